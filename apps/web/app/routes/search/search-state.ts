import { type HitType, hitTypeNames } from '../../features/search/hit-groups.ts';

export interface SearchState {
  keyword: string;
  /** Shows only hits of this type. */
  type: HitType | undefined;
}

const keywordLengthMax = 100;

export function parseSearchState(params: URLSearchParams): SearchState {
  const kind = params.get('kind') ?? '';
  return {
    keyword: (params.get('keyword') ?? '').trim().slice(0, keywordLengthMax),
    type: isHitType(kind) ? kind : undefined,
  };
}

const isHitType = (kind: string): kind is HitType => Object.hasOwn(hitTypeNames, kind);

export function searchUrl({ keyword, type }: SearchState): string {
  const params = new URLSearchParams({ ...(keyword && { keyword }), ...(type && { kind: type }) });
  return params.size ? `/search?${params}` : '/search';
}

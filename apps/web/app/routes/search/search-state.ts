import { type HitType, hitTypeNames } from '../../features/search/hit-groups.ts';

export interface SearchState {
  keyword: string;
  /** Shows only hits of this type. */
  type: HitType | undefined;
  /** Shows only hits in or about this city. */
  cityId: string | undefined;
}

const keywordLengthMax = 100;

export function parseSearchState(params: URLSearchParams): SearchState {
  const kind = params.get('kind') ?? '';
  const city = /^[a-z0-9-]{1,80}$/.exec(params.get('city') ?? '')?.[0];
  return {
    keyword: (params.get('keyword') ?? '').trim().slice(0, keywordLengthMax),
    type: isHitType(kind) ? kind : undefined,
    cityId: city,
  };
}

const isHitType = (kind: string): kind is HitType => Object.hasOwn(hitTypeNames, kind);

export function searchUrl({ keyword, type, cityId }: SearchState): string {
  const params = new URLSearchParams({
    ...(keyword && { keyword }),
    ...(type && { kind: type }),
    ...(cityId && { city: cityId }),
  });
  return params.size ? `/search?${params}` : '/search';
}

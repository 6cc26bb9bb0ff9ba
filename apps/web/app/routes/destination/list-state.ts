import type { CallInput } from '@yunyou/contract/endpoints';

/** What the list shows, as the address says it. */
export interface ListState {
  kind: 'city' | 'spot';
  keyword?: string | undefined;
  area?: string | undefined;
  tag?: string | undefined;
  month?: number | undefined;
  days?: number | undefined;
  level?: '5A' | '4A' | 'UNESCO' | undefined;
  sort: 'popular' | 'name';
  page: number;
}

const levels = ['5A', '4A', 'UNESCO'] as const;

/** Values that make no sense are as good as absent: an address is easily mistyped. */
export function parseListState(params: URLSearchParams): ListState {
  const whole = (name: string, max: number) => {
    const value = Number(params.get(name));
    return Number.isInteger(value) && value >= 1 && value <= max ? value : undefined;
  };
  const slug = (name: string) => {
    const value = params.get(name) ?? '';
    return /^[a-z0-9-]+$/.test(value) ? value : undefined;
  };
  return {
    kind: params.get('kind') === 'spot' ? 'spot' : 'city',
    keyword: params.get('keyword')?.trim().slice(0, 100) || undefined,
    area: slug('area'),
    tag: slug('tag'),
    month: whole('month', 12),
    days: whole('days', 21),
    level: levels.find((level) => level === params.get('level')),
    sort: params.get('sort') === 'name' ? 'name' : 'popular',
    page: whole('page', 10_000) ?? 1,
  };
}

/** The address of the same list with some of it changed; defaults are left out, so each list has one address. */
export function listUrl(state: ListState, change: Partial<ListState>): string {
  const { kind, sort, page, ...rest } = { ...state, page: 1, ...change };
  const params = new URLSearchParams();
  if (kind !== 'city') params.set('kind', kind);
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) params.set(name, String(value));
  if (sort !== 'popular') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params.size ? `/destination/list?${params}` : '/destination/list';
}

const pageSize = 24;

export const toCityInput = ({
  area,
  tag,
  month,
  days,
  sort,
  page,
}: ListState): CallInput<'POST /city/list'> => ({
  areaId: area,
  tagId: tag,
  bestMonth: month,
  days,
  sort,
  pageNum: page,
  pageSize,
});

export const toSpotInput = ({
  tag,
  month,
  level,
  sort,
  page,
}: ListState): CallInput<'POST /scenicSpots/selectInfoByCityCode'> => ({
  tagId: tag,
  bestMonth: month,
  level,
  sort,
  pageNum: page,
  pageSize,
});

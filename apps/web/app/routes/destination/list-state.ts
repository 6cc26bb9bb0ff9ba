import type { CallInput } from '@yunyou/contract/endpoints';
import { type SpotCategory, spotCategories, spotLevels } from '@yunyou/contract/entities/spot-words';

/** What the list shows, as the address says it. */
export interface ListState {
  kind: 'city' | 'spot';
  keyword?: string | undefined;
  area?: string | undefined;
  city?: string | undefined;
  tag?: string | undefined;
  month?: number | undefined;
  days?: number | undefined;
  level?: (typeof spotLevels)[number] | undefined;
  category?: SpotCategory | undefined;
  sort: 'popular' | 'name' | 'shortest';
  page: number;
}

/** The fields that narrow the list, for each kind; the others mean nothing to it. */
export const narrowing = {
  city: ['area', 'tag', 'month', 'days'],
  spot: ['area', 'city', 'tag', 'month', 'level', 'category'],
} as const satisfies Record<ListState['kind'], readonly (keyof ListState)[]>;

/** Values that make no sense are as good as absent: an address is easily mistyped. */
export function parseListState(params: URLSearchParams): ListState {
  const whole = (name: string, max: number) => {
    const value = Number(params.get(name));
    return Number.isInteger(value) && value >= 1 && value <= max ? value : undefined;
  };
  const slug = (name: string) => {
    const value = params.get(name) ?? '';
    return /^[a-z0-9-]{1,80}$/.test(value) ? value : undefined;
  };
  const isSpot = params.get('kind') === 'spot';
  const shared = {
    keyword: params.get('keyword')?.trim().slice(0, 100) || undefined,
    area: slug('area'),
    tag: slug('tag'),
    month: whole('month', 12),
    page: whole('page', 10_000) ?? 1,
  };
  const sort = (['name', 'shortest'] as const).find((name) => name === params.get('sort')) ?? 'popular';
  if (!isSpot) {
    const order = sort === 'shortest' ? 'popular' : sort;
    return { kind: 'city', ...shared, days: whole('days', 21), sort: order };
  }
  return {
    kind: 'spot',
    ...shared,
    city: slug('city'),
    level: spotLevels.find((level) => level === params.get('level')),
    category: spotCategories.find((category) => category === params.get('category')),
    sort,
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
  return params.size ? `/destination/list?${params.toString()}` : '/destination/list';
}

/** The list of another kind, with what both kinds understand. */
export function otherKindUrl(state: ListState, kind: ListState['kind']): string {
  const { area, tag, month } = state;
  return listUrl({ kind, area, tag, month, sort: 'popular', page: 1 }, {});
}

export const pageSize = 24;

export const toCityFilter = ({ area, tag, month, days }: ListState): CallInput<'POST /city/facets'> => ({
  areaId: area,
  tagId: tag,
  bestMonth: month,
  days,
});

export const toSpotFilter = ({
  area,
  city,
  tag,
  month,
  level,
  category,
}: ListState): CallInput<'POST /scenicSpots/facets'> => ({
  areaId: area,
  cityId: city,
  tagId: tag,
  bestMonth: month,
  level,
  category,
});

import { cityFacets, type FacetFilter, listFacets, spotFacets } from '@yunyou/contract/site/facets';
import { facetParameters, parseFacets } from '../../features/lists/facet-parameters.ts';
import { parsePage } from '../../features/lists/page-parameter.ts';

/** Which list the page shows, as its URL states it. `filter` is the input of the list endpoint. */
export type ListState = { keyword?: string | undefined; page: number } & (
  | { kind: 'city'; filter: FacetFilter<typeof cityFacets>; sort: 'popular' | 'name' }
  | { kind: 'spot'; filter: FacetFilter<typeof spotFacets>; sort: 'popular' | 'name' | 'shortest' }
);

/** Sort orders that the control offers beside the default. */
export const sortOrders = { city: ['name'], spot: ['name', 'shortest'] } as const;

/** Reads the state from the query. Invalid values are ignored, because a URL is easily mistyped. */
export function parseListState(params: URLSearchParams): ListState {
  const shared = {
    keyword: params.get('keyword')?.trim().slice(0, 100) || undefined,
    page: parsePage(params),
  };
  const sortIn = <S extends string>(orders: readonly S[]) =>
    orders.find((order) => order === params.get('sort')) ?? 'popular';
  return params.get('kind') === 'spot'
    ? { kind: 'spot', ...shared, filter: parseFacets(spotFacets, params), sort: sortIn(sortOrders.spot) }
    : { kind: 'city', ...shared, filter: parseFacets(cityFacets, params), sort: sortIn(sortOrders.city) };
}

/** Returns the URL of a page of the list, by default the first. Defaults are left out: each list has one URL. */
export function listUrl(state: ListState, { page = 1 }: { page?: number } = {}): string {
  const params = new URLSearchParams();
  if (state.kind !== 'city') params.set('kind', state.kind);
  if (state.keyword) params.set('keyword', state.keyword);
  for (const [name, value] of filterParameters(state)) params.set(name, value);
  if (state.sort !== 'popular') params.set('sort', state.sort);
  if (page > 1) params.set('page', String(page));
  return params.size ? `/destination/list?${params.toString()}` : '/destination/list';
}

/** Returns the URL of the list of a kind, with the facets that both kinds have. */
export function otherKindUrl(state: ListState, kind: ListState['kind']): string {
  const parameters = filterParameters(state).filter(([name]) => sharedParameters.has(name));
  return listUrl(parseListState(new URLSearchParams([['kind', kind], ...parameters])));
}

const filterParameters = (state: ListState) =>
  state.kind === 'city'
    ? facetParameters(cityFacets, state.filter)
    : facetParameters(spotFacets, state.filter);

const cityParameters = new Set(listFacets(cityFacets).map(({ parameter }) => parameter));
const sharedParameters = new Set(
  listFacets(spotFacets)
    .map(({ parameter }) => parameter)
    .filter((parameter) => cityParameters.has(parameter)),
);

export const pageSize = 24;

import { type FacetFilter, lineFacets, lineOrders } from '@yunyou/contract/site/facets';
import { facetParameters, parseFacets } from '../../features/lists/facet-parameters.ts';
import { parsePage } from '../../features/lists/page-parameter.ts';

/** Which tours the page shows, as its URL states it. `filter` is the input of the list endpoint. */
export interface ToursState {
  filter: FacetFilter<typeof lineFacets>;
  sort: (typeof lineOrders)[number];
  page: number;
}

/** Reads the state from the query. Invalid values are ignored, because a URL is easily mistyped. */
export function parseToursState(params: URLSearchParams): ToursState {
  return {
    filter: parseFacets(lineFacets, params),
    sort: lineOrders.find((order) => order === params.get('sort')) ?? 'popular',
    page: parsePage(params, 1000),
  };
}

/** Returns the URL of a page of the list, by default the first. Defaults are left out: each list has one URL. */
export function toursUrl({ filter, sort }: ToursState, { page = 1 }: { page?: number } = {}): string {
  const params = new URLSearchParams(facetParameters(lineFacets, filter));
  if (sort !== 'popular') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params.size ? `/trip/tours?${params.toString()}` : '/trip/tours';
}

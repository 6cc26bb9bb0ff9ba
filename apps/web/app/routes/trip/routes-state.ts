import { type FacetFilter, routeFacets } from '@yunyou/contract/site/facets';
import { facetParameters, parseFacets } from '../../features/lists/facet-parameters.ts';

/** Which classic routes the page shows, as its URL states it. It is the input of the list endpoint. */
export type RoutesFilter = FacetFilter<typeof routeFacets>;

/** Reads the filter from the query. Invalid values are ignored, because a URL is easily mistyped. */
export const parseRoutesFilter = (params: URLSearchParams): RoutesFilter => parseFacets(routeFacets, params);

/** Returns the URL of the list with this filter. Facets have the order of the table, so that each list has one URL. */
export function routesUrl(filter: RoutesFilter): string {
  const params = new URLSearchParams(facetParameters(routeFacets, filter));
  return params.size ? `/trip/routes?${params.toString()}` : '/trip/routes';
}

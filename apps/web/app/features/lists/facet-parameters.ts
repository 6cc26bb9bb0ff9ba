import {
  type FacetFilter,
  type Facets,
  listChosen,
  listFacets,
  parseFacetValue,
} from '@yunyou/contract/site/facets';

/** Reads the chosen facets from the query. Invalid values are ignored, because a URL is easily mistyped. */
export function parseFacets<T extends Facets>(facets: T, params: URLSearchParams): FacetFilter<T> {
  const chosen = listFacets(facets).flatMap(({ field, parameter, value }) => {
    const parsed = parseFacetValue(value, params.get(parameter) ?? '');
    return parsed === undefined ? [] : [[field, parsed] as const];
  });
  return Object.fromEntries(chosen) as FacetFilter<T>; // each value was parsed by its own facet
}

/** Returns the query parameters of the chosen facets, in the order of the table. */
export function facetParameters<T extends Facets>(facets: T, filter: FacetFilter<T>): [string, string][] {
  return listChosen(facets, filter).map(({ parameter, chosen }) => [parameter, String(chosen)]);
}

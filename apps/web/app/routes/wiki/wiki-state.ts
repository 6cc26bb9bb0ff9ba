import { type FacetFilter, guideFacets } from '@yunyou/contract/site/facets';
import { facetParameters, parseFacets } from '../../features/lists/facet-parameters.ts';
import { parsePage } from '../../features/lists/page-parameter.ts';

/** Which guides the list shows, as its URL states it. `filter` is the input of the list endpoint. */
export interface WikiState {
  filter: FacetFilter<typeof guideFacets>;
  word?: string | undefined;
  sort: 'popular' | 'newest' | 'title';
  page: number;
}

/** Reads the state from the query. Invalid values are ignored. */
export function parseWikiState(params: URLSearchParams): WikiState {
  return {
    filter: parseFacets(guideFacets, params),
    word: params.get('word')?.trim().slice(0, 100) || undefined,
    sort: (['newest', 'title'] as const).find((name) => name === params.get('sort')) ?? 'popular',
    page: parsePage(params),
  };
}

/** Returns the URL of a page of the list, by default the first. Defaults are left out: each list has one URL. */
export function wikiUrl({ filter, word, sort }: WikiState, { page = 1 }: { page?: number } = {}): string {
  const params = new URLSearchParams(facetParameters(guideFacets, filter));
  if (word) params.set('word', word);
  if (sort !== 'popular') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params.size ? `/wiki?${params.toString()}` : '/wiki';
}

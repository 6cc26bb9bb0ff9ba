/** What the list of guides shows, as the address says it. */
export interface WikiState {
  tag?: string | undefined;
  city?: string | undefined;
  word?: string | undefined;
  sort: 'popular' | 'newest' | 'title';
  page: number;
}

/** Values that make no sense are as good as absent. */
export function parseWikiState(params: URLSearchParams): WikiState {
  const slug = (name: string) => {
    const value = params.get(name) ?? '';
    return /^[a-z0-9-]{1,80}$/.test(value) ? value : undefined;
  };
  const page = Number(params.get('page'));
  return {
    tag: slug('tag'),
    city: slug('city'),
    word: params.get('word')?.trim().slice(0, 100) || undefined,
    sort: (['newest', 'title'] as const).find((name) => name === params.get('sort')) ?? 'popular',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The address of the same list with some of it changed. */
export function wikiUrl(state: WikiState, change: Partial<WikiState>): string {
  const { sort, page, ...rest } = { ...state, page: 1, ...change };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value) params.set(name, value);
  if (sort !== 'popular') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params.size ? `/wiki?${params.toString()}` : '/wiki';
}

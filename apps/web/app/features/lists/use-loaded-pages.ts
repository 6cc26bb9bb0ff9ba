import { useState } from 'react';

interface LoadedPages<T> {
  key: string;
  first: number;
  last: number;
  latest: readonly T[];
  items: readonly T[];
}

/**
 * Collects the pages of a list while the visitor loads the next or previous one. It starts again when the list (`key`)
 * changes or the page is not adjacent. The first render has only the page of the URL, as on the server.
 */
export function useLoadedPages<T>(key: string, page: number, latest: readonly T[]): LoadedPages<T> {
  const [loaded, setLoaded] = useState<LoadedPages<T>>({
    key,
    first: page,
    last: page,
    latest,
    items: latest,
  });
  if (loaded.latest === latest) return loaded;
  const next = joinPages(loaded, { key, page, latest });
  setLoaded(next);
  return next;
}

function joinPages<T>(
  loaded: LoadedPages<T>,
  { key, page, latest }: { key: string; page: number; latest: readonly T[] },
): LoadedPages<T> {
  if (key === loaded.key && page === loaded.last + 1) {
    return { ...loaded, last: page, latest, items: [...loaded.items, ...latest] };
  }
  if (key === loaded.key && page === loaded.first - 1) {
    return { ...loaded, first: page, latest, items: [...latest, ...loaded.items] };
  }
  return { key, first: page, last: page, latest, items: latest };
}

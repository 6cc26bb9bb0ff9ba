import type { SearchHit } from '@yunyou/contract/site/destination.endpoints';
import { useEffect, useState } from 'react';
import { createBrowserClient } from '../../api/browser-client.ts';
import { useApiBase } from '../../api/use-api.ts';

export interface HitsOptions {
  limit: number;
  /** Returns only hits of these types. */
  types?: readonly SearchHit['type'][] | undefined;
}

const debounceMs = 120;
/** Hits by keyword, for the lifetime of the document: deleting a letter shows the earlier hits immediately. */
const cache = new Map<string, SearchHit[]>();

/**
 * Searches while the visitor types. Returns undefined until the first answer, and the previous hits while the next
 * request is running.
 */
export function useHits(text: string, { limit, types }: HitsOptions): SearchHit[] | undefined {
  const apiBase = useApiBase();
  const keyword = text.trim().slice(0, 100);
  const [answer, setAnswer] = useState<SearchHit[]>();

  useEffect(() => {
    if (!keyword || cache.has(keyword)) return;
    const request = new AbortController();
    const search = async () => {
      const api = createBrowserClient({ apiBase, isSilent: true, signal: request.signal });
      try {
        const { list } = await api('GET /destination/search', { keyword, limit: 50 });
        cache.set(keyword, list);
        setAnswer(list);
      } catch {
        if (!request.signal.aborted) setAnswer([]); // Suggestions are optional; the search page shows the error.
      }
    };
    const timer = setTimeout(() => void search(), debounceMs);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [apiBase, keyword]);

  if (!keyword) return undefined;
  const hits = cache.get(keyword) ?? answer;
  return hits?.filter(({ type }) => !types || types.includes(type)).slice(0, limit);
}

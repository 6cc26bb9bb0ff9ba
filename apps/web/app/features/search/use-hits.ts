import type { SearchHit } from '@yunyou/contract/site/destination.endpoints';
import { useEffect, useState } from 'react';
import { createBrowserClient } from '../../api/browser-client.ts';
import { useApiBase } from '../../api/use-api.ts';

export interface HitsOptions {
  limit: number;
  /** Only these kinds, as in the search of guides. */
  types?: readonly SearchHit['type'][] | undefined;
}

const pauseMs = 120;
/** Answers of this visit: going back a letter shows at once what was there. */
const known = new Map<string, SearchHit[]>();

/** What fits the text so far; undefined until the first answer. While the next is on its way the last one stays. */
export function useHits(text: string, { limit, types }: HitsOptions): SearchHit[] | undefined {
  const apiBase = useApiBase();
  const keyword = text.trim().slice(0, 100);
  const [answer, setAnswer] = useState<SearchHit[]>();

  useEffect(() => {
    if (!keyword || known.has(keyword)) return;
    const request = new AbortController();
    const ask = async () => {
      const api = createBrowserClient({ apiBase, isSilent: true, signal: request.signal });
      try {
        const { list } = await api('GET /destination/search', { keyword, limit: 50 });
        known.set(keyword, list);
        setAnswer(list);
      } catch {
        if (!request.signal.aborted) setAnswer([]); // the search page will say what is wrong
      }
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [apiBase, keyword]);

  if (!keyword) return undefined;
  const hits = known.get(keyword) ?? answer;
  return hits?.filter(({ type }) => !types || types.includes(type)).slice(0, limit);
}

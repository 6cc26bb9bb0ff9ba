import type { ApiClient } from '@yunyou/contract/client';
import { type EndpointKey, endpoints } from '@yunyou/contract/endpoints';
import type { ChangeWatch } from './change-watch.ts';

interface AnswerCacheOptions {
  changes: Pick<ChangeWatch, 'current'>;
  /** Maximum age of an answer. Counts of likes and seats may be this old on a page. */
  freshMs: number;
  entriesMax: number;
  now(): number;
}

interface Answer {
  value: Promise<unknown>;
  changeNumber: number;
  requestedAt: number;
}

/**
 * Caches public API answers in memory until the catalogue changes, so that rendering a personal page needs no catalogue
 * queries. Private endpoints and failures are not cached. Expired entries are dropped, and the oldest one above `entriesMax`.
 */
export function cacheAnswers(
  api: ApiClient,
  { changes, freshMs, entriesMax, now }: AnswerCacheOptions,
): ApiClient {
  const answers = new Map<string, Answer>(); // in insertion order: the first entry is the oldest
  /** Expired answers would stay in memory until `entriesMax` others have replaced them. */
  const dropExpired = () => {
    for (const [name, { requestedAt }] of answers) {
      if (now() - requestedAt <= freshMs) return;
      answers.delete(name);
    }
  };
  const request = api as (key: EndpointKey, input?: unknown) => Promise<unknown>; // typed per key by the contract
  const call = (key: EndpointKey, input: unknown = {}): Promise<unknown> => {
    const { access, isPrivate } = endpoints[key];
    if (access !== 'anyone' || isPrivate) return request(key, input);
    const name = `${key} ${JSON.stringify(input)}`;
    const changeNumber = changes.current();
    const cached = answers.get(name);
    if (cached && cached.changeNumber === changeNumber && now() - cached.requestedAt <= freshMs)
      return cached.value;
    answers.delete(name);
    const value = request(key, input);
    dropExpired();
    answers.set(name, { value, changeNumber, requestedAt: now() });
    // The caller handles the failure; here it only must not stay in the cache.
    value.catch(() => answers.get(name)?.value === value && answers.delete(name));
    const [oldest] = answers.keys();
    if (answers.size > entriesMax && oldest !== undefined) answers.delete(oldest);
    return value;
  };
  return call as ApiClient; // typed per key by the contract
}

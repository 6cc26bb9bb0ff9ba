import type { ApiClient } from '@yunyou/contract/client';
import { type EndpointKey, endpoints } from '@yunyou/contract/endpoints';
import { ByteBoundedCache, entryOverheadBytes } from '../byte-bounded-cache.ts';
import type { ChangeWatch } from './change-watch.ts';

interface AnswerCacheOptions {
  changes: Pick<ChangeWatch, 'current'>;
  /** Maximum age of an answer. Counts of likes and seats may be this old on a page. */
  freshMs: number;
  maxBytes: number;
  now(): number;
}

interface Answer {
  value: Promise<unknown>;
  changeNumber: number;
  requestedAt: number;
}

/** Memory of parsed values per character of their JSON: objects, and two bytes per letter of texts with Chinese. */
const bytesPerCharacter = 2;

/**
 * Caches public API answers in memory until the catalogue changes, so that rendering a personal page needs no catalogue
 * queries. Private endpoints and failures are not cached. Expired entries are dropped, and the least recently used ones above
 * `maxBytes`: most answers are for one page, which is cached itself.
 */
export function cacheAnswers(
  api: ApiClient,
  { changes, freshMs, maxBytes, now }: AnswerCacheOptions,
): ApiClient {
  const answers = new ByteBoundedCache<Answer>(maxBytes);
  const isExpired = ({ requestedAt }: Answer) => now() - requestedAt > freshMs;
  const request = api as (key: EndpointKey, input?: unknown) => Promise<unknown>; // typed per key by the contract
  const call = (key: EndpointKey, input: unknown = {}): Promise<unknown> => {
    const { access, isPrivate } = endpoints[key];
    if (access !== 'anyone' || isPrivate) return request(key, input);
    const name = `${key} ${JSON.stringify(input)}`;
    const changeNumber = changes.current();
    const cached = answers.peek(name);
    if (cached?.changeNumber === changeNumber && !isExpired(cached)) {
      answers.use(name);
      return cached.value;
    }
    const answer = { value: request(key, input), changeNumber, requestedAt: now() };
    answers.dropWhile(isExpired);
    answers.set(name, answer, 0); // the size is known when the answer is complete
    const isCurrent = () => answers.peek(name) === answer;
    answer.value.then(
      (value) => {
        if (isCurrent()) answers.set(name, answer, bytesOf(name, value));
      },
      () => {
        if (isCurrent()) answers.delete(name);
      },
    );
    return answer.value;
  };
  return call as ApiClient; // typed per key by the contract
}

const bytesOf = (name: string, value: unknown): number =>
  entryOverheadBytes + name.length + (JSON.stringify(value)?.length ?? 0) * bytesPerCharacter;

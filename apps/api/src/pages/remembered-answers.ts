import type { ApiClient } from '@yunyou/contract/client';
import { type EndpointKey, endpoints } from '@yunyou/contract/endpoints';
import type { ChangeWatch } from './change-watch.ts';

export interface RememberedAnswersOptions {
  changes: Pick<ChangeWatch, 'current'>;
  /** Counts of likes and seats may be this old on a page, as they may on a page from the cache. */
  freshMs: number;
  entriesMax: number;
  now(): number;
}

interface Answer {
  value: Promise<unknown>;
  changeNumber: number;
  askedAt: number;
}

/**
 * What pages ask of the catalogue, answered from memory until it changes: a page made for one visitor then costs
 * its rendering alone. Only for what everybody may see; failures are asked again.
 */
export function rememberAnswers(
  api: ApiClient,
  { changes, freshMs, entriesMax, now }: RememberedAnswersOptions,
): ApiClient {
  const answers = new Map<string, Answer>(); // in order of asking: the first is the oldest
  const ask = api as (key: EndpointKey, input?: unknown) => Promise<unknown>; // typed per key by the contract
  const call = (key: EndpointKey, input: unknown = {}): Promise<unknown> => {
    const { access, isPrivate } = endpoints[key];
    if (access !== 'anyone' || isPrivate) return ask(key, input);
    const name = `${key} ${JSON.stringify(input)}`;
    const changeNumber = changes.current();
    const known = answers.get(name);
    if (known && known.changeNumber === changeNumber && now() - known.askedAt <= freshMs) return known.value;
    answers.delete(name);
    const value = ask(key, input);
    answers.set(name, { value, changeNumber, askedAt: now() });
    value.catch(() => answers.get(name)?.value === value && answers.delete(name));
    const [oldest] = answers.keys();
    if (answers.size > entriesMax && oldest !== undefined) answers.delete(oldest);
    return value;
  };
  return call as ApiClient; // as above
}

import type { ApiClient } from '@yunyou/contract/client';
import { chinaNow } from '@yunyou/domain/time/china-time';
import { data, redirect } from 'react-router';

/** Turns 400 answers of the API into 404 pages: all input of a page comes from its address, so the address is wrong. */
export function toNotFoundOnBadInput(api: ApiClient): ApiClient {
  const call = async (...args: Parameters<ApiClient>) => {
    try {
      return await api(...args);
    } catch (error) {
      if (statusOf(error) === 400) throw data(null, { status: 404 });
      throw error;
    }
  };
  return call as ApiClient; // typed per key by the contract
}

/** Throws the router's 404 when the answer is "not found" or "bad input"; rethrows everything else, which becomes a 500. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  const found = await findOrUndefined(answer);
  if (found === undefined) throw data(null, { status: 404 });
  return found;
}

/** Resolves to undefined when the answer is "not found" or "bad input". Rejects on an outage: it must not look like missing content. */
export async function findOrUndefined<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

function isNotFound(error: unknown): boolean {
  const status = statusOf(error);
  return status === 404 || status === 400;
}

/** Reads the HTTP status of ApiError (server), ApiFailure (browser), and of what `data()` and the router throw. */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('status' in error && typeof error.status === 'number') return error.status;
  if ('code' in error && typeof error.code === 'number') return error.code;
  return 'init' in error ? statusOf(error.init) : undefined;
}

/** Returns a query parameter, such as the `id` of a detail page; redirects to `parentList` when it is missing or empty. */
export function requireParameter(request: Request, name: string, parentList: string): string {
  const value = new URL(request.url).searchParams.get(name);
  if (!value) throw redirect(parentList);
  return value;
}

/** Returns today in China by the server clock, so that server and client render the same. */
export const chinaToday = (): string => chinaNow(new Date()).date;

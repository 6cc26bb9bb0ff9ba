import type { ApiClient } from '@yunyou/contract/client';
import { data } from 'react-router';

/** All a page asks with comes from its address: what the API calls bad input is an address without a page. */
export function refusingBadAddresses(api: ApiClient): ApiClient {
  const asking = async (...call: Parameters<ApiClient>) => {
    try {
      return await api(...call);
    } catch (error) {
      if (error instanceof Error && 'status' in error && error.status === 400)
        throw data(null, { status: 404 });
      throw error;
    }
  };
  return asking as ApiClient; // typed per key by the contract
}

/** A page about something that does not exist is a 404; the rest is an error of ours. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isNotFound(error)) throw data(null, { status: 404 });
    throw error;
  }
}

/** Returns undefined when the API answers 404. Other failures are rethrown: an outage is not an absent page. */
export async function findOrUndefined<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/** Bad input here means a bad address: there is no such page either. */
function isNotFound(error: unknown): boolean {
  const status = statusOf(error);
  return status === 404 || status === 400;
}

/** Returns the status of an error of the API (`status` in process, `code` over HTTP) or of a thrown `data()`. */
function statusOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('status' in error) return error.status;
  if ('code' in error) return error.code;
  return 'init' in error ? statusOf(error.init) : undefined;
}

/** The `id` that query-driven pages live by. */
export function requireParameter(request: Request, name: string): string {
  const value = new URL(request.url).searchParams.get(name);
  if (!value) throw data(null, { status: 404 });
  return value;
}

export type { ApiClient };

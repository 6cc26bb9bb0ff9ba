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

/** Bad input here means a bad address: there is no such page either. */
function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'status' in error && (error.status === 404 || error.status === 400);
}

/** The `id` that query-driven pages live by. */
export function requireParameter(request: Request, name: string): string {
  const value = new URL(request.url).searchParams.get(name);
  if (!value) throw data(null, { status: 404 });
  return value;
}

export type { ApiClient };

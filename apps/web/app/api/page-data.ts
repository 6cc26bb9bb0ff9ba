import type { ApiClient } from '@yunyou/contract/client';
import { data } from 'react-router';

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

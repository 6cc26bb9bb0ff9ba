import { toApiRequest } from '@yunyou/contract/client';
import type { CallInput, CallOutput, EndpointKey } from '@yunyou/contract/endpoints';

/** An API answer; status 0 means that the connection failed. */
export interface SiteAnswer<T> {
  status: number;
  /** Set if the status is 200. */
  data?: T;
  error?: string;
  retryAfter: string | null;
}

export type CallSite = <K extends EndpointKey>(
  key: K,
  input: CallInput<K>,
) => Promise<SiteAnswer<CallOutput<K>>>;

const timeoutMs = 30_000;

/** Returns a function that calls the API over HTTP and never throws. `url` is read per call, because a restart may change it. */
export function createCallSite(url: () => string, headers: Record<string, string> = {}): CallSite {
  return async <K extends EndpointKey>(key: K, input: CallInput<K>) => {
    const { method, path, fields } = toApiRequest(key, { ...input });
    const query = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]);
    const search = method === 'GET' ? `?${new URLSearchParams(query).toString()}` : '';
    const address = `${url()}/api/yunyou${path}${search}`;
    try {
      const response = await fetch(address, {
        method,
        headers: { ...headers, ...(method === 'POST' && { 'content-type': 'application/json' }) },
        signal: AbortSignal.timeout(timeoutMs),
        ...(method === 'POST' && { body: JSON.stringify(fields) }),
      });
      const body = (await response.json()) as { message: string; data: CallOutput<K> }; // our envelope
      const retryAfter = response.headers.get('retry-after');
      return response.status === 200
        ? { status: 200, data: body.data, retryAfter }
        : { status: response.status, error: body.message, retryAfter };
    } catch (error) {
      return { status: 0, error: String(error), retryAfter: null };
    }
  };
}

/** Returns the data of an answer, and throws if the call failed. */
export function expectGood<T>({ status, data, error }: SiteAnswer<T>): T {
  if (status !== 200 || data === undefined) throw new Error(`The site answered ${status}: ${error}`);
  return data;
}

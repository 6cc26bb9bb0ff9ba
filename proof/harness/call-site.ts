import { toApiRequest } from '@yunyou/contract/client';
import type { CallInput, CallOutput, EndpointKey } from '@yunyou/contract/endpoints';

/** What came back, if anything did: status 0 stands for a connection that broke. */
export interface SiteAnswer<T> {
  status: number;
  /** Present with status 200. */
  data?: T;
  error?: string;
  retryAfter: string | null;
}

export type CallSite = <K extends EndpointKey>(
  key: K,
  input: CallInput<K>,
) => Promise<SiteAnswer<CallOutput<K>>>;

const patienceMs = 30_000;

/** Calls the API of a running site over HTTP; never throws. `url` is asked each time, for it may move. */
export function createCallSite(url: () => string, headers: Record<string, string> = {}): CallSite {
  return async <K extends EndpointKey>(key: K, input: CallInput<K>) => {
    const { method, path, fields } = toApiRequest(key, { ...input });
    const query = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]);
    const asked = method === 'GET' ? `?${new URLSearchParams(query).toString()}` : '';
    const address = `${url()}/api/yunyou${path}${asked}`;
    try {
      const response = await fetch(address, {
        method,
        headers: { ...headers, ...(method === 'POST' && { 'content-type': 'application/json' }) },
        signal: AbortSignal.timeout(patienceMs),
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

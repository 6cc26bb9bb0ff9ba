import { createHttpClient, type HttpClient } from '@yunyou/contract/http-client';
import { ofetch } from 'ofetch';

const timeoutMs = 60_000;

/** A typed client of one site. It owns the trips that it creates, without an account. */
export interface SiteClient extends HttpClient {
  /** Sends this trip key with all further calls. */
  useTripKey(key: string): void;
}

/** Creates a client for the site at this address. Every call is typed by the contract and fails with an `ApiFailure`. */
export function createSiteClient(site: string): SiteClient {
  const headers: Record<string, string> = {};
  const client = createHttpClient({
    fetch: ofetch,
    apiBase: new URL('/api/yunyou', site).href,
    timeoutMs,
    headersFor: () => headers,
  });
  return {
    ...client,
    useTripKey: (key) => {
      headers['trip-key'] = key;
    },
  };
}

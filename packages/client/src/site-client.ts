import { createHttpClient, type HttpClient } from '@yunyou/contract/http-client';
import { ofetch } from 'ofetch';

const timeoutMs = 60_000;

/** A typed client of one site. It owns the trips that it creates, without an account. */
export interface SiteClient extends HttpClient {
  /** Sends this trip key with all further calls. */
  useTripKey(key: string): void;
}

interface ClientOptions {
  /** Key of a partner, for more calls than one address may make. */
  apiKey?: string;
}

/** Creates a client for the site at this address. Every call is typed by the contract and fails with an `ApiFailure`. */
export function createSiteClient(site: string, { apiKey }: ClientOptions = {}): SiteClient {
  const headers: Record<string, string> = apiKey === undefined ? {} : { 'x-api-key': apiKey };
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

import type { ApiClient } from '@yunyou/contract/client';
import type { HttpClient } from '@yunyou/contract/http-client';
import { useMemo } from 'react';
import { useSite } from '../use-site.ts';
import { createBrowserClient, createFileClient, fileTimeoutMs } from './browser-client.ts';

/** Returns base URL and product prefix of the API. */
export function useApiBase(): string {
  return useSite()?.apiBase ?? '/api/yunyou';
}

/** Returns an API client for actions after the page has loaded. */
export function useApi(): ApiClient {
  const apiBase = useApiBase();
  return useMemo(() => createBrowserClient({ apiBase }), [apiBase]);
}

/** Returns an API client that sends and loads files. */
export function useFileApi(): HttpClient {
  const apiBase = useApiBase();
  return useMemo(() => createFileClient({ apiBase, timeoutMs: fileTimeoutMs }), [apiBase]);
}

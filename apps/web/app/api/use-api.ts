import type { ApiClient } from '@yunyou/contract/client';
import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import { createBrowserClient } from './browser-client.ts';

/** Base URL and product prefix of the API. */
export function useApiBase(): string {
  return useRouteLoaderData<typeof loader>('root')?.apiBase ?? '/api/yunyou';
}

/** The API for what a visitor does after the page has loaded. */
export function useApi(): ApiClient {
  const apiBase = useApiBase();
  return useMemo(() => createBrowserClient({ apiBase }), [apiBase]);
}

import type { Settings } from '../settings.ts';

/** Endpoints that also have an address without the prefix of the API, because people copy it. */
const shortPaths = /^\/(embed\/|data\/|oembed(?:\?|$))/;

/** Returns the address of the endpoint for a short address, and any other address unchanged. */
export function toFullAddress(
  url: string,
  { API_BASE, API_PREFIX }: Pick<Settings, 'API_BASE' | 'API_PREFIX'>,
): string {
  return shortPaths.test(url) ? `${API_BASE}/${API_PREFIX}${url}` : url;
}

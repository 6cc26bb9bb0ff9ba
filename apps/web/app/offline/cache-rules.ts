import { shareTargetPath } from './shared-text.ts';

type FetchStrategy =
  /** The service worker does not respond. */
  | 'browser'
  /** Another app shares a text or file with the installed app. */
  | 'shared'
  /** Network, then the saved copy, then the offline page. */
  | 'page'
  /** The saved copy, then the network: the file name contains a hash, so the content never changes. */
  | 'saved-first'
  /** Network, then the saved copy. */
  | 'network-first';

interface WorkerRequest {
  method: string;
  /** `navigate` for a document. */
  mode: string;
  url: URL;
  origin: string;
  /** Origin of the CDN in front of our files (`ASSET_URL`). */
  assetOrigin?: string | undefined;
}

/** Chooses how the service worker responds. API answers are personal, so it never serves them. */
export function chooseStrategy({ method, mode, url, origin, assetOrigin }: WorkerRequest): FetchStrategy {
  if (method === 'POST' && url.origin === origin && url.pathname === shareTargetPath) return 'shared';
  if (method !== 'GET' || (url.origin !== origin && url.origin !== assetOrigin)) return 'browser';
  if (/^\/(api|admin|builds)(\/|$)/.test(url.pathname) || url.pathname === '/sw.js') return 'browser';
  if (mode === 'navigate') return 'page';
  if (url.pathname.startsWith('/assets/')) return 'saved-first';
  return 'network-first';
}

/** Returns the cache key of a URL: without `_routes`, with which the router selects parts of the same data. */
export function toCacheKey(url: URL): string {
  const key = new URL(url);
  key.searchParams.delete('_routes');
  return key.pathname + key.search;
}

/** Returns whether two picture paths show the same picture, in any width, type or crop: offline any of them is better than none. */
export function isSamePicture(a: string, b: string): boolean {
  const folder = (path: string) => path.slice(0, path.lastIndexOf('/'));
  return a.startsWith('/pictures/') && folder(a) === folder(b);
}

/** Everything that was saved for use without a network, in one cache; the page fills it, the worker reads it. */
export const savedCache = 'yunyou-saved';

export type Answer =
  /** Let the browser do what it would do without a worker. */
  | 'browser'
  /** A page: the network, else what was saved, else the offline page. */
  | 'page'
  /** Has a hash in its name: what was saved is as good as the network's. */
  | 'saved-first'
  /** The network, else what was saved. */
  | 'network-first';

interface AskedFor {
  method: string;
  /** `navigate` for a page. */
  mode: string;
  url: URL;
  origin: string;
}

/** How the worker answers a request. What people ask the API is theirs: the worker never touches it. */
export function answerFor({ method, mode, url, origin }: AskedFor): Answer {
  if (method !== 'GET' || url.origin !== origin) return 'browser';
  if (/^\/(api|admin|builds)(\/|$)/.test(url.pathname) || url.pathname === '/sw.js') return 'browser';
  if (mode === 'navigate') return 'page';
  if (url.pathname.startsWith('/assets/')) return 'saved-first';
  return 'network-first';
}

/** The address something was saved under: the router's own parameter says only which parts it needs. */
export function savedAddress(url: URL): string {
  const kept = new URL(url);
  kept.searchParams.delete('_routes');
  return kept.pathname + kept.search;
}

/** `/pictures/city/xian/tile-480.avif` stands for every width and type of that crop, and for other crops at need. */
export function isSamePicture(a: string, b: string): boolean {
  const folder = (path: string) => path.slice(0, path.lastIndexOf('/'));
  return a.startsWith('/pictures/') && folder(a) === folder(b);
}

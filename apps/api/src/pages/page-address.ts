import { pageParameters } from '@yunyou/contract/page-renderer';

const valueLengthMax = 200;
const wishLengthMax = 2000;

/**
 * Returns the canonical address of a page, which is its cache key: the path and the known parameters in a fixed order.
 * Returns undefined for unknown paths.
 */
export function pageAddress(url: URL): string | undefined {
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : url.pathname;
  const known = pageParameters[path];
  if (!known) return undefined;
  const query = new URLSearchParams();
  for (const name of known) {
    const value = url.searchParams.get(name);
    if (value !== null && value !== '')
      query.set(name, value.slice(0, name === 'wish' ? wishLengthMax : valueLengthMax));
  }
  return query.size ? `${path}?${query.toString()}` : path;
}

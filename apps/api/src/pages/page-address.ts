import { pageParameters } from '@yunyou/contract/page-renderer';

const longestValue = 200;
/** A wish is a text of the visitor's own. */
const longestWish = 2000;

/**
 * The address a page is rendered for: its path and the parameters it understands, in one order. Two addresses
 * that show the same page are one address here. `undefined` for a path that is no page of ours.
 */
export function pageAddress(url: URL): string | undefined {
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : url.pathname;
  const known = pageParameters[path];
  if (!known) return undefined;
  const kept = new URLSearchParams();
  for (const name of known) {
    const value = url.searchParams.get(name);
    if (value !== null && value !== '')
      kept.set(name, value.slice(0, name === 'wish' ? longestWish : longestValue));
  }
  return kept.size ? `${path}?${kept.toString()}` : path;
}

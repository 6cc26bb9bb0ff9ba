import { type MouseEvent, useEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';

let navigate: NavigateFunction | undefined;

/** Gives links the router. Called once, by the frame of all pages. */
export function useLinkNavigation(): void {
  const current = useNavigate();
  useEffect(() => {
    navigate = current;
  }, [current]);
}

/** Opens the page of a clicked link without a new document. Clicks that open a tab or window are left to the browser. */
export function followLink(
  event: MouseEvent<HTMLAnchorElement>,
  options: { preventScrollReset: boolean },
): void {
  if (event.defaultPrevented || !navigate || !opensHere(event)) return;
  event.preventDefault();
  const { pathname, search, hash, href } = event.currentTarget; // resolved by the browser, as the router would
  const replace = href === location.href; // as the browser does: no second entry in the history
  void navigate(pathname + search + hash, { ...options, replace });
}

function opensHere({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) {
  const isPlain = button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
  return isPlain && (!currentTarget.target || currentTarget.target === '_self');
}

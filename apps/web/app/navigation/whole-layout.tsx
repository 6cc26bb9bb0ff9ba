import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useNonce } from '../nonce.tsx';

/**
 * Sections outside the viewport have an estimated height (`section.module.css`). A jump to a place further down needs the
 * real ones: going back, a reload, and links to a part of a page. Then the root gets the attribute `data-whole`.
 */
const layOutReturns = `{
  const [navigation] = performance.getEntriesByType('navigation');
  const isReturn = navigation && navigation.type !== 'navigate';
  if (isReturn || location.hash) document.documentElement.dataset.whole = '';
}`;

/** Lays the whole page out before the browser restores the scroll position of a reload, and for an address with a fragment. */
export function EarlyLayout() {
  const nonce = useNonce();
  // oxlint-disable-next-line react/no-danger -- a constant of ours, allowed by its hash
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: layOutReturns }} />
  );
}

/** Does the same within the visit. The next page that is opened by a link skips its sections again. */
export function useWholeLayout(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    addEventListener('popstate', layOut);
    addEventListener('click', layOutForFragment, { capture: true });
    return () => {
      removeEventListener('popstate', layOut);
      removeEventListener('click', layOutForFragment, { capture: true });
    };
  }, []);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- each navigation has its own key
  useLayoutEffect(() => {
    if (type === NavigationType.Push && !location.hash) delete document.documentElement.dataset['whole'];
  }, [key, type]);
}

function layOut(): void {
  document.documentElement.dataset['whole'] = '';
}

function layOutForFragment({ target }: Event): void {
  if (target instanceof Element && target.closest('a[href*="#"]')) layOut();
}

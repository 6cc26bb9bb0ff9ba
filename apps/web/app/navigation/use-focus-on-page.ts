import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Query parameters that name what a page is about; others, such as filters, change a list on the same page. */
const subjects = ['id', 'line', 'type'];

/** Kept outside of the component: the router mounts the frame again when it enters or leaves an error page. */
let shownPage: string | undefined;

/**
 * Moves the focus to the content after a navigation to another page, so that keyboards and screen readers start there.
 * A field or notice of the new page that has taken the focus keeps it.
 */
export function useFocusOnPage(contentId: string): void {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const page = [pathname, ...subjects.map((name) => params.get(name))].join(' ');
  useEffect(() => {
    const isFirst = shownPage === undefined;
    if (shownPage === page) return;
    shownPage = page;
    const content = document.getElementById(contentId);
    const focused = document.activeElement;
    const isTaken = content?.contains(focused) && focused?.matches('input, textarea, [tabindex="-1"]');
    if (!isFirst && !isTaken) content?.focus({ preventScroll: true });
  }, [page, contentId]);
}

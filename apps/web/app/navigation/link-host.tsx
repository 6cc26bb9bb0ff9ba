import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { preloads } from './preloads.ts';

const mark = 'data-page';
const stays = 'stays';

/** What a link carries to be followed here. */
export const pageLinkMarks = (preventScrollReset: boolean) => ({ [mark]: preventScrollReset ? stays : '' });

/**
 * Follows the links of all pages without loading a page anew, and fetches a page ahead when somebody is about to
 * follow its link. One listener for all of them: hundreds of links cost neither server nor browser anything.
 */
export function LinkHost() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = pageLinkOf(event);
      if (!link || event.defaultPrevented || !isPlainClick(event) || opensElsewhere(link)) return;
      event.preventDefault();
      const { pathname, search, hash } = link;
      const isHere = link.href === location.href;
      const preventScrollReset = link.getAttribute(mark) === stays;
      void navigate({ pathname, search, hash }, { replace: isHere, preventScrollReset });
    };
    // On the window, so that it comes after React, whose handlers may have other plans for the click.
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [navigate]);
  useEffect(() => {
    const fetchAhead = (event: Event) => {
      const link = pageLinkOf(event);
      if (link) preloads.request(link.pathname + link.search);
    };
    const signs = ['mouseover', 'focusin', 'touchstart'];
    for (const sign of signs) document.addEventListener(sign, fetchAhead, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, fetchAhead);
    };
  }, []);
  return null;
}

function pageLinkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(`a[${mark}]`) : null;
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

const opensElsewhere = (link: HTMLAnchorElement) =>
  link.origin !== location.origin || (link.target !== '' && link.target !== '_self');

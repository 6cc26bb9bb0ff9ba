import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { renderServerLink, unchangedPath } from '../framework-deviations/server-link.tsx';
import { endIntent, preloadInView, startIntent } from './preload-on-intent.ts';
import { addressKind } from './safe-address.ts';

interface PageLinkProps
  extends Omit<ComponentProps<'a'>, 'href' | 'ref' | 'onFocus' | 'onBlur' | 'onTouchStart'> {
  to: string;
  /** Preloads the page when the link comes into view, not only on hover or focus: for the few links most visitors follow. */
  isLikely?: boolean;
  /** Keeps the scroll position, for choices within a page. */
  preventScrollReset?: boolean;
}

/** Links to a page of this site. Shows plain text for an external or unsafe address. */
export function PageLink({ isLikely = false, preventScrollReset = false, ...props }: PageLinkProps) {
  if (import.meta.env.SSR && unchangedPath.test(props.to)) return renderServerLink(props);
  if (!isOwnPath(props.to)) return <span className={props.className}>{props.children}</span>;
  const link = {
    ...props,
    discover: 'none', // the manifest of all routes is loaded with the first page
    prefetch: 'none', // the queue preloads
    preventScrollReset,
    onFocus: startIntent,
    onBlur: endIntent,
    onTouchStart: startIntent,
    onMouseEnter: (event: MouseEvent<HTMLAnchorElement>) => {
      props.onMouseEnter?.(event);
      startIntent(event);
    },
    onMouseLeave: (event: MouseEvent<HTMLAnchorElement>) => {
      props.onMouseLeave?.(event);
      endIntent(event);
    },
  } as const;
  return isLikely ? <LikelyLink {...link} /> : <Link {...link} />;
}

function LikelyLink(props: ComponentProps<typeof Link>) {
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => (ref.current ? preloadInView(ref.current) : undefined), []);
  return <Link {...props} ref={ref} />;
}

/**
 * Checks against a placeholder origin: server and browser must agree, and the public name of the server is not
 * available here.
 */
function isOwnPath(address: string): boolean {
  return addressKind(address, 'https://own.invalid') === 'internal';
}

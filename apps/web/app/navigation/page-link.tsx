import type { ComponentProps, MouseEvent } from 'react';
import { followLink } from './link-navigation.ts';
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

/**
 * Links to a page of this site. Shows plain text for an external or unsafe address. Has no hooks, because a page has up to 230
 * links and the router's `<Link>` runs about 20 in each.
 */
export function PageLink({
  to,
  isLikely = false,
  preventScrollReset = false,
  children,
  ...props
}: PageLinkProps) {
  if (!isOwnPath(to)) return <span className={props.className}>{children}</span>;
  if (import.meta.env.SSR) {
    return (
      <a {...props} href={to}>
        {children}
      </a>
    );
  }
  return (
    <a
      {...props}
      href={to}
      ref={isLikely ? preloadInView : undefined}
      onFocus={startIntent}
      onBlur={endIntent}
      onTouchStart={startIntent}
      onMouseEnter={(event: MouseEvent<HTMLAnchorElement>) => {
        props.onMouseEnter?.(event);
        startIntent(event);
      }}
      onMouseLeave={(event: MouseEvent<HTMLAnchorElement>) => {
        props.onMouseLeave?.(event);
        endIntent(event);
      }}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        props.onClick?.(event);
        followLink(event, { preventScrollReset });
      }}
    >
      {children}
    </a>
  );
}

/**
 * Checks against a placeholder origin: server and browser must agree, and the public name of the server is not
 * available here.
 */
function isOwnPath(address: string): boolean {
  return addressKind(address, 'https://own.invalid') === 'internal';
}

import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { ServerLink, unchangedPath } from '../framework-deviations/server-link.tsx';
import { addressKind } from './safe-address.ts';
import { isSaveDataOn } from './save-data.ts';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** Prefetches when the link comes into view, not only on hover or focus: for the few links most visitors follow. */
  isLikely?: boolean;
  /** Keeps the scroll position, for choices within a page. */
  preventScrollReset?: boolean;
}

/** Links to a page of this site. Shows plain text for an external or unsafe address. */
export function PageLink({ isLikely = false, preventScrollReset = false, ...props }: PageLinkProps) {
  if (import.meta.env.SSR && unchangedPath.test(props.to)) return <ServerLink {...props} />;
  if (!isOwnPath(props.to)) return <span className={props.className}>{props.children}</span>;
  const prefetch = isLikely ? 'viewport' : 'intent';
  return (
    <Link
      {...props}
      discover="none" // the manifest of all routes is loaded with the first page
      prefetch={isSaveDataOn() ? 'none' : prefetch}
      preventScrollReset={preventScrollReset}
    />
  );
}

/** Checks against a placeholder origin: server and browser must agree, and the server does not know its public name here. */
function isOwnPath(address: string): boolean {
  return addressKind(address, 'https://own.invalid') === 'internal';
}

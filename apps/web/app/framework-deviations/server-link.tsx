import type { ComponentProps } from 'react';

interface ServerLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path that matches `unchangedPath`. */
  to: string;
}

/** Matches paths that the router does not rewrite: no dot segment, no double or trailing slash. */
export const unchangedPath = /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:[?#].*)?$/;

/**
 * Renders on the server the same element as `<Link discover="none">`, without the hooks that only a browser needs. A
 * function instead of a component: a page has up to 170 links, and React pays for each component.
 */
export function renderServerLink({ to, children, ...props }: ServerLinkProps) {
  return (
    <a {...props} href={to}>
      {children}
    </a>
  );
}

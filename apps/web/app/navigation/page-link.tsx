import { type ComponentProps, useEffect, useRef } from 'react';
import { runWhenIdle } from '../idle/idle-queue.ts';
import { pageLinkMarks } from './link-host.tsx';
import { preloads } from './preloads.ts';
import { addressKind } from './safe-address.ts';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** Also fetch ahead when the link comes into view, for the few links most visitors follow. */
  isLikely?: boolean;
  /** The new page is shown as far down as this one: for choices within it. */
  preventScrollReset?: boolean;
}

/**
 * A link to a page of this site. An address that leads elsewhere or is unsafe is refused: its words are shown, but they
 * are no link. A page has hundreds of links, so each is nothing but its element; the LinkHost does the rest.
 */
export function PageLink({ isLikely = false, ...props }: PageLinkProps) {
  if (!isOwnPath(props.to)) return <span className={props.className}>{props.children}</span>;
  if (isLikely) return <LikelyLink {...props} />;
  // The words come with the other properties.
  // oxlint-disable-next-line jsx-a11y/anchor-has-content
  return <a {...attributesOf(props)} />;
}

type MarkedLinkProps = Omit<PageLinkProps, 'isLikely'>;

function attributesOf({ to, preventScrollReset = false, ...props }: MarkedLinkProps) {
  return { ...props, href: to, ...pageLinkMarks(preventScrollReset) };
}

function LikelyLink(props: MarkedLinkProps) {
  const element = useRef<HTMLAnchorElement>(null);
  const { to } = props;
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      preloads.request(to);
    });
    const link = element.current;
    const cancel = runWhenIdle(() => observer.observe(link)); // the page itself comes first
    return () => {
      cancel();
      observer.disconnect();
    };
  }, [to]);
  // oxlint-disable-next-line jsx-a11y/anchor-has-content
  return <a {...attributesOf(props)} ref={element} />;
}

/** The same on the server, which does not know by which name it is called. */
function isOwnPath(address: string): boolean {
  return addressKind(address, 'https://own.invalid') === 'internal';
}

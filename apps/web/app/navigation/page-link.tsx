import { type ComponentProps, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { idleTurn } from '../idle/idle-turn.ts';
import { preloads } from './preloads.ts';
import { addressKind } from './safe-address.ts';

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'prefetch'> & {
  to: string;
  /** Also fetch ahead when the link comes into view, for the few links most visitors follow. */
  isLikely?: boolean;
};

/**
 * A link to a page of this site. Its page is fetched ahead when somebody is about to follow it. An address that
 * leads elsewhere or is unsafe is refused: its words are shown, but they are no link.
 */
export function PageLink({ to, isLikely = false, ...props }: PageLinkProps) {
  const element = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!isLikely || !element.current || savesData()) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      preloads.request(to);
    });
    const link = element.current;
    const takeBack = idleTurn(() => observer.observe(link)); // the page itself comes first
    return () => {
      takeBack();
      observer.disconnect();
    };
  }, [isLikely, to]);
  if (!isOwnPath(to)) return <span className={props.className}>{props.children}</span>;
  const request = () => {
    if (!savesData()) preloads.request(to);
  };
  return (
    <Link {...props} ref={element} to={to} onMouseEnter={request} onFocus={request} onTouchStart={request} />
  );
}

/** The same on the server, which does not know by which name it is called. */
function isOwnPath(address: string): boolean {
  return addressKind(address, 'https://own.invalid') === 'internal';
}

function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true; // not in the DOM's types
}

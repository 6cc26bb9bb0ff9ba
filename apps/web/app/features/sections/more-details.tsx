import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './more-details.module.css';
import * as words from './section-words.ts';

/** Folds the rest of a long list. A link to an element inside unfolds it, also when the page is already open. */
export function MoreDetails({ count, children }: { count: number; children: ReactNode }) {
  const { hash } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (!target || !details.current?.contains(target) || details.current.open) return;
    details.current.open = true;
    target.scrollIntoView();
  }, [hash]);
  if (count === 0) return null;
  return (
    <details ref={details} className={styles.rest}>
      <summary>{words.moreCount(count)}</summary>
      {children}
    </details>
  );
}

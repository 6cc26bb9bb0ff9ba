import { useEffect, useRef } from 'react';
import styles from './section-links.module.css';
import * as words from './section-words.ts';
import { useCurrentSection } from './use-current-section.ts';

interface SectionLink {
  id: string;
  name: string;
}

/** Renders links to the sections of a long page. They stick below the header, and the section in view is marked. */
export function SectionLinks({ links }: { links: readonly (SectionLink | false)[] }) {
  const list = useRef<HTMLUListElement>(null);
  const shown = links.filter((link) => link !== false);
  const current = useCurrentSection(shown.map(({ id }) => id).join(' '));
  useEffect(() => {
    const link = current && list.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    list.current?.scrollTo({ left: link ? link.offsetLeft - list.current.clientWidth / 2 : 0 });
  }, [current]);
  return (
    <nav aria-label={words.onThisPage} className={styles.bar}>
      <ul ref={list} className={styles.links}>
        {shown.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

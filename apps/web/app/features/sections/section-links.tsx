import { useEffect, useRef, useState } from 'react';
import styles from './section-links.module.css';

interface SectionLink {
  id: string;
  name: string;
}

/** Links to the sections of a long page; sticks below the header and marks the section that is being read. */
export function SectionLinks({ links }: { links: readonly (SectionLink | false)[] }) {
  const list = useRef<HTMLUListElement>(null);
  const shown = links.filter((link) => link !== false);
  const current = useCurrentSection(shown.map(({ id }) => id).join(' '));
  useEffect(() => {
    const link = current && list.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (link) list.current?.scrollTo({ left: link.offsetLeft - list.current.clientWidth / 2 });
  }, [current]);
  return (
    <nav aria-label="On this page" className={styles.bar}>
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

/** Returns the id of the last section that begins above the middle of the screen. */
function useCurrentSection(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const sections = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const update = () => {
      const middle = innerHeight / 2;
      setCurrent(sections.findLast((section) => section.getBoundingClientRect().top < middle)?.id);
    };
    const observer = new IntersectionObserver(update, { rootMargin: '0px 0px -50% 0px' });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}

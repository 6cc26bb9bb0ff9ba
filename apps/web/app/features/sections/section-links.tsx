import styles from './section-links.module.css';

interface SectionLink {
  id: string;
  name: string;
}

/** Links to the sections of a long page; sticks below the header. */
export function SectionLinks({ links }: { links: readonly (SectionLink | false)[] }) {
  return (
    <nav aria-label="On this page" className={styles.bar}>
      <ul className={styles.links}>
        {links.map(
          (link) =>
            link && (
              <li key={link.id}>
                <a href={`#${link.id}`}>{link.name}</a>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}

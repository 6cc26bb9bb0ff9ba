import type { ArticleDocument } from '@yunyou/contract/entities/document.schema';
import { listHeadings } from './headings.ts';
import styles from './table-of-contents.module.css';

/** Links to the sections of an article, with the current one marked. */
export function TableOfContents({
  document,
  current,
}: {
  document: ArticleDocument;
  current?: string | undefined;
}) {
  const headings = listHeadings(document);
  if (headings.length < 2) return null;
  return (
    <nav aria-label="On this page" className={styles.contents}>
      <h2 className={styles.title}>On this page</h2>
      <ol className={styles.list}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

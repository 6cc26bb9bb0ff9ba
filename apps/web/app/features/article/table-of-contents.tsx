import type { ArticleDocument } from '@yunyou/contract/document.schema';
import styles from './article.module.css';
import { listHeadings } from './headings.ts';

export function TableOfContents({ document }: { document: ArticleDocument }) {
  const headings = listHeadings(document);
  if (headings.length < 2) return null;
  return (
    <nav aria-label="On this page" className={styles.contents}>
      <h2 className={styles.contentsTitle}>On this page</h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

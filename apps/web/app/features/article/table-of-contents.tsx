import { type ArticleView, listHeadings } from './article-view.ts';
import * as words from './article-words.ts';
import styles from './table-of-contents.module.css';

/** Renders links to the sections of an article, with the current one marked. */
export function TableOfContents({
  article,
  current,
}: {
  article: ArticleView;
  current?: string | undefined;
}) {
  const headings = listHeadings(article);
  if (headings.length < 2) return null;
  return (
    <nav aria-label={words.onThisPage} className={styles.contents}>
      <h2 className={styles.title}>{words.onThisPage}</h2>
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

import { type ReactNode, useRef } from 'react';
import { Article } from './article.tsx';
import type { ArticleView } from './article-view.ts';
import * as words from './article-words.ts';
import styles from './reading.module.css';
import { TableOfContents } from './table-of-contents.tsx';
import { useReading } from './use-reading.ts';

/** Renders an article with its table of contents, which marks the current section, and a reading progress bar. */
export function Reading({ article, children }: { article: ArticleView; children?: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const { percent, section } = useReading(element);
  return (
    <div className={styles.layout}>
      <progress className={styles.progress} max={100} value={percent} aria-label={words.progress} />
      <aside className={styles.aside}>
        <TableOfContents article={article} current={section} />
      </aside>
      <div ref={element} className={styles.article}>
        <Article article={article} />
        {children}
      </div>
    </div>
  );
}

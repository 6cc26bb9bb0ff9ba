import type { ArticleDocument } from '@yunyou/contract/entities/document.schema';
import { type ReactNode, useRef } from 'react';
import { Article } from './article.tsx';
import styles from './reading.module.css';
import { TableOfContents } from './table-of-contents.tsx';
import { useReading } from './use-reading.ts';

/** An article with its table of contents, which marks the current section, and a reading progress bar. */
export function Reading({ document, children }: { document: ArticleDocument; children?: ReactNode }) {
  const article = useRef<HTMLDivElement>(null);
  const { percent, section } = useReading(article);
  return (
    <div className={styles.layout}>
      <progress className={styles.progress} max={100} value={percent} aria-label="Read so far" />
      <aside className={styles.aside}>
        <TableOfContents document={document} current={section} />
      </aside>
      <div ref={article} className={styles.article}>
        <Article document={document} />
        {children}
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Picture } from '../../pictures/picture.tsx';
import styles from './hero.module.css';

/** A picture from edge to edge with the page's first words on it; under the header where that is clear. */
export function Hero({
  picture,
  title,
  zhTitle,
  lead,
  isUnderHeader = false,
  children,
}: {
  picture: string;
  title: string;
  zhTitle?: string | undefined;
  lead: string;
  /** On the pages whose header is clear until one scrolls. */
  isUnderHeader?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className={styles.hero} data-under-header={isUnderHeader || undefined}>
      <Picture
        picture={picture}
        format="hero"
        alt=""
        sizes="100vw"
        hasUpright
        isFirst
        className={styles.picture}
      />
      <div className={styles.words}>
        <h1 className={styles.title}>
          {title}{' '}
          {zhTitle && (
            <span lang="zh" className={styles.chinese}>
              {zhTitle}
            </span>
          )}
        </h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </div>
  );
}

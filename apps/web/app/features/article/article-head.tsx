import type { ReactNode } from 'react';
import { PageLink } from '../../navigation/page-link.tsx';
import { Picture } from '../../pictures/picture.tsx';
import styles from './article-head.module.css';

interface ArticleHeadProps {
  title: string;
  zhTitle?: string | undefined;
  lead: string;
  /** Small facts: reading time, dates. */
  facts: readonly ReactNode[];
  image: { picture: string; imageColor?: string | undefined; imageBlur?: string | undefined };
  crumbs: readonly { name: string; to: string }[];
  /** What one can do with the article. */
  children?: ReactNode;
}

/** The beginning of an article: its words beside its picture. */
export function ArticleHead({ title, zhTitle, lead, facts, image, crumbs, children }: ArticleHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <nav aria-label="Breadcrumb">
          <ol className={styles.crumbs}>
            {crumbs.map(({ name, to }) => (
              <li key={to}>
                <PageLink to={to}>{name}</PageLink>
              </li>
            ))}
          </ol>
        </nav>
        <h1>
          {title}{' '}
          {zhTitle && (
            <span lang="zh" className={styles.chinese}>
              {zhTitle}
            </span>
          )}
        </h1>
        <p className={styles.lead}>{lead}</p>
        <ul className={styles.facts}>
          {facts.map((fact, index) => (
            // The facts of one article never reorder.
            <li key={index}>{fact}</li>
          ))}
        </ul>
        {children}
      </div>
      <Picture
        picture={image.picture}
        color={image.imageColor}
        blur={image.imageBlur}
        format="tile"
        alt=""
        sizes="(min-width: 60rem) 36rem, 100vw"
        isFirst
        className={styles.picture}
      />
    </header>
  );
}

import type { ReactNode } from 'react';
import { Picture } from '../../pictures/picture.tsx';
import { type Crumb, Crumbs, TitleWords } from '../sections/title.tsx';
import styles from './article-head.module.css';

interface ArticleHeadProps {
  title: string;
  zhTitle?: string | undefined;
  lead: string;
  /** Reading time and dates. */
  facts: readonly ReactNode[];
  image: { picture: string; imageBlur?: string | undefined };
  crumbs: readonly Crumb[];
  /** Buttons for the article. */
  children?: ReactNode;
}

/** Renders the title, summary and facts of an article beside its picture. */
export function ArticleHead({ title, zhTitle, lead, facts, image, crumbs, children }: ArticleHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <Crumbs crumbs={crumbs} />
        <h1>
          <TitleWords title={title} zhTitle={zhTitle} />
        </h1>
        <p className={styles.lead}>{lead}</p>
        <ul className={styles.facts}>
          {facts.map((fact, index) => (
            // The facts of an article never change their order.
            <li key={index}>{fact}</li>
          ))}
        </ul>
        {children}
      </div>
      <Picture
        picture={image.picture}
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

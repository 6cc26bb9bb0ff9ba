import { PageLink } from '../../navigation/page-link.tsx';
import { Picture } from '../../pictures/picture.tsx';
import styles from './tile.module.css';

export interface TileProps {
  to: string;
  picture: string;
  title: string;
  zhTitle?: string | undefined;
  /** One line that helps to choose. */
  note?: string | undefined;
  /** Small facts over the note, such as "5A · 3 hours". */
  facts?: readonly string[];
  format?: 'tile' | 'poster' | 'hero';
  sizes?: string | undefined;
  /** 2 below a page's own heading, 3 inside a section. */
  headingLevel?: 2 | 3;
  isLikely?: boolean;
}

const noFacts: readonly string[] = [];

/** A picture that leads somewhere; the whole of it is the link. */
export function Tile({
  to,
  picture,
  title,
  zhTitle,
  note,
  facts = noFacts,
  format = 'tile',
  sizes = '(min-width: 60rem) 22rem, (min-width: 36rem) 45vw, 90vw',
  headingLevel = 3,
  isLikely = false,
}: TileProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <Picture picture={picture} format={format} alt="" sizes={sizes} className={styles[format]} />
      <div className={styles.words}>
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
        <Heading className={styles.title}>
          <PageLink to={to} className={styles.link} isLikely={isLikely}>
            {title}
          </PageLink>{' '}
          {zhTitle && (
            <span lang="zh" className={styles.chinese}>
              {zhTitle}
            </span>
          )}
        </Heading>
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </article>
  );
}

import type { ReactNode } from 'react';
import { PageLink } from '../../navigation/page-link.tsx';
import { Picture } from '../../pictures/picture.tsx';
import styles from './tile.module.css';
import type { TileWords } from './tile-words.ts';

export interface TileProps extends Omit<TileWords, 'id' | 'note'> {
  /** The title with its hits marked, where it was searched for. */
  titleContent?: ReactNode;
  note?: ReactNode;
  format?: 'tile' | 'poster' | 'hero' | 'square';
  /** `plain`: words below the picture; `cover`: on it, filling its cell; `row`: beside a small one. */
  look?: 'plain' | 'cover' | 'row';
  sizes?: string | undefined;
  /** 2 below a page's own heading, 3 inside a section. */
  headingLevel?: 2 | 3;
  isLikely?: boolean;
}

const noFacts: readonly string[] = [];
const usualSizes = {
  plain: '(min-width: 60rem) 22rem, (min-width: 36rem) 45vw, 90vw',
  cover: '(min-width: 60rem) 21rem, (min-width: 36rem) 48vw, 92vw',
  row: '7rem',
};

/** A picture that leads somewhere; the whole of it is the link. */
export function Tile({
  to,
  picture,
  color,
  title,
  titleContent = title,
  zhTitle,
  note,
  facts = noFacts,
  look = 'plain',
  format = look === 'row' ? 'square' : 'tile',
  sizes = usualSizes[look],
  headingLevel = 3,
  isLikely = false,
}: TileProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card} data-look={look}>
      <Picture
        picture={picture}
        color={color}
        format={format}
        alt=""
        sizes={sizes}
        className={styles[format]}
      />
      <div className={styles.words}>
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
        <Heading className={styles.title}>
          <PageLink to={to} className={styles.link} isLikely={isLikely}>
            {titleContent}
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

import type { ReactNode } from 'react';
import { PageLink } from '../../navigation/page-link.tsx';
import { Picture } from '../../pictures/picture.tsx';
import { CardSave } from '../actions/card-save.tsx';
import { LocalText } from '../preferences/local-text.tsx';
import styles from './tile.module.css';
import type { TileWords } from './tile-words.ts';

export interface TileProps extends Omit<TileWords, 'id' | 'note'> {
  /** Needed to save the tile. */
  id?: string;
  /** Title with search matches marked. */
  titleContent?: ReactNode;
  note?: ReactNode;
  format?: 'tile' | 'poster' | 'square';
  /** `plain`: text below the picture; `cover`: text on it, filling the cell; `row`: text beside a small picture. */
  look?: 'plain' | 'cover' | 'row';
  /** The first cover of a `bento` layout. */
  isLarge?: boolean;
  /** Part of a `dense` layout: two tiles share a row on phones. */
  isDense?: boolean;
  /** Part of a long list: on phones the text is beside a small picture. */
  isRowOnPhones?: boolean;
  sizes?: string | undefined;
  /** Heading level: 2 below the page heading, 3 inside a section. */
  headingLevel?: 2 | 3;
  isLikely?: boolean;
}

const defaultSizes = {
  plain: '(min-width: 60rem) 22rem, (min-width: 36rem) 45vw, 90vw',
  // On phones two covers share a row. Their height of 12rem needs a picture of 4:3 that is 16rem wide; 15rem loads the one of
  // 480 pixels instead of 800 on a screen of two pixels per unit, enlarged by 6 %.
  cover: '(min-width: 62rem) 21rem, (min-width: 40rem) 48vw, 15rem',
  row: '7rem',
};
const rowOnPhonesSizes = '(min-width: 60rem) 22rem, (min-width: 40rem) 45vw, 30vw';
const denseSizes = '(min-width: 40rem) 18rem, 45vw';
const largeSizes = '(min-width: 62rem) 42rem, 100vw';

/** Renders a picture with text that is one link. */
export function Tile({
  id,
  to,
  picture,
  blur,
  seal,
  title,
  titleContent = title,
  zhTitle,
  note,
  facts,
  saveAs,
  look = 'plain',
  format = look === 'row' ? 'square' : 'tile',
  isLarge = false,
  isDense = false,
  isRowOnPhones = false,
  sizes = isLarge ? largeSizes : isDense ? denseSizes : isRowOnPhones ? rowOnPhonesSizes : defaultSizes[look],
  headingLevel = 3,
  isLikely = false,
}: TileProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      className={styles.card}
      data-look={look}
      data-on-phones={isRowOnPhones ? 'row' : undefined}
      data-savable={saveAs && ''}
      data-seal={seal}
    >
      <Picture
        picture={picture}
        blur={blur}
        format={format}
        alt=""
        sizes={sizes}
        className={styles[format]}
      />
      <div className={styles.words}>
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
        {facts && (
          <p className={styles.facts}>
            {facts.map((fact) => (
              <span key={fact}>
                <LocalText text={fact} />{' '}
              </span>
            ))}
          </p>
        )}
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {saveAs && id && !import.meta.env.SSR && <CardSave type={saveAs} id={id} name={title} />}
    </article>
  );
}

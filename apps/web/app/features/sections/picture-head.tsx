import type { ReactNode } from 'react';
import { Picture } from '../../pictures/picture.tsx';
import { FirstViewEnd } from './first-view-end.tsx';
import styles from './picture-head.module.css';
import { type Crumb, Crumbs, TitleWords } from './title.tsx';

interface PictureHeadProps {
  picture: string;
  /** Blurred version shown until the picture has loaded. */
  blur?: string | undefined;
  title: string;
  zhTitle?: string | undefined;
  lead: string;
  crumbs?: readonly Crumb[];
  /** Facts and buttons below the text. */
  children?: ReactNode;
}

/**
 * Returns the format of a picture. Cities and pages are drawn in 16:9 and photographs are cropped to any shape; the
 * others are drawn in 4:3, and a flatter crop would cut their seal or their subject.
 */
const formatOf = (picture: string) => (/^(city|page|media)\//.test(picture) ? 'hero' : 'tile');

/**
 * Renders the title of a page beside its picture, or below it on narrow screens: drawn pictures have their subject
 * anywhere.
 */
export function PictureHead({ picture, blur, title, zhTitle, lead, crumbs, children }: PictureHeadProps) {
  const format = formatOf(picture);
  return (
    <div className={styles.head} data-format={format}>
      <Picture
        picture={picture}
        blur={blur}
        format={format}
        alt=""
        sizes="(min-width: 62rem) 50vw, 100vw"
        isFirst
        className={styles.picture}
      />
      <div className={styles.words}>
        {crumbs && <Crumbs crumbs={crumbs} />}
        <h1 className={styles.title}>
          <TitleWords title={title} zhTitle={zhTitle} />
        </h1>
        <p className={styles.lead}>{lead}</p>
        {children && <div className={styles.more}>{children}</div>}
      </div>
      <FirstViewEnd />
    </div>
  );
}

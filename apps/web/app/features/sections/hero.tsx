import type { ReactNode } from 'react';
import { blurStyle, Picture } from '../../pictures/picture.tsx';
import styles from './hero.module.css';
import { TitleWords } from './title.tsx';

interface HeroProps {
  picture: string;
  /** Blurred version: ground of the words, and shown until the picture has loaded. */
  blur?: string | undefined;
  title: string;
  zhTitle?: string | undefined;
  lead: string;
  /** Level of the heading: 2 for slides after the first. */
  level?: 1 | 2;
  /** Search field or buttons below the text. */
  children?: ReactNode;
}

/** Renders the picture with the page title beside it, or below it on narrow screens, under the transparent header. */
export function Hero({ picture, blur, title, zhTitle, lead, level = 1, children }: HeroProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.hero} style={blurStyle(blur)}>
      <Picture
        picture={picture}
        blur={blur}
        format="hero"
        alt=""
        sizes="(min-width: 62rem) 58vw, 100vw"
        isFirst={level === 1}
        className={styles.picture}
      />
      <div className={styles.words}>
        <Heading className={styles.title}>
          <TitleWords title={title} zhTitle={zhTitle} ground="hero" />
        </Heading>
        <p className={styles.lead}>{lead}</p>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </div>
  );
}

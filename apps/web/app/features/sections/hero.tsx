import type { ReactNode } from 'react';
import { Picture } from '../../pictures/picture.tsx';
import { FirstViewEnd } from './first-view-end.tsx';
import styles from './hero.module.css';
import onPicture from './on-picture.module.css';
import { TitleWords } from './title.tsx';

interface HeroProps {
  picture: string;
  /** Blurred version shown until the picture has loaded. */
  blur?: string | undefined;
  title: string;
  zhTitle?: string | undefined;
  lead: string;
  /** Buttons in a row below the text. */
  children?: ReactNode;
}

/** Full-width picture with the page title on it, under the transparent header. */
export function Hero({ picture, blur, title, zhTitle, lead, children }: HeroProps) {
  return (
    <div className={`${onPicture.ground} ${styles.hero}`}>
      <Picture
        picture={picture}
        blur={blur}
        format="hero"
        alt=""
        sizes="100vw"
        hasUpright
        isFirst
        className={onPicture.picture}
      />
      <div className={onPicture.words}>
        <h1 className={onPicture.title}>
          <TitleWords title={title} zhTitle={zhTitle} ground="picture" />
        </h1>
        <p className={onPicture.lead}>{lead}</p>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
      <FirstViewEnd />
    </div>
  );
}

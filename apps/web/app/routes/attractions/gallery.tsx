import { Picture } from '../../pictures/picture.tsx';
import styles from './attraction.module.css';
import * as words from './attraction-words.ts';

interface GalleryPicture {
  picture: string;
  blur: string | undefined;
}

/** Pictures of a spot in a horizontally scrolling row. */
export function Gallery({ name, pictures }: { name: string; pictures: readonly GalleryPicture[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users need focus to scroll the row
    <ul className={styles.gallery} aria-label={words.picturesOf(name)} tabIndex={0}>
      {pictures.map(({ picture, blur }, index) => (
        <li key={picture}>
          <Picture
            picture={picture}
            blur={blur}
            format="tile"
            alt={words.pictureOf(name, index + 1, pictures.length)}
            sizes="(min-width: 40rem) 32rem, 82vw"
          />
        </li>
      ))}
    </ul>
  );
}

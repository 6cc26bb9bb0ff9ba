import { Picture } from '../../pictures/picture.tsx';
import styles from './gallery.module.css';
import * as words from './section-words.ts';
import type { GalleryPicture } from './to-gallery.ts';

/** Renders the pictures of a place in a horizontally scrolling row, photographs with credit and licence. */
export function Gallery({ name, pictures }: { name: string; pictures: readonly GalleryPicture[] }) {
  if (pictures.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users need focus to scroll the row
    <ul className={styles.gallery} aria-label={words.picturesOf(name)} tabIndex={0}>
      {pictures.map(({ picture, blur, photograph }, index) => (
        <li key={picture}>
          <figure>
            <Picture
              picture={picture}
              blur={blur}
              format="tile"
              alt={photograph?.alt || words.pictureOf(name, index + 1, pictures.length)}
              sizes="(min-width: 40rem) 32rem, 82vw"
            />
            {photograph && (photograph.credit || photograph.licence) && (
              <figcaption>{words.photographCredit(photograph.credit, photograph.licence)}</figcaption>
            )}
          </figure>
        </li>
      ))}
    </ul>
  );
}

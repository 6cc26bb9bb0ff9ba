import { type PictureFormat, pictureFormats } from '@yunyou/contract/picture-url';
import { focalCrop } from '@yunyou/domain/editorial/focal-crop';
import type { CSSProperties } from 'react';
import styles from './media.module.css';
import { useMediaWords } from './media-words.ts';

interface CropPreviewsProps {
  src: string;
  width: number;
  height: number;
  focal: { x: number; y: number };
}

const formats = Object.keys(pictureFormats) as PictureFormat[]; // Object.keys returns string[]

/** Shows the crop of every ratio that the site uses, as the server cuts it around the focal point. */
export function CropPreviews({ src, width, height, focal }: CropPreviewsProps) {
  const words = useMediaWords();
  return (
    <section aria-label={words.crops}>
      <ul className={styles['crops']}>
        {formats.map((format) => {
          const { ratio } = pictureFormats[format];
          const crop = focalCrop({ width, height }, ratio, focal);
          const percent = (offset: number, whole: number, part: number) =>
            `${whole === part ? 50 : (offset / (whole - part)) * 100}%`;
          const position = `${percent(crop.left, width, crop.width)} ${percent(crop.top, height, crop.height)}`;
          const style = { '--ratio': ratio, '--position': position } as CSSProperties; // custom properties are not in React's types
          return (
            <li key={format}>
              <img src={src} alt="" style={style} />
              <span>{words.formats[format]}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import type { CropArea, Size } from '@yunyou/domain/editorial/focal-crop';
import type { CSSProperties } from 'react';
import styles from './media.module.css';

/** Shows a part of a picture, as the server cuts it. */
export function CropImage({ src, size, area }: { src: string; size: Size; area: CropArea }) {
  const style = {
    '--ratio': area.width / area.height,
    '--width': `${(size.width / area.width) * 100}%`,
    '--left': `${(-area.left / area.width) * 100}%`,
    '--top': `${(-area.top / area.height) * 100}%`,
  } as CSSProperties; // custom properties are not in React's types
  return (
    <span className={styles['cropImage']} style={style}>
      <img src={src} alt="" />
    </span>
  );
}

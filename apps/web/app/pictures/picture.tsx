import {
  focalPosition,
  type PictureFormat,
  pictureFormats,
  pictureSrcSet,
  pictureUrl,
} from '@yunyou/contract/picture-url';
import type { CSSProperties } from 'react';
import { assetBase, assetUrl } from '../assets/asset-url.ts';
import { dataPreference, usePreference } from '../features/preferences/preferences.ts';
import styles from './picture.module.css';

interface PictureProps {
  /** `kind/id`, as in the cards of the API. */
  picture: string;
  format: PictureFormat;
  alt: string;
  /** CSS widths the picture is shown at, as in the `sizes` attribute. */
  sizes: string;
  /** Loads eagerly and with high priority: for the first picture of a page. */
  isFirst?: boolean;
  /** Shown while the picture loads: a tiny version as data URL. */
  blur?: string | undefined;
  className?: string | undefined;
}

/** With reduced data the browser chooses the smallest file of a picture. */
const reducedSizes = '1px';

/** Shows a picture in the widths and types the browser chooses from, and reserves its space while it loads. */
export function Picture({
  picture,
  format,
  alt,
  sizes: fullSizes,
  isFirst = false,
  blur,
  className = '',
}: PictureProps) {
  const [dataUse] = usePreference(dataPreference, 'full');
  const sizes = dataUse === 'reduced' ? reducedSizes : fullSizes;
  const { widths, ratio } = pictureFormats[format];
  const width = widths[Math.min(1, widths.length - 1)] ?? 480;
  return (
    <picture
      className={`${styles.picture} ${className}`}
      style={pictureStyle(blur, focalPosition(picture, format))}
    >
      <source type="image/avif" srcSet={pictureSrcSet(picture, format, 'avif', assetBase())} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSrcSet(picture, format, 'webp', assetBase())} sizes={sizes} />
      <img
        src={assetUrl(pictureUrl({ picture, format, width, type: 'jpeg' }))}
        alt={alt}
        width={width}
        height={Math.round(width / ratio)}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
      />
    </picture>
  );
}

/** Returns the style of an element around a picture that passes on the picture's blurred version. */
export const blurStyle = (blur: string | undefined) => pictureStyle(blur, undefined);

/** Returns the custom properties that have a value; undefined when none has. */
function pictureStyle(blur: string | undefined, focal: string | undefined): CSSProperties | undefined {
  if (!blur && !focal) return undefined;
  const style = { '--picture-blur': blur && `url(${blur})`, '--focal': focal };
  return style as CSSProperties; // custom properties are not in React's types
}

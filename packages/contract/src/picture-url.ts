/** Crops of a picture and the widths in pixels in which each is served. Posters are composed for each crop. */
export const pictureFormats = {
  hero: { ratio: 16 / 9, widths: [640, 960, 1440, 1920] },
  tile: { ratio: 4 / 3, widths: [240, 480, 800, 1280] },
  poster: { ratio: 3 / 4, widths: [240, 480, 800, 960] },
  square: { ratio: 1, widths: [120, 240, 480] },
  og: { ratio: 1200 / 630, widths: [1200] },
} as const satisfies Record<string, { ratio: number; widths: readonly number[] }>;

export type PictureFormat = keyof typeof pictureFormats;
export const pictureTypes = ['avif', 'webp', 'jpeg'] as const;
export type PictureType = (typeof pictureTypes)[number];

interface PictureVariant {
  /** `kind/id`, as in the contract's picture field. */
  picture: string;
  format: PictureFormat;
  width: number;
  type: PictureType;
}

export function pictureUrl({ picture, format, width, type }: PictureVariant): string {
  return `/pictures/${picture}/${format}-${width}.${type}`;
}

/** Returns the `srcset` of a picture. `base` is the origin of the pictures; empty for that of the page. */
export function pictureSrcSet(picture: string, format: PictureFormat, type: PictureType, base = ''): string {
  const start = `${base}/pictures/${picture}/${format}-`;
  return pictureFormats[format].widths.map((width) => `${start}${width}.${type} ${width}w`).join(', ');
}

interface Photograph {
  focal: { x: number; y: number };
  /** Crops that staff chose, by format. */
  crops: Partial<Record<PictureFormat, unknown>>;
  width: number;
  height: number;
}

/**
 * Returns the id of a photograph. It ends with focal point and shape in percent and the first letters of the formats
 * that have a crop of their own (`-f80-20-150hp`), unless the focal point is the middle: a page has only the id of a
 * picture, and the picture of an id never changes.
 */
export function photographId(token: string, { focal, crops, width, height }: Photograph): string {
  const [x, y] = [Math.round(focal.x * 100), Math.round(focal.y * 100)];
  const shape = Math.min(9999, Math.max(1, Math.round((width / height) * 100)));
  const own = Object.keys(crops)
    .map((format) => format[0])
    .join('');
  return x === 50 && y === 50 ? token : `${token}-f${x}-${y}-${shape}${own}`;
}

/**
 * Returns the CSS `object-position` that keeps the focal point of a photograph visible when a box of another ratio shows
 * this crop of it; undefined for drawn pictures, for a focal point in the middle and for crops that staff chose.
 */
export function focalPosition(picture: string, format: PictureFormat): string | undefined {
  const match = /^media\/[a-z0-9]+-f(\d{1,3})-(\d{1,3})-(\d{1,4})([a-z]*)$/.exec(picture);
  if (!match || match[4]?.includes(format.charAt(0))) return undefined;
  const [x = 0.5, y = 0.5, shape = 1] = match.slice(1).map((part) => Number(part) / 100);
  const { ratio } = pictureFormats[format];
  const across = shape > ratio ? placeInCrop(x, ratio / shape) : x;
  const down = shape > ratio ? y : placeInCrop(y, shape / ratio);
  return `${Math.round(across * 100)}% ${Math.round(down * 100)}%`;
}

/** Converts a place in the whole to one in a crop that is centred on it as far as the edges allow; all in parts of 1. */
const placeInCrop = (at: number, part: number): number =>
  (at - Math.min(Math.max(at - part / 2, 0), 1 - part)) / part;

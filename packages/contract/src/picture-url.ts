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

export function pictureSrcSet(picture: string, format: PictureFormat, type: PictureType): string {
  return pictureFormats[format].widths
    .map((width) => `${pictureUrl({ picture, format, width, type })} ${width}w`)
    .join(', ');
}

import { type PictureType, pictureFormats } from '@yunyou/contract/picture-url';
import type { Crop } from './encoding/messages.ts';

/** Lifetime of a picture that is sent in place of one that is still being encoded. */
export const substituteCaching = 'public, max-age=10';

/** Lists the types that the client can decode: the requested one, and the modern ones that its Accept header names. */
export function listAcceptedTypes(requested: PictureType, accept = ''): PictureType[] {
  const named = (['avif', 'webp'] as const).filter((type) => accept.includes(`image/${type}`));
  return [...new Set([requested, ...named])];
}

/** Lists other widths of a crop, best first: larger ones by size, then smaller ones, each in every accepted type. */
export function listSubstitutes({ format, width }: Crop, types: readonly PictureType[]): Crop[] {
  const widths: readonly number[] = pictureFormats[format].widths;
  const larger = widths.filter((other) => other >= width);
  const smaller = widths.filter((other) => other < width).toReversed();
  return [...larger, ...smaller].flatMap((other) => types.map((type) => ({ format, width: other, type })));
}

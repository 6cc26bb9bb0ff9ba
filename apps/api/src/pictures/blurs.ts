import { readShippedPictures } from './shipped-pictures.ts';

/** Finds the blurred version of a drawn picture, a data URL shown until it is loaded; undefined for photographs. */
export function findBlur(picture: string): string | undefined {
  return readShippedPictures().get(picture)?.blur;
}

import { readShippedPictures } from './shipped-pictures.ts';
import { drawSwatchUrl, findSwatch } from './swatch.ts';

/**
 * Finds the blurred version of a picture, a data URL shown until it is loaded: from the manifest for posters, from the id for
 * photographs. Undefined for photographs that were uploaded before ids carried a swatch.
 */
export function findBlur(picture: string): string | undefined {
  const shipped = readShippedPictures().get(picture)?.blur;
  if (shipped) return shipped;
  const swatch = findSwatch(picture);
  return swatch && drawSwatchUrl(swatch);
}

import { MARK_GLYPHS } from './seal-mark.data.ts';
import { stamp } from './seal-stamp.ts';

/**
 * Returns the site's mark as an SVG document: 云游 in white on a seal-red square, read from the left as on today's
 * signs.
 */
export function sealSvg(size = 128): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 128 128" role="img" aria-label="云游">${stamp(['云', '游'], 128, 128, MARK_GLYPHS)}</svg>`;
}

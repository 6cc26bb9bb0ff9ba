import { z } from 'zod';
import { httpUrl, origin } from '../setting-values.ts';

/** Styles, borders and tiles of a map service, in place of our own map. */
export const mapSettings = {
  MAP_STYLE_URL: httpUrl
    .optional()
    .describe('URL of a MapLibre style with street detail. Default: our own map.'),
  MAP_BOUNDARIES_URL: httpUrl
    .optional()
    .describe('URL of a GeoJSON file with country and province borders. Default: those of the offline map.'),
  MAP_ORIGINS: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(origin))
    .describe('Further origins from which the style of `MAP_STYLE_URL` loads tiles, sprites and glyphs.'),
};

/**
 * Latin letters of map labels, written by `tools/fonts/subset.ts`. A separate file, because every page with a map
 * contains it.
 */
export const latinFontFile = '/fonts/map-latin.woff2';

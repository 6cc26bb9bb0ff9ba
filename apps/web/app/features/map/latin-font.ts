/** Latin letters of map labels, written by `tools/fonts/subset.ts`. A file of its own, because every page with a map knows it. */
export const latinFontFile = '/fonts/map-latin.woff2';

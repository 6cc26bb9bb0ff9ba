/** Sizes in pixels of the master picture of each format. */
export const FORMATS = {
  hero: { width: 1920, height: 1080 },
  tile: { width: 1280, height: 960 },
  poster: { width: 960, height: 1280 },
  square: { width: 1080, height: 1080 },
  og: { width: 1200, height: 630 },
} as const;

export type Format = keyof typeof FORMATS;

/** How a composition is arranged: beside each other, balanced, or above each other. */
export type Shape = 'wide' | 'even' | 'tall';

export function shapeOf(format: Format): Shape {
  const { width, height } = FORMATS[format];
  const ratio = width / height;
  if (ratio > 1.5) return 'wide';
  return ratio < 0.9 ? 'tall' : 'even';
}

import type { Brush } from '../building/brush.ts';

/** Leaf colours at noon. */
export const GREEN = {
  pine: '#2f4f43',
  leaf: '#4f7f4e',
  willow: '#8aa95a',
  palm: '#3f7f5a',
  spruce: '#2f5a4e',
  bamboo: '#4f8a55',
};

/** Returns the colour that a scene sets, or that of the plant. */
export function leafColor(b: Brush, fallback: string): string {
  return b.options.color ?? fallback;
}

import type { WayMode } from '../map-points.ts';

/**
 * Line styles of ways: index of the route colour, width in pixels, and dashes in line widths (absent: a solid line).
 */
export const wayPaints: Record<WayMode, { colour: number; width: number; dashes?: [number, number] }> = {
  walk: { colour: 1, width: 3, dashes: [0.1, 2] },
  metro: { colour: 4, width: 3 },
  road: { colour: 3, width: 2.4 },
  train: { colour: 0, width: 3.2, dashes: [4, 1.2] },
  flight: { colour: 2, width: 2, dashes: [2, 2] },
  ferry: { colour: 4, width: 2.4, dashes: [1, 1.5] },
};

import { type Bounds, findBounds, nearestZoom } from './bounds.ts';
import { areSketched } from './layers/sketches-in-view.ts';
import { type PlanePoint, toPlane, unitAt } from './map-plane.ts';
import type { NumberedPoint } from './map-points.ts';

/** Free space around fitted points: below the buttons at the top, above the notes at the bottom. A share of the size, at most so many pixels. */
export const fitRoom = {
  side: { most: 120, parts: 9 },
  top: { most: 100, parts: 4 },
  bottom: { most: 76, parts: 6 },
} as const;

/** Returns the free space in pixels at each edge of a map. */
export function fitPadding(width: number, height: number) {
  const room = (edge: keyof typeof fitRoom, size: number) =>
    Math.min(fitRoom[edge].most, size / fitRoom[edge].parts);
  const side = room('side', width);
  return { top: room('top', height), bottom: room('bottom', height), left: side, right: side };
}

export interface Fit {
  bounds: Bounds;
  /** The largest zoom. */
  nearest: number;
}

/**
 * Returns what a map of these points shows first. `isOwnGround`: the map has neither streets nor tiles of another
 * server.
 */
export function fitTo(points: readonly NumberedPoint[], isOwnGround: boolean): Fit | undefined {
  const bounds = findBounds(points);
  const isBlank = isOwnGround && !areSketched(points);
  return bounds && { bounds, nearest: nearestZoom(points, isBlank) };
}

/** Returns the points that the map is fitted to. */
export function mainPoints(points: readonly NumberedPoint[]): readonly NumberedPoint[] {
  const main = points.filter(({ isAside }) => !isAside);
  return main.length > 0 ? main : points;
}

/** The smallest extent of fitted points, in degrees: a single point has none. */
const leastDegrees = 1e-6;

/** Returns the fitted points as a box of the plane. */
export function planeOf({ bounds }: Fit): { centre: PlanePoint; width: number; height: number } {
  const from = toPlane({ latitude: bounds.north, longitude: bounds.west });
  const to = toPlane({ latitude: bounds.south, longitude: bounds.east });
  return {
    centre: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    width: Math.max(leastDegrees, to.x - from.x),
    height: Math.max(leastDegrees, to.y - from.y),
  };
}

/** Returns the pixels of a degree of longitude on a fitted map of this size. */
export function fittedUnit(fit: Fit, width: number, height: number): number {
  const box = planeOf(fit);
  const { top, bottom, left, right } = fitPadding(width, height);
  return Math.min(
    (width - left - right) / box.width,
    (height - top - bottom) / box.height,
    unitAt(fit.nearest),
  );
}

import { type Located, straightMeters } from '@yunyou/planner/travel-matrix';

/** Distances in a straight line up to which people walk to the next place. */
export const walkMeters = 2000;
/** Ways on foot are longer than the straight line by this factor. */
const detour = 1.25;
const metersPerMinute = 75;

/** Returns the rows within `maxMeters` of `from`, nearest first, with their distance. */
export function listNearest<T extends { coordinates: Located }>(
  from: Located,
  rows: readonly T[],
  { maxMeters, limit }: { maxMeters: number; limit: number },
): (T & { distanceMeters: number })[] {
  return rows
    .map((row) => ({ ...row, distanceMeters: Math.round(straightMeters(from, row.coordinates)) }))
    .filter(({ distanceMeters }) => distanceMeters <= maxMeters)
    .toSorted((a, b) => a.distanceMeters - b.distanceMeters)
    .slice(0, limit);
}

/** Returns the minutes on foot for a distance in a straight line. */
export function minutesOnFoot(distanceMeters: number): number {
  return Math.max(1, Math.round((distanceMeters * detour) / metersPerMinute));
}

/** Returns whether two places are at most this many metres apart in a straight line. */
export function isWithin(a: Located, b: Located, meters: number): boolean {
  return straightMeters(a, b) <= meters;
}

import { distanceKm } from '../geodesic.ts';
import { flatKm } from '../local-transport.ts';
import type { City } from '../sandbox.ts';

/** Returns the straight-line distance between two places of the city. */
export function placeKm(city: City, from: string, to: string): number {
  const a = city.places.get(from);
  const b = city.places.get(to);
  return a && b ? distanceKm(a, b) : Number.POSITIVE_INFINITY;
}

/** Returns the distance within about one percent, for ranking; 0 for unknown places. */
export function quickKm(city: City, from: string, to: string): number {
  const a = city.places.get(from);
  const b = city.places.get(to);
  return a && b ? flatKm(a, b) : 0;
}

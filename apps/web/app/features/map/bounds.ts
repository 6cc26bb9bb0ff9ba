import type { Coordinates } from './map-points.ts';

export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The smallest box around the points; undefined without any. */
export function findBounds(points: readonly Coordinates[]): Bounds | undefined {
  if (!points.length) return undefined;
  const longitudes = points.map((point) => point.longitude);
  const latitudes = points.map((point) => point.latitude);
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
}

const kilometersPerDegree = 111.195;

/** Length of the box's diagonal. */
export function diagonalKilometers({ west, south, east, north }: Bounds): number {
  return distanceKilometers({ latitude: south, longitude: west }, { latitude: north, longitude: east });
}

/** Good for what a map shows: within some hundred kilometres to a fraction of a percent. */
export function distanceKilometers(from: Coordinates, to: Coordinates): number {
  const middle = (((from.latitude + to.latitude) / 2) * Math.PI) / 180;
  const east = (to.longitude - from.longitude) * Math.cos(middle);
  return Math.hypot(east, to.latitude - from.latitude) * kilometersPerDegree;
}

/** Where half of the points lie to either side: a spot far out does not pull it along. */
export function medianCentre(points: readonly Coordinates[]): Coordinates | undefined {
  if (!points.length) return undefined;
  const median = (values: number[]) => {
    const sorted = values.toSorted((a, b) => a - b);
    const middle = Math.floor(sorted.length / 2);
    const upper = sorted[middle] ?? 0;
    return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
  };
  return {
    latitude: median(points.map((point) => point.latitude)),
    longitude: median(points.map((point) => point.longitude)),
  };
}

/** How near the map may come on its own: to a quarter for sights, to a province for a lone city. */
export function nearestZoom(points: readonly { kind: string }[]): number {
  return points.every((point) => point.kind === 'city') ? 6 : 12.5;
}

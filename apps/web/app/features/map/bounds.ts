import type { Coordinates } from './map-points.ts';

export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Returns the smallest box around the points, undefined for an empty list. */
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

/** Returns the length of the diagonal of the box. */
export function diagonalKilometers({ west, south, east, north }: Bounds): number {
  return distanceKilometers({ latitude: south, longitude: west }, { latitude: north, longitude: east });
}

/** Returns an equirectangular approximation: the error is below 1 % within a few hundred kilometres. */
export function distanceKilometers(from: Coordinates, to: Coordinates): number {
  const middle = (((from.latitude + to.latitude) / 2) * Math.PI) / 180;
  const east = (to.longitude - from.longitude) * Math.cos(middle);
  return Math.hypot(east, to.latitude - from.latitude) * kilometersPerDegree;
}

/** Returns the median position, which a single distant point does not move. */
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

/** Few places without anything drawn around them are shown on the relief, which ends above this zoom. */
const reliefZoom = 7.2;
const fewPlaces = 3;

/**
 * Returns the largest zoom the map chooses without the visitor: a quarter of a city for spots, a province for a single city.
 * `isBlank`: the map shows neither streets nor a sketch there.
 */
export function nearestZoom(points: readonly { kind: string }[], isBlank = false): number {
  if (points.every((point) => point.kind === 'city')) return 6;
  return isBlank && points.length <= fewPlaces ? reliefZoom : 12.5;
}

import { distanceKilometers, medianCentre } from '../bounds.ts';
import type { MapPoint } from '../map-points.ts';

/** Everything this near to the centre of a city is framed. */
const nearKilometers = 10;
/** Points up to this multiple of the median distance of sights are framed, too. */
const medianDistances = 2.5;

/**
 * Sets points far from the sights of a city aside, such as excursions and airports. Without this, the map of most cities
 * would open at the scale of a province: one cluster on a map without streets.
 */
export function setDistantAside(points: readonly MapPoint[]): MapPoint[] {
  const sights = points.filter(({ kind }) => kind === 'spot');
  const centre = medianCentre(sights);
  if (!centre) return [...points];
  const distances = sights.map((sight) => distanceKilometers(centre, sight)).sort((a, b) => a - b);
  const median = distances[Math.floor(distances.length / 2)] ?? 0;
  const reach = Math.max(nearKilometers, median * medianDistances);
  return points.map((point) =>
    distanceKilometers(centre, point) > reach ? { ...point, isAside: true } : point,
  );
}

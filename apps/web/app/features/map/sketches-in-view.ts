import { sketchCities } from '@yunyou/domain/geography/sketch-cities.generated';
import { sketchBox } from '@yunyou/domain/geography/sketch-extent';
import { type BasemapParts, groundBegins, waterEnds } from './basemap-layers.ts';
import type { Coordinates } from './map-points.ts';
import { sketchBegins, sketchFull } from './sketch-layers.ts';

interface View {
  zoom: number;
  west: number;
  south: number;
  east: number;
  north: number;
}

/** More sketches are rarely visible at once; each has layers of its own. */
const mostSketches = 4;

/** Lists the cities whose sketch the view shows, nearest to its middle first. */
export function sketchesInView({ zoom, west, south, east, north }: View): string[] {
  if (zoom < sketchBegins) return [];
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  return sketchCities
    .filter((city) => {
      const box = sketchBox(city);
      return box.west < east && box.east > west && box.south < north && box.north > south;
    })
    .map(({ id, latitude, longitude }) => ({
      id,
      distance: Math.hypot(latitude - middle.latitude, longitude - middle.longitude),
    }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, mostSketches)
    .map(({ id }) => id)
    .toSorted();
}

/** Returns whether one sketch covers all points. */
export const areSketched = (points: readonly Coordinates[]): boolean =>
  sketchCities.some((city) => {
    const { west, south, east, north } = sketchBox(city);
    return points.every(
      ({ latitude, longitude }) =>
        longitude > west && longitude < east && latitude > south && latitude < north,
    );
  });

/** Returns which parts of the map of the country the view shows: sketches cover it, and close up it has faded out. */
export function basemapInView({ zoom, west, south, east, north }: View): BasemapParts {
  const isInSketch = sketchCities.some((city) => {
    const box = sketchBox(city);
    return box.west <= west && box.east >= east && box.south <= south && box.north >= north;
  });
  return {
    hasCountry: zoom < sketchFull || (zoom < waterEnds && !isInSketch),
    hasRelief: zoom < groundBegins,
  };
}

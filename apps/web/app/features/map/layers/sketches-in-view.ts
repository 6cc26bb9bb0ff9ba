import { sketchCities } from '@yunyou/domain/geography/sketch-cities.generated';
import {
  doBoxesOverlap,
  isBoxInBox,
  isInBox,
  type SketchBox,
  sketchBox,
} from '@yunyou/domain/geography/sketch-extent';
import type { Coordinates } from '../map-points.ts';
import { groundBegins, sketchBegins, sketchFull, waterEnds } from '../map-zooms.ts';
import type { BasemapParts } from './basemap-layers.ts';

interface View extends SketchBox {
  zoom: number;
}

/** More sketches are rarely visible at the same time; each has layers of its own. */
const mostSketches = 4;

/** Lists the cities whose sketch the view shows, nearest to its middle first. */
export function sketchesInView(view: View): string[] {
  const { zoom, west, south, east, north } = view;
  if (zoom < sketchBegins) return [];
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  return sketchCities
    .filter((city) => doBoxesOverlap(sketchBox(city), view))
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
    const box = sketchBox(city);
    return points.every((point) => isInBox(box, point));
  });

/** Returns which parts of the map of the country the view shows: sketches cover it, and close up it has faded out. */
export function basemapInView(view: View): BasemapParts {
  const { zoom } = view;
  const isInSketch = sketchCities.some((city) => isBoxInBox(sketchBox(city), view));
  return {
    hasCountry: zoom < sketchFull || (zoom < waterEnds && !isInSketch),
    hasRelief: zoom < groundBegins,
  };
}

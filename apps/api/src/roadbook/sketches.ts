import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sketchCities } from '@yunyou/domain/geography/sketch-cities.generated';
import {
  doBoxesOverlap,
  isInBox,
  type SketchBox,
  sketchBox,
  sketchUrl,
} from '@yunyou/domain/geography/sketch-extent';

interface Coordinates {
  latitude: number;
  longitude: number;
}

type Position = readonly [longitude: number, latitude: number];

/** A shape of a sketch. Its file is written by `npm run map:build -- --sketches`. */
export interface SketchFeature {
  properties: {
    kind: 'land' | 'sea' | 'river' | 'lake' | 'island' | 'wall' | 'park' | 'hill' | 'metro';
    /** Width of a river and radius of a green area, in pixels of the map at zoom 12. */
    width?: number;
    radius?: number;
  };
  geometry:
    | { type: 'Polygon'; coordinates: readonly (readonly Position[])[] }
    | { type: 'LineString'; coordinates: readonly Position[] }
    | { type: 'Point'; coordinates: Position };
}

export interface Sketch {
  box: SketchBox;
  features: readonly SketchFeature[];
}

/** Source of coasts and islands of the sketches. Its licence requires the name at each map. */
export const sketchSource = '© OpenStreetMap';

const publicFolder = path.join(import.meta.dirname, '..', '..', '..', 'web', 'public');

/** Loads the sketches of the cities around these places. */
export async function loadSketches(places: readonly Coordinates[]): Promise<Sketch[]> {
  const cities = sketchCities.filter((city) => places.some((place) => isInBox(sketchBox(city), place)));
  return Promise.all(
    cities.map(async (city) => {
      const text = await readFile(path.join(publicFolder, sketchUrl(city.id)), 'utf8');
      const { features } = JSON.parse(text) as { features: SketchFeature[] }; // a file of our own
      return { box: sketchBox(city), features };
    }),
  );
}

/** Returns the sketches of a view, and none if they leave a part of it open: water would end in a straight line. */
export function sketchesOf<S extends Pick<Sketch, 'box'>>(
  view: SketchBox,
  sketches: readonly S[],
): readonly S[] {
  const middle = (a: number, b: number) => (a + b) / 2;
  const { west, south, east, north } = view;
  const isCovered = [west, middle(west, east), east].every((longitude) =>
    [south, middle(south, north), north].every((latitude) =>
      sketches.some(({ box }) => isInBox(box, { latitude, longitude })),
    ),
  );
  return isCovered ? sketches.filter(({ box }) => doBoxesOverlap(box, view)) : [];
}

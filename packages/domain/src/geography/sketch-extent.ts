interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A sketch shows the land within this distance of its city, as a square. */
export const sketchKilometres = 25;
const kilometresPerDegree = 111.195;

export interface SketchBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

export function sketchBox({ latitude, longitude }: Coordinates): SketchBox {
  const north = sketchKilometres / kilometresPerDegree;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  return {
    west: longitude - east,
    south: latitude - north,
    east: longitude + east,
    north: latitude + north,
  };
}

/** Returns whether the box contains a position; its edge belongs to it. */
export const isInBox = (
  { west, south, east, north }: SketchBox,
  { latitude, longitude }: Coordinates,
): boolean => longitude >= west && longitude <= east && latitude >= south && latitude <= north;

/** Returns whether two boxes have an area in common. */
export const doBoxesOverlap = (a: SketchBox, b: SketchBox): boolean =>
  a.west < b.east && a.east > b.west && a.south < b.north && a.north > b.south;

/** Returns whether `inner` lies inside `outer`. */
export const isBoxInBox = (outer: SketchBox, { west, south, east, north }: SketchBox): boolean =>
  isInBox(outer, { longitude: west, latitude: south }) &&
  isInBox(outer, { longitude: east, latitude: north });

export const sketchUrl = (cityId: string): string => `/map/sketch/${cityId}.generated.json`;

/** Returns the URL of the sketch as SVG. Its element `sketch` begins at the north-west corner of the box. */
export const sketchPictureUrl = (cityId: string): string => `/map/sketch/${cityId}.generated.svg`;

/** Units of that picture in a degree of Mercator's projection (`toMercator`): one is at most 11 m. */
export const pictureUnitsPerDegree = 10_000;

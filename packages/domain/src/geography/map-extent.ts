/** Bounds of the relief picture in degrees; it fades out towards its edges. */
export const reliefExtent = { west: 50, south: 0, east: 160, north: 62 } as const;

/** Bounds of the coarse land around it. The map cannot be moved outside. */
export const mapExtent = { west: 14, south: -36, east: 174, north: 80 } as const;

/**
 * Converts a latitude to Mercator's projection, in which the pictures of the map are stored, in the unit of a degree of
 * longitude. North is negative, as in SVG.
 */
export function toMercator(latitude: number): number {
  const radians = (latitude * Math.PI) / 180;
  return -(Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI;
}

/** The frame of the relief picture, as x, y, width and height in degrees of longitude. */
export const reliefFrame = {
  x: reliefExtent.west,
  y: toMercator(reliefExtent.north),
  width: reliefExtent.east - reliefExtent.west,
  height: toMercator(reliefExtent.south) - toMercator(reliefExtent.north),
} as const;

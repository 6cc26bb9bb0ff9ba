/** Bounds of the relief picture in degrees; it fades out towards its edges. */
export const reliefExtent = { west: 50, south: 0, east: 160, north: 62 } as const;

/** Bounds of the coarse land around it. The map cannot be moved outside. */
export const mapExtent = { west: 14, south: -36, east: 174, north: 80 } as const;

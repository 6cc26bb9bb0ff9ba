/** What the relief picture covers, in degrees; towards its edges it fades out. */
export const reliefExtent = { west: 50, south: 0, east: 160, north: 62 } as const;

/** What the coarse land around it covers. The map cannot be moved outside. */
export const mapExtent = { west: 14, south: -36, east: 174, north: 80 } as const;

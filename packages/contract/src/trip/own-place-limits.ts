// Without Zod, because the browser reads pasted places with it.

/** Own places of one trip. */
export const ownPlacesMax = 60;
/** Characters of a name of an own place. */
export const ownNameCharsMax = 120;
/** Minutes of a visit of an own place. */
export const ownMinutes = { min: 15, max: 720 } as const;
/** Price of an own place for the whole group, in yuan. */
export const ownPriceYuanMax = 100_000;

/** Degrees that contain all of China. */
export const chinaBox = { south: 3, north: 54, west: 73, east: 136 } as const;

export function isInChinaBox({ latitude, longitude }: { latitude: number; longitude: number }): boolean {
  const { south, north, west, east } = chinaBox;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

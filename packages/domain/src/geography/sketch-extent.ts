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

export const sketchUrl = (cityId: string): string => `/map/sketch/${cityId}.generated.json`;

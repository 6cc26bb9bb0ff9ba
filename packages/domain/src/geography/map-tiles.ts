/** A tile of the web map: at zoom z the world is a square of 2^z by 2^z tiles, x from the west, y from the north. */
export interface MapTile {
  z: number;
  x: number;
  y: number;
}

interface Coordinates {
  latitude: number;
  longitude: number;
}

interface Zooms {
  minZoom: number;
  maxZoom: number;
}

const kilometresPerDegree = 111.195;

/** Returns the tile column of a longitude, with its fraction. */
const columnOf = (longitude: number, z: number): number => ((longitude + 180) / 360) * 2 ** z;

/** Returns the tile row of a latitude in Mercator's projection, with its fraction. */
function rowOf(latitude: number, z: number): number {
  const radians = (latitude * Math.PI) / 180;
  return (0.5 - Math.asinh(Math.tan(radians)) / (2 * Math.PI)) * 2 ** z;
}

/** Returns the north-west corner of a tile. The south-east corner is the corner of tile x + 1, y + 1. */
export function cornerOf({ z, x, y }: MapTile): Coordinates {
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** z))) * 180) / Math.PI;
  return { latitude, longitude: (x / 2 ** z) * 360 - 180 };
}

/** Lists the tiles that a square around any of the places touches, low zooms first, each once. */
export function listTilesAround(
  places: readonly Coordinates[],
  radiusKilometres: number,
  { minZoom, maxZoom }: Zooms,
): MapTile[] {
  const tiles = new Map<string, MapTile>();
  for (let z = minZoom; z <= maxZoom; z += 1) {
    const last = 2 ** z - 1;
    const inside = (value: number) => Math.min(last, Math.max(0, Math.floor(value)));
    for (const { latitude, longitude } of places) {
      const north = radiusKilometres / kilometresPerDegree;
      const east = north / Math.cos((latitude * Math.PI) / 180);
      for (let x = inside(columnOf(longitude - east, z)); x <= inside(columnOf(longitude + east, z)); x += 1)
        for (let y = inside(rowOf(latitude + north, z)); y <= inside(rowOf(latitude - north, z)); y += 1)
          tiles.set(`${z}/${x}/${y}`, { z, x, y });
    }
  }
  return [...tiles.values()];
}

/** Lowest zoom that is saved. Below it the built-in map shows the cities without tiles. */
const savedFromZoom = 10;
const savedRadiusKilometres = 1.5;

/** Lists the addresses of the street tiles around the stops of a trip, for a trip that is saved for offline. */
export function listTripTiles(
  { tilesUrl, minZoom, maxZoom }: Zooms & { tilesUrl: string },
  stops: readonly Coordinates[],
): string[] {
  const zooms = { minZoom: Math.max(minZoom, savedFromZoom), maxZoom };
  return listTilesAround(stops, savedRadiusKilometres, zooms).map(({ z, x, y }) =>
    tilesUrl.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y)),
  );
}

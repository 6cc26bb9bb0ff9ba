import { cornerOf, listTilesAround, type MapTile } from '@yunyou/domain/geography/map-tiles';

interface Coordinates {
  latitude: number;
  longitude: number;
}

export interface RegionPlace extends Coordinates {
  isCity: boolean;
}

/** The region consists of whole tiles of this zoom, about 8 km wide. */
const cellZoom = 12;
const aroundCityKilometres = 12;
const aroundPlaceKilometres = 3;

/** Returns the cells around cities and places of the guide. */
export function listCells(places: readonly RegionPlace[]): MapTile[] {
  const zooms = { minZoom: cellZoom, maxZoom: cellZoom };
  const cells = new Map<string, MapTile>();
  const cities = places.filter(({ isCity }) => isCity);
  for (const cell of [
    ...listTilesAround(cities, aroundCityKilometres, zooms),
    ...listTilesAround(places, aroundPlaceKilometres, zooms),
  ])
    cells.set(`${cell.x}/${cell.y}`, cell);
  return [...cells.values()].toSorted((a, b) => a.y - b.y || a.x - b.x);
}

/** Returns the cells as a GeoJSON feature for `pmtiles extract --region`: one rectangle for each run of cells in a row. */
export function toRegion(cells: readonly MapTile[]) {
  const runs: { y: number; from: number; to: number }[] = [];
  for (const { x, y } of cells) {
    const last = runs.at(-1);
    if (last?.y === y && last.to === x) last.to = x + 1;
    else runs.push({ y, from: x, to: x + 1 });
  }
  return {
    type: 'Feature',
    properties: { name: 'Cities and places of the guide' },
    geometry: { type: 'MultiPolygon', coordinates: runs.map((run) => [toRing(run)]) },
  };
}

/** Inset of a rectangle, so that it does not touch the tiles beside it. */
const insetDegrees = 1e-5;

function toRing({ y, from, to }: { y: number; from: number; to: number }): [number, number][] {
  const northWest = cornerOf({ z: cellZoom, x: from, y });
  const southEast = cornerOf({ z: cellZoom, x: to, y: y + 1 });
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  const [west, east] = [round(northWest.longitude + insetDegrees), round(southEast.longitude - insetDegrees)];
  const [north, south] = [round(northWest.latitude - insetDegrees), round(southEast.latitude + insetDegrees)];
  return [
    [west, north],
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}

/** Bytes of a tile at zoom 15: villages and mountains have the lower value, city centres the upper one. */
const tileBytes = [2000, 12_000] as const;
/** Lower zooms together have about half as many bytes as zoom 15. */
const lowerZooms = 1.5;

/** Estimates the size of an extract up to zoom 15 in megabytes. */
export function estimateMegabytes(cells: readonly MapTile[]): { from: number; to: number } {
  const tiles = cells.length * 4 ** (15 - cellZoom);
  const [from, to] = tileBytes.map((bytes) => Math.round((tiles * bytes * lowerZooms) / 1e6));
  return { from: from ?? 0, to: to ?? 0 };
}

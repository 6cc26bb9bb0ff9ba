import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cornerOf, listTilesAround, listTripTiles } from './map-tiles.ts';

const bund = { latitude: 31.2397, longitude: 121.4905 };
const yuGarden = { latitude: 31.2272, longitude: 121.4921 };
const place = fc.record({
  latitude: fc.double({ min: 18, max: 53, noNaN: true }),
  longitude: fc.double({ min: 74, max: 134, noNaN: true }),
});

describe('listTilesAround', () => {
  it('returns the known tile of a place', () => {
    expect(listTilesAround([{ latitude: 51.5, longitude: -0.12 }], 0, { minZoom: 10, maxZoom: 10 })).toEqual([
      { z: 10, x: 511, y: 340 },
    ]);
  });

  it('covers each place by one tile of each zoom, which contains it', () => {
    fc.assert(
      fc.property(place, fc.integer({ min: 0, max: 16 }), (at, z) => {
        const tiles = listTilesAround([at], 0, { minZoom: z, maxZoom: z });
        expect(tiles).toHaveLength(1);
        const [tile = { z, x: 0, y: 0 }] = tiles;
        const [northWest, southEast] = [cornerOf(tile), cornerOf({ z, x: tile.x + 1, y: tile.y + 1 })];
        expect(at.latitude).toBeLessThanOrEqual(northWest.latitude + 1e-9);
        expect(at.latitude).toBeGreaterThanOrEqual(southEast.latitude - 1e-9);
        expect(at.longitude).toBeGreaterThanOrEqual(northWest.longitude - 1e-9);
        expect(at.longitude).toBeLessThanOrEqual(southEast.longitude + 1e-9);
      }),
    );
  });

  it('lists a tile once for neighbouring places, and stays inside the world', () => {
    const zooms = { minZoom: 12, maxZoom: 12 };
    const together = listTilesAround([bund, yuGarden], 1.5, zooms);
    expect(new Set(together.map(({ x, y }) => `${x}/${y}`)).size).toBe(together.length);
    const edge = listTilesAround([{ latitude: 84, longitude: 179.99 }], 50, { minZoom: 3, maxZoom: 3 });
    expect(edge.every(({ x, y }) => x >= 0 && x < 8 && y >= 0 && y < 8)).toBe(true);
  });
});

describe('listTripTiles', () => {
  const streets = { tilesUrl: '/map/tiles/{z}/{x}/{y}?v=abc', minZoom: 0, maxZoom: 15 };

  it('lists addresses from zoom 10 to the last one of the archive', () => {
    const urls = listTripTiles(streets, [bund]);
    expect(urls[0]).toBe('/map/tiles/10/857/418?v=abc');
    expect(new Set(urls.map((url) => url.split('/')[3]))).toEqual(
      new Set(['10', '11', '12', '13', '14', '15']),
    );
    expect(urls.length).toBeLessThan(50);
  });

  it('covers 1.5 km around each stop', () => {
    const deepest = { ...streets, minZoom: 15 };
    const north = { ...bund, latitude: bund.latitude + 1.49 / 111.195 };
    const [tile = { x: 0, y: 0 }] = listTilesAround([north], 0, { minZoom: 15, maxZoom: 15 });
    expect(listTripTiles(deepest, [bund])).toContain(`/map/tiles/15/${tile.x}/${tile.y}?v=abc`);
  });

  it('covers 1.5 km to the east, where a degree is shorter than to the north', () => {
    const mohe = { latitude: 52.97, longitude: 122.53 };
    const deepest = { ...streets, minZoom: 17, maxZoom: 17 };
    const kilometresPerDegree = 111.195 * Math.cos((mohe.latitude * Math.PI) / 180);
    const eastOf = (kilometres: number) => {
      const at = { ...mohe, longitude: mohe.longitude + kilometres / kilometresPerDegree };
      const [tile = { x: 0, y: 0 }] = listTilesAround([at], 0, deepest);
      return `/map/tiles/17/${tile.x}/${tile.y}?v=abc`;
    };
    expect(listTripTiles(deepest, [mohe])).toContain(eastOf(1.49));
    expect(listTripTiles(deepest, [mohe])).not.toContain(eastOf(2));
  });

  it('lists nothing without stops', () => {
    expect(listTripTiles(streets, [])).toEqual([]);
  });
});

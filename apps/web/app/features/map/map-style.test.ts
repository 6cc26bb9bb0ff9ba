import { existsSync } from 'node:fs';
import path from 'node:path';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it } from 'vitest';
import { clusterPoints } from './clusters.ts';
import { type MapPoint, numberStops } from './map-points.ts';
import { addOverlay, buildStyle } from './map-style.ts';
import { pinFeatures, ringFeatures, routeFeatures } from './overlay-data.ts';

const points: MapPoint[] = [
  { id: 'palace', kind: 'spot', name: 'Palace Museum', zhName: '故宫', latitude: 39.917, longitude: 116.397 },
  { id: 'wall', kind: 'spot', name: 'Great Wall', latitude: 40.43, longitude: 116.57 },
];
const nowhere = { latitude: 0, longitude: 0 };
const routes = [{ id: 'day-1', name: 'Day 1', pointIds: ['palace', 'wall', 'gone'] }];
const numbered = numberStops(points, routes);
const input = {
  shownNames: ['Beijing'],
  boundariesUrl: '/map/boundaries.generated.json',
  overlay: {
    pins: pinFeatures(clusterPoints(numbered, 8)),
    routes: routeFeatures(routes, numbered, [
      { mode: 'walk', from: points[0] ?? nowhere, to: points[1] ?? nowhere },
    ]),
    rings: ringFeatures(numbered),
  },
};

describe('buildStyle', () => {
  it.each(['light', 'dark'] as const)('returns a valid %s style', (scheme) => {
    expect(validateStyleMin(buildStyle({ scheme, ...input }))).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('refers only to own files that exist (%s)', (scheme) => {
    const text = JSON.stringify(buildStyle({ scheme, ...input }));
    const files = text.match(/"\/(?:map|fonts)\/[^"]+"/g) ?? [];
    const publicFolder = path.join(import.meta.dirname, '../../../public');
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) expect(existsSync(path.join(publicFolder, file.slice(1, -1))), file).toBe(true);
    expect(text).not.toMatch(/https?:/);
  });
});

describe('addOverlay', () => {
  it('adds the content above the layers of a tile server', () => {
    const ground = {
      version: 8 as const,
      sources: {},
      layers: [{ id: 'streets', type: 'background' as const }],
    };
    const style = addOverlay(ground, { scheme: 'light', ...input });
    expect(style.layers[0]?.id).toBe('streets');
    expect(style.layers.at(-1)?.id).toBe('yunyou-pin-box');
    expect(validateStyleMin(style)).toEqual([]);
  });
});

describe('numberStops', () => {
  it('numbers the stops of each route and no other points', () => {
    expect(numbered.map(({ number, routeIndex }) => [number, routeIndex])).toEqual([
      [1, 0],
      [2, 0],
    ]);
    expect(numberStops(points, [])[0]).toEqual(points[0]);
  });
});

describe('routeFeatures', () => {
  it('connects existing stops and draws no line for a single stop', () => {
    expect(input.overlay.routes.features[0]?.geometry.coordinates).toHaveLength(2);
    expect(routeFeatures([{ id: 'x', name: 'x', pointIds: ['palace'] }], numbered).features).toEqual([]);
  });

  it('starts and ends a curved line exactly at its stops', () => {
    const far = [
      ...numbered,
      { ...numbered[0], id: 'xian', kind: 'city', name: 'Xi’an', latitude: 34.3, longitude: 108.9 } as const,
    ];
    const line = routeFeatures([{ id: 'x', name: 'x', pointIds: ['palace', 'xian'] }], far).features[0]
      ?.geometry.coordinates;
    expect(line?.[0]).toEqual([116.397, 39.917]);
    expect(line?.at(-1)?.[0]).toBeCloseTo(108.9, 9);
    expect(line?.length).toBeGreaterThan(10);
  });
});

describe('ringFeatures', () => {
  it('draws distance rings around spots, not around cities', () => {
    expect(input.overlay.rings.features.length).toBeGreaterThan(3);
    expect(ringFeatures(points.map((point) => ({ ...point, kind: 'city' }))).features).toEqual([]);
  });
});

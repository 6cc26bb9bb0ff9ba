import { existsSync } from 'node:fs';
import path from 'node:path';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it } from 'vitest';
import { type MapPoint, numberStops } from '../map-points.ts';
import { clusterPoints } from '../pins/clusters.ts';
import type { BasemapParts } from './basemap-layers.ts';
import { mapPalettes } from './map-palette.ts';
import { addOverlay, buildStyle } from './map-style.ts';
import { areaFeatures, pinFeatures, ringFeatures, routeFeatures } from './overlay-data.ts';

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
  basemap: { hasCountry: true, hasRelief: true },
  overlay: {
    pins: pinFeatures(clusterPoints(numbered, 8)),
    routes: routeFeatures(routes, numbered, [
      { mode: 'walk', from: points[0] ?? nowhere, to: points[1] ?? nowhere, minutes: 75 },
    ]),
    rings: ringFeatures(numbered),
    areas: areaFeatures([{ name: 'Gulou', zhName: '鼓楼', latitude: 39.94, longitude: 116.39 }]),
  },
};

describe('buildStyle', () => {
  it.each(['light', 'dark'] as const)('returns a valid %s style', (scheme) => {
    expect(validateStyleMin(buildStyle({ scheme, ...input }))).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('refers only to own files that exist (%s)', (scheme) => {
    const text = JSON.stringify(buildStyle({ scheme, ...input }));
    const files = text.match(/"\/(?:map|fonts)\/[^"]+"/g) ?? [];
    const publicFolder = path.join(import.meta.dirname, '../../../../public');
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) expect(existsSync(path.join(publicFolder, file.slice(1, -1))), file).toBe(true);
    expect(text).not.toMatch(/https?:/);
  });

  it('leaves out the sources that the view does not show', () => {
    const sourcesOf = (basemap: BasemapParts) =>
      Object.keys(buildStyle({ scheme: 'light', ...input, basemap }).sources).filter(
        (id) => !id.startsWith('yunyou-'),
      );
    expect(sourcesOf({ hasCountry: false, hasRelief: false })).toEqual([]);
    expect(sourcesOf({ hasCountry: true, hasRelief: false })).toEqual(['water', 'boundaries', 'places']);
    const style = buildStyle({ scheme: 'dark', ...input, basemap: { hasCountry: false, hasRelief: false } });
    expect(validateStyleMin(style)).toEqual([]);
    expect(style.layers[0]?.id).toBe('ground');
  });
});

describe('buildStyle with sketches', () => {
  const style = buildStyle({ scheme: 'light', ...input, sketches: ['beijing', 'tianjin'] });
  const sketch = style.layers.filter(({ id }) => id.startsWith('sketch-'));

  it('is valid, draws below the content and is faint from zoom 14.5 to the nearest one', () => {
    expect(validateStyleMin(style)).toEqual([]);
    const ids = style.layers.map(({ id }) => id);
    expect(ids.findLastIndex((id) => id.startsWith('sketch-'))).toBeLessThan(ids.indexOf('yunyou-area-name'));
    expect(sketch.length).toBeGreaterThan(10);
    for (const layer of sketch) {
      expect(layer.maxzoom).toBeUndefined();
      expect(JSON.stringify(layer.paint)).toMatch(/13,(?:1|0\.9|0\.95),14\.5,0\.3\d*\]/);
    }
  });

  it('draws the land of all sketches below the hills of each, because sketches overlap', () => {
    const ids = sketch.map(({ id }) => id);
    const lastLand = ids.findLastIndex((id) => id.startsWith('sketch-land-'));
    expect(lastLand).toBeLessThan(ids.findIndex((id) => id.startsWith('sketch-green-')));
  });

  it('leaves the sketches out where there are streets', () => {
    const streets = { tilesUrl: '/map/tiles/{z}/{x}/{y}?v=1', minZoom: 0, maxZoom: 15 };
    const { layers, sources } = buildStyle({ scheme: 'light', ...input, sketches: ['beijing'], streets });
    expect(
      [...layers.map(({ id }) => id), ...Object.keys(sources)].filter((id) => id.startsWith('sketch')),
    ).toEqual([]);
  });
});

describe('buildStyle with streets', () => {
  const streets = { tilesUrl: '/map/tiles/{z}/{x}/{y}?v=1', minZoom: 0, maxZoom: 15 };
  const layersOf = (scheme: 'light' | 'dark') => buildStyle({ scheme, ...input, streets }).layers;

  it.each(['light', 'dark'] as const)(
    'returns a valid %s style without sprites and glyph servers',
    (scheme) => {
      const style = buildStyle({ scheme, ...input, streets });
      expect(validateStyleMin(style)).toEqual([]);
      expect([style.sprite, style.glyphs]).toEqual([undefined, undefined]);
      const ids = style.layers.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const ownImages = JSON.stringify(style.layers).match(/"icon-image":"[^"]+"/g);
      expect(ownImages).toEqual(['"icon-image":"yunyou-pin-box"']);
    },
  );

  it('draws streets above the own basemap and below the content, and no tile below zoom 8', () => {
    const ids = layersOf('light').map(({ id }) => id);
    const isStreet = (id: string) => id.startsWith('street-');
    expect(ids.indexOf('place-name')).toBeLessThan(ids.findIndex(isStreet));
    expect(ids.findLastIndex(isStreet)).toBeLessThan(ids.indexOf('yunyou-ring'));
    expect(buildStyle({ scheme: 'light', ...input, streets }).sources['streets']).toMatchObject({
      minzoom: 8,
      maxzoom: 15,
    });
  });

  it('draws metro lines and stations in a colour of their own, above the roads', () => {
    const layers = layersOf('light');
    const ids = layers.map(({ id }) => id);
    expect(ids.indexOf('street-metro')).toBeGreaterThan(ids.indexOf('street-highway'));
    const metro = layers.find(({ id }) => id === 'street-metro');
    expect(metro?.paint).toMatchObject({ 'line-color': '#1f5fbf' });
  });

  it('gives land, parks, water, buildings and roads different colours in both schemes', () => {
    for (const palette of Object.values(mapPalettes)) {
      const { ground, park, water, building, road } = palette;
      expect(new Set([ground, park, water, building, road]).size).toBe(5);
    }
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

describe('overlay', () => {
  it('shows the minutes of a way beside its line, and no minutes where there are none', () => {
    const [, way] = input.overlay.routes.features;
    expect(way?.properties).toEqual({ mode: 'walk', label: '1 h 15 min' });
    const [other] = routeFeatures([], numbered, [{ mode: 'train', from: nowhere, to: nowhere }]).features;
    expect(other?.properties).toEqual({ mode: 'train' });
  });

  it('names districts below the pins and fades the names out above zoom 13', () => {
    const { layers } = buildStyle({ scheme: 'light', ...input });
    const ids = layers.map(({ id }) => id);
    expect(ids.indexOf('yunyou-area-name')).toBeLessThan(ids.indexOf('yunyou-pin-name-any'));
    expect(layers.find(({ id }) => id === 'yunyou-area-name')).toMatchObject({ maxzoom: 14.5 });
  });
});

describe('ringFeatures', () => {
  it('draws distance rings around spots, not around cities', () => {
    expect(input.overlay.rings.features.length).toBeGreaterThan(3);
    expect(ringFeatures(points.map((point) => ({ ...point, kind: 'city' }))).features).toEqual([]);
  });
});

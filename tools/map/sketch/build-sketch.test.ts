import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sketchCities } from '@yunyou/domain/geography/sketch-cities.generated';
import { sketchBox } from '@yunyou/domain/geography/sketch-extent';
import { describe, expect, it } from 'vitest';
import { buildSketch, readLine, type SketchData } from './build-sketch.ts';
import { drawnShapes } from './drawn.data.ts';

const folder = path.join(import.meta.dirname, '../../../apps/web/public/map/sketch');
const coordinates = { latitude: 34.26, longitude: 108.94 };
const kindsOf = (sketch: ReturnType<typeof buildSketch>) =>
  sketch.features.map(({ properties }) => (properties as { kind: string }).kind);

describe('sketches', () => {
  it('exist for each city of the guide', () => {
    expect(sketchCities.length).toBeGreaterThan(90);
    for (const { id } of sketchCities) {
      const sketch = JSON.parse(readFileSync(path.join(folder, `${id}.generated.json`), 'utf8'));
      expect(sketch.features[0].properties.kind).toBe('land');
    }
  });

  it.each(Object.entries(drawnShapes))('of %s has shapes of a known city, near it', (id, shapes) => {
    const city = sketchCities.find((other) => other.id === id);
    if (!city) throw new Error('not a city of the guide');
    const box = sketchBox(city);
    for (const { line } of shapes) {
      const points = readLine(line);
      expect(points.length).toBeGreaterThan(1);
      const isNear = points.some(([x, y]) => x > box.west && x < box.east && y > box.south && y < box.north);
      expect(isNear, line).toBe(true);
    }
  });

  it('draw rivers in their width, parks and hills of the guide, and each metro station once', () => {
    const park = { name: 'Park', zhName: '公园', category: 'park', coordinates };
    const nearestMetro = { station: 'Bell Tower', zhName: '钟楼', coordinates };
    const sketch = buildSketch({
      coordinates,
      shapes: [{ kind: 'river', name: 'Wei', zhName: '渭河', widthMetres: 300, line: '108.8,34.3 109,34.4' }],
      places: [
        { ...park, nearestMetro },
        { ...park, category: 'mountain', nearestMetro },
        { ...park, coordinates: { latitude: 30, longitude: 104 } },
        { ...park, category: 'museum' },
      ],
      sea: [],
    });
    expect(kindsOf(sketch)).toEqual(['land', 'river', 'park', 'hill', 'metro']);
    expect(sketch.features[1]?.properties).toMatchObject({ name: 'Wei', width: 19 });
  });

  it('draw a range as soft spots with one name, in place of the sight of that name', () => {
    const hill = { name: 'Range', zhName: '山', category: 'mountain', coordinates };
    const line = '108.94,34.2 108.94,34.214'; // 1.6 km
    const { features } = buildSketch({
      coordinates,
      shapes: [{ kind: 'hill', name: 'Range', zhName: '山', radiusMetres: 1000, line }],
      places: [hill, { ...hill, name: 'Other' }],
      sea: [],
    });
    expect(features.slice(1).map(({ properties }) => properties['name'])).toEqual([
      undefined,
      undefined,
      'Range',
      undefined,
      'Other',
    ]);
  });

  it('leave out what belongs to another sketch', () => {
    const park = { name: 'Park', zhName: '公园', category: 'park', coordinates };
    const nearestMetro = { station: 'Bell Tower', zhName: '钟楼', coordinates };
    const isOwn = () => false;
    const sketch = buildSketch({
      coordinates,
      shapes: [],
      places: [{ ...park, nearestMetro }],
      sea: [],
      isOwn,
    });
    expect(kindsOf(sketch)).toEqual(['land']);
  });

  it('have each park, hill and metro station in one sketch only', () => {
    const all = sketchCities.flatMap(({ id }) => {
      // Written by our own build.
      const { features } = JSON.parse(
        readFileSync(path.join(folder, `${id}.generated.json`), 'utf8'),
      ) as SketchData;
      return features
        .filter(({ geometry }) => geometry.type === 'Point')
        .map(({ properties, geometry }) =>
          [properties.kind, properties['name'], geometry.coordinates].join(' '),
        );
    });
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
  });

  it('draw a hill of a short visit smaller than a mountain of a day', () => {
    const hill = { name: 'Hill', zhName: '山', category: 'mountain', coordinates };
    const { features } = buildSketch({
      coordinates,
      shapes: [],
      places: [
        { ...hill, visitMinutes: 75 },
        { ...hill, visitMinutes: 420 },
      ],
      sea: [],
    });
    const [small, large] = features.slice(1).map(({ properties }) => Number(properties['radius']));
    expect(large).toBeGreaterThan((small ?? 0) * 3);
  });

  it('cut the sea at the edge of the box and keep islands', () => {
    const square = (half: number): [number, number][] => [
      [108.94 - half, 34.26 - half],
      [108.94 + half, 34.26 - half],
      [108.94 + half, 34.26 + half],
      [108.94 - half, 34.26 + half],
      [108.94 - half, 34.26 - half],
    ];
    const { features } = buildSketch({
      coordinates,
      shapes: [],
      places: [],
      sea: [[square(5), square(0.05), square(0.0005)]],
    });
    const [shore, ...islands] = (features[1]?.geometry.coordinates ?? []) as [number, number][][];
    const { west, east } = sketchBox(coordinates);
    expect(Math.min(...(shore ?? []).map(([x]) => x))).toBeCloseTo(west, 3);
    expect(Math.max(...(shore ?? []).map(([x]) => x))).toBeCloseTo(east, 3);
    expect(islands.length).toBe(1);
  });
});

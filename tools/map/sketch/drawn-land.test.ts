import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readContent } from '@yunyou/content/read-content';
import { sketchCities } from '@yunyou/domain/geography/sketch-cities.generated';
import { isInBox, sketchBox } from '@yunyou/domain/geography/sketch-extent';
import { straightMeters } from '@yunyou/planner/travel-matrix';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Position } from '../topology.ts';
import { readLine, type SketchData } from './build-sketch.ts';
import { drawnLand } from './drawn-land.data.ts';
import type { DrawnShape } from './drawn-shape.ts';

const project = path.join(import.meta.dirname, '../../..');

interface Place {
  latitude: number;
  longitude: number;
}

const sights = new Map<string, Place>();
beforeAll(async () => {
  const { items } = await readContent(path.join(project, 'content'));
  for (const { entity, id, fields } of items)
    if (entity === 'scenic-spot' && 'coordinates' in fields && fields.coordinates)
      sights.set(id, fields.coordinates);
}, 60_000);

describe('the parks and hills of a sketch', () => {
  it.each(Object.entries(drawnLand))('of %s are in its box and not in its lakes or sea', (id, shapes) => {
    const city = sketchCities.find((other) => other.id === id);
    if (!city) throw new Error('not a city with a sketch');
    const water = readRings(id, ['lake', 'sea']);
    const islands = readRings(id, ['island']);
    for (const { name, line } of shapes)
      for (const at of readLine(line)) {
        expect(isInBox(sketchBox(city), toPlace(at)), `${name} in the box`).toBe(true);
        expect(isInside(water, at) && !isInside(islands, at), `${name} in water`).toBe(false);
      }
  });

  it.each([
    ['beijing', 'Temple of Heaven', 'temple-of-heaven'],
    ['hangzhou', 'Beigao Peak', 'lingyin-temple'],
    ['hangzhou', 'Wu Hill', 'hefang-street'],
    ['chongqing', 'Nanshan', 'nanshan-one-tree'],
    ['guilin', 'Solitary Beauty Peak', 'jingjiang-princes-palace'],
    ['guilin', 'Guangming Hill', 'reed-flute-cave'],
    ['nanjing', 'Purple Mountain', 'ming-xiaoling'],
    ['nanjing', 'Purple Mountain', 'sun-yat-sen-mausoleum'],
    ['macau', 'Guia Hill', 'guia-fortress'],
    ['xiamen', 'Wanshi Hill', 'nanputuo-temple'],
    ['wuhan', 'Snake Hill', 'yellow-crane-tower'],
    ['wuhan', 'Luojia Hill', 'wuhan-university'],
    ['kunming', 'Western Hills', 'west-hills-kunming'],
    ['kunming', 'Mingfeng Hill', 'golden-temple-kunming'],
    ['luoyang', 'Longmen Hill', 'longmen-grottoes'],
    ['lhasa', 'Red Hill', 'potala-palace'],
  ])('in %s: %s reaches %s', (cityId, name, sightId) => {
    expect(metresOutside(shapeOf(cityId, name), sightOf(sightId))).toBeLessThan(300);
  });

  it.each([
    ['nanjing', 'Purple Mountain', 'xuanwu-lake'],
    ['kunming', 'Western Hills', 'yunnan-nationalities-village'],
    ['dali', 'Cangshan Mountain', 'three-pagodas'],
    ['hangzhou', 'Gem Hill', 'yue-fei-temple'],
  ])('in %s: %s does not reach %s', (cityId, name, sightId) => {
    expect(metresOutside(shapeOf(cityId, name), sightOf(sightId))).toBeGreaterThan(300);
  });
});

const toPlace = ([longitude, latitude]: Position): Place => ({ latitude, longitude });

function sightOf(id: string): Place {
  const sight = sights.get(id);
  if (!sight) throw new Error(`not a sight: ${id}`);
  return sight;
}

function shapeOf(cityId: string, name: string): DrawnShape {
  const shape = (drawnLand[cityId] ?? []).find((one) => one.name === name);
  if (!shape) throw new Error(`not drawn: ${name}`);
  return shape;
}

/** Returns the distance from a place to the nearest spot of a park or hill, negative inside of it. */
function metresOutside(shape: DrawnShape, at: Place): number {
  const radius = 'radiusMetres' in shape ? shape.radiusMetres : 0;
  return Math.min(...readLine(shape.line).map((spot) => straightMeters(toPlace(spot), at))) - radius;
}

function readRings(cityId: string, kinds: readonly string[]): Position[][] {
  const file = path.join(project, `apps/web/public/map/sketch/${cityId}.generated.json`);
  const { features } = JSON.parse(readFileSync(file, 'utf8')) as SketchData; // written by our own build
  return features
    .filter(({ properties }) => kinds.includes(properties.kind))
    .flatMap(({ geometry }) => geometry.coordinates as Position[][]); // lakes, islands and seas are polygons
}

/** Returns whether a position is inside an odd number of rings. */
function isInside(rings: readonly Position[][], [x, y]: Position): boolean {
  const crossings = rings.flatMap((ring) =>
    ring.slice(1).filter(([bx, by], index) => {
      const [ax, ay] = ring[index] ?? [bx, by];
      return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    }),
  );
  return crossings.length % 2 === 1;
}

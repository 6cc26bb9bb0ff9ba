import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawSea } from './sea-picture.ts';
import { signedArea } from './shapes.ts';
import type { Position } from './topology.ts';

const folder = path.join(import.meta.dirname, '..', '..', 'apps', 'web', 'public', 'map');
const readMapFile = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const water = JSON.parse(readMapFile('water.generated.json')) as {
  features: { properties: { kind: string }; geometry: { coordinates: Position[][][] } }[];
}; // written by build.ts
const sea = water.features.find(({ properties }) => properties.kind === 'sea')?.geometry.coordinates ?? [];

/** MapLibre supports at most this many inner rings per polygon. */
const mostRings = 500;

const isInside = ([x, y]: Position, ring: readonly Position[]): boolean =>
  ring.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = ring.at(index - 1) ?? [x1, y1];
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    return crosses ? !inside : inside;
  }, false);

describe('sea polygons of the shipped map', () => {
  it.each<[string, Position]>([
    ['Taiwan', [121, 24]],
    ['Hainan', [109.8, 19.2]],
    ['Honshu', [139.3, 36]],
    ['Kyushu', [130.8, 32.5]],
    ['Hokkaido', [143, 43.3]],
    ['Luzon', [121, 17]],
    ['Borneo', [114, 1]],
    ['the mainland', [116, 40]],
  ])('does not cover %s', (_, point) => {
    const covering = sea.filter(
      ([outer = [], ...holes]) => isInside(point, outer) && !holes.some((hole) => isInside(point, hole)),
    );
    expect(covering).toHaveLength(0);
  });

  it('cover the sea', () => {
    expect(sea.some(([outer = []]) => isInside([125, 30], outer))).toBe(true);
  });

  it('are drawn in the picture for cards on other sites', () => {
    expect(readMapFile('sea.svg')).toBe(drawSea(sea));
  });

  it('have few enough inner rings, each wound in the opposite direction of its outer ring', () => {
    for (const [outer = [], ...holes] of sea) {
      expect(holes.length).toBeLessThan(mostRings);
      expect(holes.every((hole) => signedArea(hole) * signedArea(outer) < 0)).toBe(true);
    }
  });
});

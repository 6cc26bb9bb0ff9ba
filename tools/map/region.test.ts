import { describe, expect, it } from 'vitest';
import { estimateMegabytes, listCells, toRegion } from './region.ts';

const beijing = { latitude: 39.9042, longitude: 116.4074, isCity: true };
const mutianyu = { latitude: 40.4319, longitude: 116.5704, isCity: false };

const contains = (ring: readonly (readonly [number, number])[], [x, y]: [number, number]) => {
  const [xs, ys] = [ring.map(([east]) => east), ring.map(([, north]) => north)];
  return x > Math.min(...xs) && x < Math.max(...xs) && y > Math.min(...ys) && y < Math.max(...ys);
};

describe('the region of the guide', () => {
  it('contains cities with their surroundings and places far from their city, but not the land between', () => {
    const { geometry } = toRegion(listCells([beijing, mutianyu]));
    const isInside = (at: [number, number]) => geometry.coordinates.some(([ring = []]) => contains(ring, at));
    expect(isInside([116.4074, 39.9042])).toBe(true);
    expect(isInside([116.28, 39.99])).toBe(true); // the Summer Palace, 14 km from the centre
    expect(isInside([116.5704, 40.4319])).toBe(true);
    expect(isInside([116.5, 40.2])).toBe(false);
  });

  it('has closed rings, counter-clockwise, that do not touch each other', () => {
    const { geometry } = toRegion(listCells([beijing, mutianyu]));
    for (const [ring = []] of geometry.coordinates) {
      expect(ring[0]).toEqual(ring.at(-1));
      const area = ring.slice(1).reduce((sum, [x, y], index) => {
        const [fromX, fromY] = ring[index] ?? [x, y];
        return sum + fromX * y - x * fromY;
      }, 0);
      expect(area).toBeGreaterThan(0);
    }
    const edges = geometry.coordinates.map(([ring = []]) => ring[0]?.[1]);
    expect(new Set(edges).size).toBeGreaterThan(3);
  });

  it('joins the cells of a row', () => {
    const cells = listCells([beijing]);
    expect(toRegion(cells).geometry.coordinates.length).toBeLessThan(cells.length / 2);
  });

  it('has an estimated size that grows with its cells', () => {
    const one = estimateMegabytes(listCells([mutianyu]));
    const more = estimateMegabytes(listCells([beijing, mutianyu]));
    expect(more.from).toBeGreaterThan(one.from);
    expect(more.to).toBeGreaterThan(more.from);
  });
});

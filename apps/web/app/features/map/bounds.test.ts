import { describe, expect, it } from 'vitest';
import { diagonalKilometers, distanceKilometers, findBounds, medianCentre, nearestZoom } from './bounds.ts';

const beijing = { latitude: 39.9, longitude: 116.4 };
const shanghai = { latitude: 31.23, longitude: 121.47 };
const xian = { latitude: 34.34, longitude: 108.94 };

describe('findBounds', () => {
  it('returns the smallest box around all points', () => {
    expect(findBounds([beijing, shanghai, xian])).toEqual({
      west: 108.94,
      south: 31.23,
      east: 121.47,
      north: 39.9,
    });
  });

  it('returns an empty box for one point and undefined for none', () => {
    expect(findBounds([xian])).toEqual({ west: 108.94, south: 34.34, east: 108.94, north: 34.34 });
    expect(findBounds([])).toBeUndefined();
  });
});

describe('distanceKilometers', () => {
  it('is within 1 % of the great-circle distance between Beijing and Shanghai', () => {
    expect(distanceKilometers(beijing, shanghai)).toBeGreaterThan(1067 * 0.99);
    expect(distanceKilometers(beijing, shanghai)).toBeLessThan(1067 * 1.01);
  });

  it('equals the diagonal of the box around two points', () => {
    const bounds = { west: 116.4, south: 31.23, east: 121.47, north: 39.9 };
    expect(diagonalKilometers(bounds)).toBeCloseTo(distanceKilometers(beijing, shanghai), 6);
  });
});

describe('medianCentre', () => {
  it('ignores one distant point', () => {
    const near = [0, 1, 2].map((step) => ({ latitude: 30 + step / 100, longitude: 104 + step / 100 }));
    expect(medianCentre([...near, { latitude: 45, longitude: 80 }])?.latitude).toBeCloseTo(30.015, 6);
  });
});

describe('nearestZoom', () => {
  it('shows a single city at the scale of its province', () => {
    expect(nearestZoom([{ kind: 'city' }])).toBeLessThan(7);
    expect(nearestZoom([{ kind: 'city' }, { kind: 'spot' }])).toBeGreaterThan(10);
  });

  it('shows a lonely sight on the relief where nothing else is drawn', () => {
    expect(nearestZoom([{ kind: 'spot' }], true)).toBeLessThan(7.6);
    expect(
      nearestZoom(
        Array.from({ length: 8 }, () => ({ kind: 'spot' })),
        true,
      ),
    ).toBeGreaterThan(10);
  });
});

import { expect, test } from 'vitest';
import { createLocalModes, straightMeters } from './travel-matrix.ts';

const bund = { latitude: 31.2397, longitude: 121.4998 };
const tower = { latitude: 31.2397, longitude: 121.4997 };
const airport = { latitude: 31.1443, longitude: 121.8083 };

test('straightMeters returns the great-circle distance', () => {
  expect(straightMeters(bund, airport) / 1000).toBeCloseTo(31.2, 0);
});

test('two locations at one point are zero minutes apart', () => {
  const [walk] = createLocalModes([bund, bund], [{ mode: 'walk', speedKmh: 5, maxMeters: 4000 }]);
  expect(Array.from(walk?.minutes ?? [])).toEqual([0, 0, 0, 0]);
});

test('a mode does not serve legs beyond maxMeters, and the fare per kilometre starts after baseMeters', () => {
  const [walk, taxi] = createLocalModes(
    [bund, tower, airport],
    [
      { mode: 'walk', speedKmh: 5, maxMeters: 4000 },
      {
        mode: 'taxi',
        speedKmh: 40,
        fixedMinutes: 5,
        baseCostMinor: 1400,
        baseMeters: 3000,
        costMinorPerKm: 270,
      },
    ],
  );
  expect(walk?.minutes[1]).toBe(1);
  expect(walk?.minutes[2]).toBe(-1);
  expect(taxi?.costMinor[1]).toBe(1400);
  expect(taxi?.costMinor[2]).toBeGreaterThan(10_000);
  expect(taxi?.minutes[8]).toBe(0);
});

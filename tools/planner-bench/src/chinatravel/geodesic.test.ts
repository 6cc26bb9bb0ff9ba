import { expect, test } from 'vitest';
import { distanceKm } from './geodesic.ts';

const degrees = (whole: number, minutes: number, seconds: number): number =>
  whole + minutes / 60 + seconds / 3600;

test('agrees with the surveyed line from Flinders Peak to Buninyong', () => {
  const flindersPeak = [-degrees(37, 57, 3.7203), degrees(144, 25, 29.5244)] as const;
  const buninyong = [-degrees(37, 39, 10.1561), degrees(143, 55, 35.3839)] as const;
  expect(distanceKm(flindersPeak, buninyong)).toBeCloseTo(54.972271, 6);
});

test('agrees with the known length of a degree along the equator and a meridian', () => {
  expect(distanceKm([0, 10], [0, 11])).toBeCloseTo(111.3194907932, 9);
  expect(distanceKm([0, 10], [1, 10])).toBeCloseTo(110.5743885578, 8);
});

test('is the same both ways and nothing for the same point', () => {
  const a = [30.25, 120.16] as const;
  const b = [30.31, 120.02] as const;
  expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 11);
  expect(distanceKm(a, a)).toBe(0);
});

import { describe, expect, it } from 'vitest';
import { kilometresBetween, kilometresOutside, type Ring } from './geography.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const square = (from: number, to: number): Ring => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
];

describe('kilometresBetween', () => {
  it('from Beijing to Shanghai is about 1070 km', () => {
    const distance = kilometresBetween(at(39.9042, 116.4074), at(31.2304, 121.4737));
    expect(distance).toBeGreaterThan(1060);
    expect(distance).toBeLessThan(1080);
  });
});

describe('kilometresOutside', () => {
  it('is 0 inside, also inside an island', () => {
    expect(kilometresOutside(at(1, 1), [square(0, 2)])).toBe(0);
    expect(kilometresOutside(at(5.5, 5.5), [square(0, 2), square(5, 6)])).toBe(0);
  });

  it('is measured to the nearest edge, not the nearest corner', () => {
    expect(kilometresOutside(at(1, 3), [square(0, 2)])).toBeCloseTo(111.2, 0);
  });

  it('is positive inside a hole', () => {
    expect(kilometresOutside(at(5, 5), [square(0, 10), square(4, 6)])).toBeCloseTo(111, 0);
  });
});

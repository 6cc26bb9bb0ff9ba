import { describe, expect, it } from 'vitest';
import { listNearest, minutesOnFoot } from './nearby.ts';

const at = (id: string, latitude: number, longitude: number) => ({
  id,
  coordinates: { latitude, longitude },
});
const bellTower = { latitude: 34.261, longitude: 108.942 };

describe('places nearby', () => {
  it('are sorted by distance and end at the limit', () => {
    const rows = [at('far', 34.38, 109.27), at('wall', 34.252, 108.942), at('mosque', 34.2625, 108.9375)];
    const near = listNearest(bellTower, rows, { maxMeters: 2000, limit: 5 });
    expect(near.map(({ id }) => id)).toEqual(['mosque', 'wall']);
    expect(near[1]?.distanceMeters).toBeGreaterThan(950);
    expect(near[1]?.distanceMeters).toBeLessThan(1050);
    expect(listNearest(bellTower, rows, { maxMeters: 2000, limit: 1 })).toHaveLength(1);
  });

  it('give the minutes on foot with detours, at least one', () => {
    expect(minutesOnFoot(0)).toBe(1);
    expect(minutesOnFoot(600)).toBe(10);
  });
});

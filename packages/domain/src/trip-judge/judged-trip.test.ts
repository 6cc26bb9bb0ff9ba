import { describe, expect, it } from 'vitest';
import { kmBetween, kmThrough, shortestKm } from './judged-trip.ts';

const [west, middle, east] = [110, 110.1, 110.3].map((longitude) => ({ latitude: 30, longitude }));
if (!west || !middle || !east) throw new Error('There are three points');

describe('kmThrough', () => {
  it('adds up the distances in the given order', () => {
    expect(kmThrough([])).toBe(0);
    expect(kmThrough([west, east])).toBe(kmBetween(west, east));
    expect(kmThrough([west, east, middle])).toBe(kmBetween(west, east) + kmBetween(east, middle));
  });
});

describe('shortestKm', () => {
  it('visits the points in the best order, with the ends fixed where asked', () => {
    const detour = [east, west, middle];
    expect(shortestKm(detour, { fixFirst: false, fixLast: false })).toBeCloseTo(
      kmThrough([west, middle, east]),
    );
    expect(shortestKm(detour, { fixFirst: true, fixLast: false })).toBeCloseTo(
      kmThrough([east, middle, west]),
    );
    expect(shortestKm(detour, { fixFirst: true, fixLast: true })).toBeCloseTo(kmThrough(detour));
  });
});

import { describe, expect, it } from 'vitest';
import { sampleBrief, sampleCity } from '../catalogue/trip-samples.ts';
import { hasMetro, toPlannerCity } from './local-travel.ts';

const at = (km: number) => ({ latitude: 30, longitude: 110 + km / 96.5 });
const points = [
  { id: 'gate', at: at(0), outMeters: 26_000 },
  { id: 'a', at: at(0) },
  { id: 'near', at: at(0.5) },
  { id: 'far', at: at(70) },
];
const city = toPlannerCity(sampleCity('alba'), points, sampleBrief());
const leg = (mode: string, from: string, to: string) => {
  const found = city.modes.find((own) => own.mode === mode);
  const index = city.locationIds.indexOf(from) * points.length + city.locationIds.indexOf(to);
  return {
    minutes: found?.minutes[index] ?? -2,
    meters: found?.meters[index],
    cost: found?.costMinor[index],
  };
};

describe('ways inside a city', () => {
  it('are walked when short and driven when long', () => {
    expect(leg('walk', 'a', 'near').minutes).toBeGreaterThan(0);
    expect(leg('taxi', 'a', 'near').minutes).toBe(-1);
    expect(leg('walk', 'a', 'far').minutes).toBe(-1);
    expect(leg('car', 'a', 'far').minutes).toBeGreaterThan(60);
  });

  it('are longer from an airport, which lies out of town', () => {
    expect(leg('metro', 'gate', 'a').meters).toBe(26_000);
    expect(leg('metro', 'gate', 'a').minutes).toBe(66);
    expect(leg('walk', 'gate', 'a').minutes).toBe(-1);
  });

  it('always exist by some mode, at no cost from a place to itself', () => {
    for (const from of points)
      for (const to of points) {
        const minutes = city.modes.map(({ mode }) => leg(mode, from.id, to.id).minutes);
        expect(Math.max(...minutes)).toBeGreaterThanOrEqual(0);
      }
    expect(leg('taxi', 'a', 'a')).toEqual({ minutes: 0, meters: 0, cost: 0 });
  });

  it('go by bus where the catalogue knows of no metro', () => {
    expect(hasMetro(sampleCity('x'))).toBe(true);
    const town = toPlannerCity(sampleCity('x', { airports: [] }), points, sampleBrief());
    expect(town.modes.map(({ mode }) => mode)).toEqual(['walk', 'bus', 'taxi', 'car']);
  });
});

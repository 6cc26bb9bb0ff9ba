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
const cityFor = (adults: number) =>
  toPlannerCity(sampleCity('alba'), points, sampleBrief({ travellers: { adults, children: 0 } }));
const leg = (mode: string, from: string, to: string, city = cityFor(2)) => {
  const found = city.modes.find((own) => own.mode === mode);
  const index = city.locationIds.indexOf(from) * points.length + city.locationIds.indexOf(to);
  return {
    minutes: found?.minutes[index] ?? -2,
    meters: found?.meters[index],
    cost: found?.costMinor[index],
  };
};

describe('travel inside a city', () => {
  it('offers walking for short legs and driving for long ones', () => {
    expect(leg('walk', 'a', 'near').minutes).toBeGreaterThan(0);
    expect(leg('taxi', 'a', 'near').minutes).toBe(-1);
    expect(leg('walk', 'a', 'far').minutes).toBe(-1);
    expect(leg('car', 'a', 'far').minutes).toBeGreaterThan(60);
  });

  it('adds the distance of the airport from the centre', () => {
    expect(leg('metro', 'gate', 'a').meters).toBe(26_000);
    expect(leg('metro', 'gate', 'a').minutes).toBe(66);
    expect(leg('taxi', 'gate', 'a').minutes).toBe(66);
    expect(leg('walk', 'gate', 'a').minutes).toBe(-1);
  });

  it('offers at least one mode for every leg, at no cost from a place to itself', () => {
    for (const from of points)
      for (const to of points) {
        const minutes = cityFor(2).modes.map(({ mode }) => leg(mode, from.id, to.id).minutes);
        expect(Math.max(...minutes)).toBeGreaterThanOrEqual(0);
      }
    expect(leg('taxi', 'a', 'a')).toEqual({ minutes: 0, meters: 0, cost: 0 });
  });

  it('offers a bus instead of a metro where the catalogue mentions no metro', () => {
    expect(hasMetro(sampleCity('x'))).toBe(true);
    const town = toPlannerCity(sampleCity('x', { airports: [] }), points, sampleBrief());
    expect(town.modes.map(({ mode }) => mode)).toEqual(['walk', 'bus', 'taxi', 'coach', 'car']);
  });
});

describe('times and fares inside a city', () => {
  const mid = { id: 'mid', at: at(6) };
  const faresFor = (adults: number) => {
    const own = [...points, mid];
    const town = toPlannerCity(sampleCity('alba'), own, sampleBrief({ travellers: { adults, children: 0 } }));
    const index = own.findIndex(({ id }) => id === 'a') * own.length + own.indexOf(mid);
    return new Map(
      town.modes.map(({ mode, minutes, costMinor }) => [mode, [minutes[index], costMinor[index]]]),
    );
  };

  it('takes 9 minutes for 500 m on foot', () => {
    expect(leg('walk', 'a', 'near')).toMatchObject({ minutes: 9, cost: 0 });
  });

  it('has metro fares per person and taxi fares per car of four', () => {
    expect(faresFor(2).get('metro')).toEqual([30, 664]);
    expect(faresFor(2).get('taxi')).toEqual([24, 2496]);
    expect(faresFor(5).get('metro')).toEqual([30, 1661]);
    expect(faresFor(5).get('taxi')).toEqual([24, 2 * 2496]);
  });

  it('charges the distance of the airport beyond the base distance', () => {
    expect(leg('metro', 'gate', 'a').cost).toBe(1320);
    expect(leg('taxi', 'gate', 'a').cost).toBe(7050);
    expect(leg('car', 'gate', 'a')).toEqual({ minutes: 49, meters: 26_000, cost: 13_800 });
    expect(leg('car', 'gate', 'a', cityFor(5)).cost).toBe(2 * 13_800);
  });
});

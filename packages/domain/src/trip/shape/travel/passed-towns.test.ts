import { describe, expect, it } from 'vitest';
import { sampleBrief, sampleCity } from '../../catalogue/trip-samples.ts';
import { createPassedTowns, passedTownsCost } from './passed-towns.ts';

const at = (longitude: number) => ({ coordinates: { latitude: 26, longitude } });
const cities = [
  sampleCity('start', { popularity: 78, ...at(103) }),
  sampleCity('famous', { popularity: 90, ...at(101) }),
  sampleCity('lesser', { popularity: 70, ...at(102) }),
  sampleCity('aside', { popularity: 95, coordinates: { latitude: 30, longitude: 101 } }),
  sampleCity('end', { popularity: 72, ...at(99) }),
];
const longitudeOf = (id: string) => cities.find((city) => city.id === id)?.coordinates.longitude ?? 0;
const travel = (from: string, to: string) => 80 * Math.abs(longitudeOf(from) - longitudeOf(to));
const passedOf = (rest: Parameters<typeof sampleBrief>[0] = {}) =>
  createPassedTowns({ cities }, sampleBrief(rest), travel);

describe('passed towns', () => {
  it('are those on the way that are more famous than both ends', () => {
    expect(passedOf()('start', 'end')).toEqual(['famous']);
    expect(passedOf()('famous', 'end')).toEqual([]);
  });

  it('are not those that the wish excludes', () => {
    expect(passedOf({ excludedCityIds: ['famous'] })('start', 'end')).toEqual([]);
  });

  it('are not those behind a border', () => {
    const border = cities.map((city) => (city.id === 'famous' ? { ...city, areaId: 'beyond' } : city));
    const catalogue = { cities: border, optInAreaIds: new Set(['beyond']) };
    expect(createPassedTowns(catalogue, sampleBrief({}), travel)('start', 'end')).toEqual([]);
  });

  it('cost worth only where the trip has no stay there and its ends were not both named', () => {
    const cost = (ids: readonly string[], required: readonly string[] = []) =>
      passedTownsCost(ids, passedOf(), new Set(required));
    expect(cost(['start', 'end'])).toBeGreaterThan(0);
    expect(cost(['start', 'famous', 'end'])).toBe(0);
    expect(cost(['start', 'end', 'famous'])).toBe(0);
    expect(cost(['start', 'end'], ['start', 'end'])).toBe(0);
  });
});

import { describe, expect, it, test } from 'vitest';
import { sampleBrief, sampleCity } from '../../catalogue/trip-samples.ts';
import {
  beachSeason,
  climateFactor,
  createClimateShare,
  hasAskedClimate,
  missedClimate,
} from './climate-fit.ts';

const months = (highC: number) => Array.from({ length: 12 }, () => ({ highC, lowC: highC - 10, rainMm: 40 }));
const factor = (highC: number, climate?: 'cool' | 'warm') =>
  climateFactor(sampleCity('a', { climate: months(highC) }), sampleBrief(climate && { climate }));

describe('climateFactor', () => {
  it('is 1 without a wish and where the climate is unknown', () => {
    expect(factor(35)).toBe(1);
    expect(climateFactor(sampleCity('a'), sampleBrief({ climate: 'cool' }))).toBe(1);
  });

  it('raises cool cities and lowers hot ones for a group that wants to be cool', () => {
    expect(factor(22, 'cool')).toBeCloseTo(1.2);
    expect(factor(30, 'cool')).toBeCloseTo(0.35);
    expect(factor(40, 'cool')).toBeCloseTo(0.1);
    expect(factor(27, 'cool')).toBeGreaterThan(factor(29, 'cool'));
  });

  it('raises warm cities and lowers cold ones for a group that wants to be warm', () => {
    expect(factor(26, 'warm')).toBeCloseTo(1.2);
    expect(factor(18, 'warm')).toBeCloseTo(0.35);
    expect(factor(5, 'warm')).toBeCloseTo(0.1);
  });

  it('looks at the months of the trip only', () => {
    const climate = months(20).map((month, index) => (index === 3 ? { ...month, highC: 30 } : month));
    expect(climateFactor(sampleCity('a', { climate }), sampleBrief({ climate: 'cool' }))).toBeCloseTo(0.35);
  });
});

test.each([
  [30, 1],
  [21, 0.5],
  [12, 0],
])('a beach at %i degrees suits a beach stay by %f', (highC, share) => {
  expect(beachSeason(sampleCity('a', { climate: months(highC) }), sampleBrief())).toBeCloseTo(share);
});

describe('createClimateShare', () => {
  const cities = [sampleCity('hot', { climate: months(33) }), sampleCity('cool', { climate: months(22) })];
  const shareOf = (id: string, cityIds: string[], rest: Parameters<typeof sampleBrief>[0] = {}) =>
    createClimateShare(
      sampleBrief({ climate: 'cool', cityIds, ...rest }),
      cities,
    )(cities.find((city) => city.id === id) ?? sampleCity('none'));

  it('does not lower a hot city when a named city is hot, too', () => {
    expect(shareOf('hot', [])).toBeLessThan(0.35);
    expect(shareOf('hot', ['hot'])).toBe(1);
    expect(shareOf('hot', ['cool'])).toBeLessThan(0.35);
  });

  it.each([
    ['a stop is left open', { openStops: 1 }],
    ['only the start is named', { entryCityId: 'hot' }],
  ])('does not measure other cities by a named hot one where %s', (_, rest) => {
    const other = sampleCity('other', { climate: months(33) });
    const share = createClimateShare(sampleBrief({ climate: 'cool', cityIds: ['hot'], ...rest }), cities);
    expect(share(other)).toBeLessThan(0.35);
    expect(shareOf('hot', ['hot'], rest)).toBe(1);
  });

  it('still prefers the cool city', () => {
    expect(shareOf('cool', ['hot'])).toBeGreaterThan(shareOf('hot', ['hot']));
  });
});

test('a place with the asked weather misses nothing, the opposite nearly all', () => {
  const brief = sampleBrief({ climate: 'warm' });
  const [warm, cold] = [28, 2].map((highC) => sampleCity('a', { climate: months(highC) }));
  if (!warm || !cold) throw new Error('no cities');
  expect([hasAskedClimate(warm, brief), missedClimate(warm, brief)]).toEqual([true, 0]);
  expect(hasAskedClimate(cold, brief)).toBe(false);
  expect(missedClimate(cold, brief)).toBeGreaterThan(0.8);
  expect([hasAskedClimate(warm, sampleBrief()), missedClimate(cold, sampleBrief())]).toEqual([false, 0]);
});

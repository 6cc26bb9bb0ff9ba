import { describe, expect, it } from 'vitest';
import { contentOf, itemOf, sampleCity, sampleLink } from '../checks/check-samples.ts';
import { listWarnings } from '../warnings/warning-rules.ts';
import { combinedCities, countMainPairs, listMainPairs } from './main-pairs.ts';

const cityOf = (id: string) => itemOf('city', id, sampleCity);
const linkOf = (fromCityId: string, toCityId: string, fields: Partial<typeof sampleLink> = {}) =>
  itemOf('link', `${fromCityId}-${toCityId}`, { ...sampleLink, fromCityId, toCityId, ...fields });
const cities = ['beijing', 'shanghai', 'xian', 'lhasa'].map(cityOf);

const changesOf = (links: ReturnType<typeof linkOf>[], from: string, to: string) =>
  listMainPairs(contentOf(...cities, ...links)).find(
    ({ fromCityId, toCityId }) => fromCityId === from && toCityId === to,
  )?.changes;

describe('listMainPairs', () => {
  it('has forty cities', () => {
    expect(new Set(combinedCities).size).toBe(40);
  });

  it('counts the changes of the ride between two cities', () => {
    const links = [linkOf('beijing', 'shanghai'), linkOf('shanghai', 'xian'), linkOf('xian', 'lhasa')];
    expect(changesOf(links, 'beijing', 'shanghai')).toBe(0);
    expect(changesOf(links, 'beijing', 'xian')).toBe(1);
    expect(changesOf(links, 'lhasa', 'beijing')).toBe(2);
  });

  it('changes in cities that are not combined themselves', () => {
    expect(changesOf([linkOf('beijing', 'jinan'), linkOf('jinan', 'xian')], 'beijing', 'xian')).toBe(1);
  });

  it('has no ride where none exists, or none arrives on the same day', () => {
    const long = { minutes: 700, fastestMinutes: 700 };
    expect(changesOf([], 'beijing', 'xian')).toBeUndefined();
    expect(
      changesOf([linkOf('beijing', 'shanghai', long), linkOf('shanghai', 'xian', long)], 'beijing', 'xian'),
    ).toBeUndefined();
  });

  it('does not take a link against its direction', () => {
    const links = [linkOf('beijing', 'shanghai', { oneWay: true })];
    expect(changesOf(links, 'beijing', 'shanghai')).toBe(0);
    expect(changesOf(links, 'shanghai', 'beijing')).toBeUndefined();
  });
});

describe('countMainPairs', () => {
  it('counts each pair once, by the direction with more changes', () => {
    const pairs = [
      { fromCityId: 'a', toCityId: 'b', changes: 0 },
      { fromCityId: 'b', toCityId: 'a', changes: 1 },
      { fromCityId: 'a', toCityId: 'c', changes: 0 },
      { fromCityId: 'c', toCityId: 'a', changes: 0 },
      { fromCityId: 'b', toCityId: 'c', changes: undefined },
      { fromCityId: 'c', toCityId: 'b', changes: 0 },
    ];
    expect(countMainPairs(pairs)).toEqual({ pairs: 3, direct: 1, oneChange: 1, others: 1 });
  });
});

describe('the rule main-pair-apart', () => {
  it('reports a pair that needs two changes, once', () => {
    const links = [linkOf('beijing', 'shanghai'), linkOf('shanghai', 'xian'), linkOf('xian', 'lhasa')];
    const found = listWarnings(contentOf(...cities, ...links)).get('main-pair-apart') ?? [];
    expect(found.map(({ message }) => message)).toEqual([
      'beijing: no ride to lhasa within a day with at most one change. Add a link.',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { sampleLink } from '../trip/catalogue/trip-samples.ts';
import { findWays } from './links-between.ts';

const link = (from: string, to: string, minutes: number, oneWay = false) => ({
  ...sampleLink(from, to, { minutes, oneWay }),
  fromStop: from,
  toStop: to,
  factsAsOf: '2026-10',
});
const name = (id: string) => id.toUpperCase();

describe('findWays', () => {
  it('lists direct connections in the asked direction, fastest first, each with the date of its facts', () => {
    const links = [link('a', 'b', 300), { ...link('b', 'a', 200), id: 'fast' }];
    const { direct, withChanges } = findWays(links, { from: 'a', to: 'b' }, name);
    expect(direct.map(({ minutes, from, to, factsAsOf }) => ({ minutes, from, to, factsAsOf }))).toEqual([
      { minutes: 200, from: 'A', to: 'B', factsAsOf: '2026-10' },
      { minutes: 300, from: 'A', to: 'B', factsAsOf: '2026-10' },
    ]);
    expect(withChanges).toBeUndefined();
  });

  it('does not use a one-way link in the other direction', () => {
    expect(findWays([link('a', 'b', 300, true)], { from: 'b', to: 'a' }, name).direct).toEqual([]);
  });

  it('finds a way with a change where there is no direct connection', () => {
    const ways = findWays([link('a', 'b', 100), link('b', 'c', 100)], { from: 'a', to: 'c' }, name);
    expect(ways.direct).toEqual([]);
    expect(ways.withChanges?.legs.map(({ from, to }) => `${from}-${to}`)).toEqual(['A-B', 'B-C']);
  });
});

import { describe, expect, it } from 'vitest';
import { buildTrip, type Town } from '../../fixtures/trip-builder.ts';
import type { Weights } from '../../problem.ts';
import { createTables } from '../frame.ts';
import { basePrices } from '../prices.ts';
import { createSearchSpace } from '../search-space.ts';
import { rankHotels } from './hotel-choice.ts';

const town: Town = {
  id: 'suzhou',
  gatewayIds: ['station'],
  places: [
    { id: 'garden', score: 40, at: [0, 0] },
    { id: 'shop', score: 1, at: [20, 0] },
  ],
  hotels: [
    { id: 'at-garden', at: [1, 0], score: 5, costMinor: 50_000 },
    { id: 'at-shop', at: [19, 0], score: 6, costMinor: 50_000 },
    { id: 'cheap', at: [19, 0], score: 4, costMinor: 20_000 },
  ],
};

function rank(weights: Partial<Weights>, hotels = town.hotels): string[] {
  const problem = buildTrip([{ ...town, hotels }], {
    dayCount: 2,
    weights: { localMinute: 0, rideMinute: 0, money: 0, hotelChange: 0, ...weights },
  });
  const space = createSearchSpace(problem, []);
  const prices = basePrices(problem);
  return rankHotels(space, 'suzhou', prices, createTables(space, prices)).map(({ id }) => id);
}

describe('rankHotels', () => {
  it('ranks by score when neither time nor money counts', () => {
    expect(rank({})).toEqual(['at-shop', 'at-garden', 'cheap']);
  });

  it('prefers a hotel near the best sights when time counts', () => {
    expect(rank({ localMinute: 0.1 })).toEqual(['at-garden', 'at-shop', 'cheap']);
  });

  it('prefers a cheap hotel when money counts', () => {
    expect(rank({ money: 0.01 })).toEqual(['cheap', 'at-shop', 'at-garden']);
  });

  it('orders equal hotels by id, so that plans do not depend on the order of the input', () => {
    const twins = [
      { id: 'b', at: [1, 0] as const },
      { id: 'a', at: [1, 0] as const },
    ];
    expect(rank({}, twins)).toEqual(['a', 'b']);
    expect(rank({}, twins.toReversed())).toEqual(['a', 'b']);
  });
});

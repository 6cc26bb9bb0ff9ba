import { describe, expect, it } from 'vitest';
import { beijing, rides, xian } from '../../fixtures/towns.ts';
import { buildTrip } from '../../fixtures/trip-builder.ts';
import type { Random } from '../../random.ts';
import { createSearchSpace } from '../search-space.ts';
import { firstChoice } from './outline.ts';
import { varyChoice } from './vary-choice.ts';

const cityPlan = { cityIds: ['beijing', 'xian'], nights: [2, 2] };
const choice = firstChoice(cityPlan);
const space = createSearchSpace(buildTrip([beijing, xian], { dayCount: 5, services: rides }), []);

/** Returns the given numbers one after the other. */
function scripted(...numbers: number[]): Random {
  return { next: () => 0, int: () => numbers.shift() ?? 0 };
}

describe('firstChoice', () => {
  it('takes the best hotel of every city and the best ride of every hop', () => {
    expect(choice).toEqual({ cityPlan, hotelRanks: [0, 0], rideRanks: [0, 0, 0] });
  });
});

describe('varyChoice', () => {
  it('changes the hotel of one city', () => {
    expect(varyChoice(space, choice, [], scripted(0, 1, 4))).toEqual({ ...choice, hotelRanks: [0, 4] });
  });

  it('changes one ride', () => {
    expect(varyChoice(space, choice, [], scripted(1, 2, 7))).toEqual({ ...choice, rideRanks: [0, 0, 7] });
  });

  it('moves one night from one city to another', () => {
    const moved = varyChoice(space, choice, [], scripted(2, 0, 1));
    expect(moved?.cityPlan.nights).toEqual([1, 3]);
  });

  it('does not move a night to the same city', () => {
    expect(varyChoice(space, choice, [], scripted(2, 1, 1))).toBeUndefined();
  });

  it('does not take the last night of a city', () => {
    const short = firstChoice({ cityIds: ['beijing', 'xian'], nights: [1, 3] });
    expect(varyChoice(space, short, [], scripted(2, 0, 1))).toBeUndefined();
  });

  it('keeps the maximum nights of a city', () => {
    const towns = [beijing, { ...xian, rules: { maxNights: 2 } }];
    const limited = createSearchSpace(buildTrip(towns, { dayCount: 5, services: rides }), []);
    expect(varyChoice(limited, choice, [], scripted(2, 0, 1))).toBeUndefined();
    expect(varyChoice(limited, choice, [], scripted(2, 1, 0))?.cityPlan.nights).toEqual([3, 1]);
  });

  it('takes another city plan when there are several', () => {
    const other = { cityIds: ['xian', 'beijing'], nights: [1, 3] };
    expect(varyChoice(space, choice, [cityPlan, other], scripted(3, 1))).toEqual(firstChoice(other));
  });

  it('returns nothing when there is only one city plan', () => {
    expect(varyChoice(space, choice, [cityPlan], scripted(3, 0))).toBeUndefined();
  });
});

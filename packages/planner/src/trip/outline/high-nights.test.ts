import { describe, expect, test } from 'vitest';
import { planOf } from '../../fixtures/solved-plan.ts';
import { buildTrip, type Town } from '../../fixtures/trip-builder.ts';
import { countHighNights, isUsedToHeight } from './high-nights.ts';

const stay = (cityId: string, fromDayIndex: number, nights: number) => ({ cityId, fromDayIndex, nights });
const cities = [{ id: 'plain' }, { id: 'plateau', isHigh: true }];

describe('countHighNights', () => {
  test('H01 counts the nights before each day and starts again after a night below', () => {
    const stays = [stay('plain', 0, 1), stay('plateau', 1, 3), stay('plain', 4, 1)];
    const counted = countHighNights({ stays }, cities, 6);
    expect(counted.map(({ before }) => before)).toEqual([0, 0, 1, 2, 3, 0]);
    expect(counted.slice(1, 5).map(({ inAll }) => inAll)).toEqual([3, 3, 3, 3]);
  });
});

describe('isUsedToHeight', () => {
  test('H02 waits for the nights that a place needs, or for the last days of a short stay', () => {
    expect(isUsedToHeight({ before: 2, inAll: 5 }, 3)).toBe(false);
    expect(isUsedToHeight({ before: 3, inAll: 5 }, 3)).toBe(true);
    expect(isUsedToHeight({ before: 1, inAll: 2 }, 3)).toBe(true);
    expect(isUsedToHeight({ before: 0, inAll: 2 }, 3)).toBe(false);
  });
});

test('H03 a plan visits a place that needs nights at great height after them only', () => {
  const dayOfLake = (nightsHigh: number): number => {
    const town: Town = {
      id: 'plateau',
      gatewayIds: ['airport'],
      places: [{ id: 'lake', at: [2, 2], nightsHigh, ...(nightsHigh > 0 && { score: 30 }) }],
      hotels: [{ id: 'inn', at: [0, 0] }],
    };
    const problem = buildTrip([town], { dayCount: 5 });
    const plan = planOf({ ...problem, cities: problem.cities.map((city) => ({ ...city, isHigh: true })) });
    return plan.days.findIndex(({ items }) => items.some(({ kind }) => kind === 'visit'));
  };
  expect(dayOfLake(0)).toBeLessThan(2);
  expect(dayOfLake(2)).toBeGreaterThanOrEqual(2);
});

import { describe, expect, it } from 'vitest';
import { mealsOf, planOf, visitsOf } from '../fixtures/solved-plan.ts';
import { inXian, xian } from '../fixtures/towns.ts';
import { buildTrip, lunch } from '../fixtures/trip-builder.ts';
import { mealItem, nightItem, visitItem, writePlan } from '../fixtures/written-plan.ts';
import { isSatisfied, listIds } from './registry.ts';
import { boundStarts, findMinMinutes } from './time-at.ts';

const data = inXian();
const plan = writePlan([[visitItem('wall', { startMinute: 600, endMinute: 700 })]]);

describe('C14 timeAt', () => {
  it.each([
    ['it starts exactly at startBy', { startBy: 600 }, true],
    ['it starts one minute after startBy', { startBy: 599 }, false],
    ['it ends exactly at endFrom', { endFrom: 700 }, true],
    ['it ends one minute before endFrom', { endFrom: 701 }, false],
    ['it lasts exactly minMinutes', { minMinutes: 100 }, true],
    ['it lasts one minute less than minMinutes', { minMinutes: 101 }, false],
    ['nothing but the location is given', {}, true],
  ])('with a visit from 600 to 700, when %s', (_, times, satisfied) => {
    expect(isSatisfied({ rule: 'timeAt', locationId: 'wall', ...times }, plan, data)).toBe(satisfied);
  });

  it('is broken when the location is not in the plan', () => {
    expect(isSatisfied({ rule: 'timeAt', locationId: 'army' }, plan, data)).toBe(false);
  });

  it('accepts restaurants and hotels, but not a place that a meal is only near to', () => {
    const day = writePlan([[mealItem('noodles'), mealItem('mosque', 'nearby'), nightItem('inn')]]);
    const isAt = (locationId: string) => isSatisfied({ rule: 'timeAt', locationId }, day, data);
    expect([isAt('noodles'), isAt('inn'), isAt('mosque')]).toEqual([true, true, false]);
  });

  it('makes the solver be at a place in the evening', () => {
    const solved = planOf(inXian({ id: 'k', rule: 'timeAt', locationId: 'wall', endFrom: 1020 }));
    expect(visitsOf(solved).some(({ placeId, endMinute }) => placeId === 'wall' && endMinute >= 1020)).toBe(
      true,
    );
  });

  it('makes the solver start early and stay long', () => {
    const rule = { rule: 'timeAt', locationId: 'forest', startBy: 660, endFrom: 900 } as const;
    const visit = visitsOf(planOf(inXian({ id: 'k', ...rule }))).find(({ placeId }) => placeId === 'forest');
    expect(visit?.startMinute).toBeLessThanOrEqual(660);
    expect(visit?.endMinute).toBeGreaterThanOrEqual(900);
  });

  it('makes the solver lengthen a meal', () => {
    const problem = buildTrip([xian], {
      dayCount: 2,
      meals: [lunch],
      constraints: [{ id: 'k', rule: 'timeAt', locationId: 'duck', minMinutes: 95 }],
    });
    const meal = mealsOf(planOf(problem)).find(({ locationId }) => locationId === 'duck');
    expect(meal && meal.endMinute - meal.startMinute).toBe(95);
  });

  it('makes the solver sleep in the hotel that it names', () => {
    const rule = { rule: 'timeAt', locationId: 'palace', minMinutes: 1 } as const;
    expect(planOf(inXian({ id: 'k', ...rule })).stays[0]?.hotelId).toBe('palace');
  });

  it('refers to its location', () => {
    expect(listIds({ rule: 'timeAt', locationId: 'wall' })).toEqual(['wall']);
  });
});

describe('findMinMinutes', () => {
  it.each([
    ['no limits', [], 0],
    ['only a start', [{ startBy: 600 }], 0],
    ['only an end', [{ endFrom: 900 }], 0],
    ['a start and an end', [{ startBy: 600, endFrom: 900 }], 300],
    ['a minimum above the span', [{ startBy: 600, endFrom: 900, minMinutes: 320 }], 320],
    ['the longest of several', [{ minMinutes: 30 }, { minMinutes: 50 }], 50],
  ])('with %s', (_, times, minutes) => {
    expect(findMinMinutes(times.map((time) => ({ locationId: 'wall', ...time })))).toBe(minutes);
  });
});

describe('boundStarts', () => {
  it('leaves starts free without limits', () => {
    expect(boundStarts([], 60)).toEqual([-Infinity, Infinity]);
  });

  it('takes the latest end and the earliest start of all limits', () => {
    const limits = [
      { locationId: 'wall', startBy: 800, endFrom: 700 },
      { locationId: 'wall', startBy: 780, endFrom: 820 },
    ];
    expect(boundStarts(limits, 60)).toEqual([760, 780]);
  });
});

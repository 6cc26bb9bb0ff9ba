import { describe, expect, it } from 'vitest';
import { mealsOf, planOf } from '../fixtures/solved-plan.ts';
import { inXian, xian } from '../fixtures/towns.ts';
import { buildTrip, lunch } from '../fixtures/trip-builder.ts';
import { mealItem, writePlan } from '../fixtures/written-plan.ts';
import { createWishWorth } from '../trip/wish-worth.ts';
import { isSatisfied, listIds, type Rule } from './registry.ts';

const data = inXian();
const both: Rule = { rule: 'dine', restaurantIds: ['noodles', 'duck'] };

describe('C03 dine', () => {
  it('is satisfied when all restaurants are eaten at', () => {
    expect(isSatisfied(both, writePlan([[mealItem('noodles')], [mealItem('duck')]]), data)).toBe(true);
  });

  it('is broken when one restaurant is missing', () => {
    expect(isSatisfied(both, writePlan([[mealItem('noodles')]]), data)).toBe(false);
  });

  it('is satisfied with atLeast 1 when one restaurant is missing', () => {
    expect(isSatisfied({ ...both, atLeast: 1 }, writePlan([[mealItem('noodles')]]), data)).toBe(true);
  });

  it('does not count meals at the hotel', () => {
    const rule: Rule = { rule: 'dine', restaurantIds: ['inn'] };
    expect(isSatisfied(rule, writePlan([[mealItem('inn', 'hotel')]]), data)).toBe(false);
  });

  it('makes the solver eat at an expensive restaurant', () => {
    const problem = buildTrip([xian], {
      dayCount: 2,
      meals: [lunch],
      weights: { localMinute: 0.01, rideMinute: 0.01, money: 0.1, hotelChange: 1 },
      constraints: [{ id: 'k', rule: 'dine', restaurantIds: ['duck'] }],
    });
    expect(mealsOf(planOf(problem)).map(({ locationId }) => locationId)).toContain('duck');
  });

  it('refers to its restaurants', () => {
    expect(listIds(both)).toEqual(['noodles', 'duck']);
  });

  it.each<[number | undefined, number]>([
    [undefined, 5],
    [1, 10],
    [0, 10],
  ])('as a wish of weight 10 with atLeast %s adds %d to each of two restaurants', (atLeast, worth) => {
    const wish: Rule = { ...both, ...(atLeast === undefined ? {} : { atLeast }) };
    const wishWorth = createWishWorth({ ...data, wishes: [{ id: 'w', weight: 10, wish }] });
    expect([wishWorth('noodles'), wishWorth('duck')]).toEqual([worth, worth]);
  });
});

import { describe, expect, it } from 'vitest';
import { placesOf, planOf } from '../fixtures/solved-plan.ts';
import { inXian } from '../fixtures/towns.ts';
import { mealItem, nightItem, visitItem, writePlan } from '../fixtures/written-plan.ts';
import { createWishWorth } from '../trip/wish-worth.ts';
import { isSatisfied } from './registry.ts';

const data = inXian();
const plan = writePlan([
  [visitItem('wall'), mealItem('noodles'), mealItem('mosque', 'nearby'), nightItem('inn')],
]);

describe('C02 avoid', () => {
  it.each([
    ['a visited place', 'wall', false],
    ['a restaurant eaten at', 'noodles', false],
    ['a hotel slept in', 'inn', false],
    ['a place that a meal is only near to', 'mosque', true],
    ['a place that is not in the plan', 'army', true],
    ['an id that the problem does not contain', 'unknown', true],
  ])('with %s', (_, id, satisfied) => {
    expect(isSatisfied({ rule: 'avoid', ids: [id] }, plan, data)).toBe(satisfied);
  });

  it('keeps the solver away from places and hotels', () => {
    const solved = planOf(inXian({ id: 'k', rule: 'avoid', ids: ['wall', 'palace'] }));
    expect(placesOf(solved)).not.toContain('wall');
    expect(solved.stays.map(({ hotelId }) => hotelId)).toEqual(['inn']);
  });

  it('as a wish takes its weight from each candidate', () => {
    const wish = { rule: 'avoid', ids: ['wall', 'inn'] } as const;
    const wishWorth = createWishWorth({ ...data, wishes: [{ id: 'w', weight: 10, wish }] });
    expect([wishWorth('wall'), wishWorth('inn')]).toEqual([-10, -10]);
  });
});

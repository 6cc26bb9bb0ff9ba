import { describe, expect, it } from 'vitest';
import { mealsOf, placesOf, planOf } from '../fixtures/solved-plan.ts';
import { inXian, xian } from '../fixtures/towns.ts';
import { buildTrip, lunch } from '../fixtures/trip-builder.ts';
import { mealItem, visitItem, writePlan } from '../fixtures/written-plan.ts';
import { createWishWorth } from '../trip/wish-worth.ts';
import { isSatisfied, type Rule } from './registry.ts';

const data = inXian();
const temples = { rule: 'kindCount', of: 'place', kinds: ['temple'] } as const;
const twoTemples = writePlan([[visitItem('mosque'), visitItem('army')], [visitItem('pagoda')]]);

describe('C04 kindCount', () => {
  it.each<[string, { min?: number; max?: number }, boolean]>([
    ['no limit', {}, true],
    ['exactly the minimum', { min: 2 }, true],
    ['one below the minimum', { min: 3 }, false],
    ['exactly the maximum', { max: 2 }, true],
    ['one above the maximum', { max: 1 }, false],
  ])('with two temples and %s', (_, limits, satisfied) => {
    expect(isSatisfied({ ...temples, ...limits }, twoTemples, data)).toBe(satisfied);
  });

  it('counts restaurant meals of a cuisine', () => {
    const rule: Rule = { rule: 'kindCount', of: 'restaurant', kinds: ['beijing'], min: 1 };
    expect(isSatisfied(rule, writePlan([[mealItem('duck')]]), data)).toBe(true);
    expect(isSatisfied(rule, writePlan([[mealItem('noodles')]]), data)).toBe(false);
  });

  it('makes the solver visit at least two temples', () => {
    const places = placesOf(planOf(inXian({ id: 'k', ...temples, min: 2 })));
    expect(places).toContain('mosque');
    expect(places).toContain('pagoda');
  });

  it('excludes museums with a maximum of 0', () => {
    const rule: Rule = { rule: 'kindCount', of: 'place', kinds: ['museum'], max: 0 };
    const places = placesOf(planOf(inXian({ id: 'k', ...rule })));
    expect(places).not.toContain('army');
    expect(places).not.toContain('forest');
  });

  it('makes the solver eat a cuisine', () => {
    const problem = buildTrip([xian], {
      dayCount: 2,
      meals: [lunch],
      constraints: [{ id: 'k', rule: 'kindCount', of: 'restaurant', kinds: ['beijing'], min: 1 }],
    });
    expect(mealsOf(planOf(problem)).map(({ locationId }) => locationId)).toContain('duck');
  });

  it.each<[string, { min?: number; max?: number }, number]>([
    ['minimum of 2', { min: 2 }, 5],
    ['maximum of 0', { max: 0 }, -10],
    ['maximum of 1', { max: 1 }, -5],
  ])('as a wish of weight 10 with a %s', (_, limits, worth) => {
    const wish: Rule = { ...temples, ...limits };
    const wishWorth = createWishWorth({ ...data, wishes: [{ id: 'w', weight: 10, wish }] });
    expect([wishWorth('mosque'), wishWorth('pagoda'), wishWorth('wall')]).toEqual([worth, worth, 0]);
  });
});

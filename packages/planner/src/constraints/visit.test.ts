import { describe, expect, it } from 'vitest';
import { placesOf, planOf } from '../fixtures/solved-plan.ts';
import { inXian } from '../fixtures/towns.ts';
import { visitItem, writePlan } from '../fixtures/written-plan.ts';
import { createWishWorth } from '../trip/wish-worth.ts';
import { isSatisfied, listIds, type Rule } from './registry.ts';

const data = inXian();
const plan = writePlan([[visitItem('wall'), visitItem('mosque')]]);

describe('C01 visit', () => {
  it.each<[string, Rule, boolean]>([
    ['all places are visited', { rule: 'visit', placeIds: ['wall', 'mosque'] }, true],
    ['one place is missing', { rule: 'visit', placeIds: ['wall', 'army'] }, false],
    ['enough of the places are visited', { rule: 'visit', placeIds: ['wall', 'army'], atLeast: 1 }, true],
    ['too few of the places are visited', { rule: 'visit', placeIds: ['wall', 'army'], atLeast: 2 }, false],
    ['a place is listed twice and visited once', { rule: 'visit', placeIds: ['wall', 'wall'] }, true],
    ['one place is meant to count twice', { rule: 'visit', placeIds: ['wall', 'wall'], atLeast: 2 }, false],
  ])('when %s', (_, rule, satisfied) => {
    expect(isSatisfied(rule, plan, data)).toBe(satisfied);
  });

  it('makes the solver visit a place of low score', () => {
    expect(placesOf(planOf(inXian({ id: 'k', rule: 'visit', placeIds: ['forest'] })))).toContain('forest');
  });

  it('refers to its places', () => {
    expect(listIds({ rule: 'visit', placeIds: ['wall', 'army'] })).toEqual(['wall', 'army']);
  });

  it.each<[number | undefined, number]>([
    [undefined, 5],
    [1, 10],
    [0, 10],
  ])('as a wish of weight 10 with atLeast %s adds %d to each of two places', (atLeast, worth) => {
    const rule: Rule = {
      rule: 'visit',
      placeIds: ['wall', 'army'],
      ...(atLeast === undefined ? {} : { atLeast }),
    };
    const wishWorth = createWishWorth({ ...data, wishes: [{ id: 'w', weight: 10, wish: rule }] });
    expect([wishWorth('wall'), wishWorth('army'), wishWorth('mosque')]).toEqual([worth, worth, 0]);
  });
});

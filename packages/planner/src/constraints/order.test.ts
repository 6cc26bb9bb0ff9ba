import { describe, expect, it } from 'vitest';
import { placesOf, planOf } from '../fixtures/solved-plan.ts';
import { inXian } from '../fixtures/towns.ts';
import { visitItem, writePlan } from '../fixtures/written-plan.ts';
import { applyOrders } from './order.ts';
import { isSatisfied, listIds } from './registry.ts';

const data = inXian();
const rule = { rule: 'order', firstId: 'army', secondId: 'wall' } as const;

describe('C15 order', () => {
  it.each([
    ['the first comes first', ['army', 'wall'], true],
    ['the first comes second', ['wall', 'army'], false],
    ['only the first is in the plan', ['army'], true],
    ['only the second is in the plan', ['wall'], true],
  ])('when %s', (_, ids, satisfied) => {
    expect(isSatisfied(rule, writePlan(ids.map((id) => [visitItem(id)])), data)).toBe(satisfied);
  });

  it('makes the solver visit one place before the other', () => {
    const places = placesOf(planOf(inXian({ id: 'k', ...rule })));
    expect(!places.includes('wall') || places.indexOf('army') < places.indexOf('wall')).toBe(true);
  });

  it('refers to both places', () => {
    expect(listIds(rule)).toEqual(['army', 'wall']);
  });
});

describe('applyOrders', () => {
  const candidate = (locationId: string, dayCount: number, at?: 'nearby') => ({
    locationId,
    at,
    startsByDay: Array.from({ length: dayCount }, () => [[540, 900]] as const),
  });
  const startsOf = (locationId: string, dayCount: number, at?: 'nearby') =>
    applyOrders([rule], dayCount, [candidate(locationId, dayCount, at)])[0]?.startsByDay;
  const open = [[540, 900]];

  it('puts the first into the first half of an even trip and the second into the other half', () => {
    expect(startsOf('army', 4)).toEqual([open, open, [], []]);
    expect(startsOf('wall', 4)).toEqual([[], [], open, open]);
  });

  it('gives the middle day of an odd trip to the first', () => {
    expect(startsOf('army', 3)).toEqual([open, open, []]);
    expect(startsOf('wall', 3)).toEqual([[], [], open]);
  });

  it('splits a trip of one day at noon', () => {
    expect(startsOf('army', 1)).toEqual([[[540, 720]]]);
    expect(startsOf('wall', 1)).toEqual([[[721, 900]]]);
  });

  it('does not change other candidates and meals near a place', () => {
    expect(startsOf('mosque', 2)).toEqual([open, open]);
    expect(startsOf('wall', 2, 'nearby')).toEqual([open, open]);
  });

  it('returns the candidates themselves without orders', () => {
    const candidates = [candidate('army', 2)];
    expect(applyOrders([], 2, candidates)).toBe(candidates);
  });
});

import { describe, expect, it } from 'vitest';
import { planOf } from '../../fixtures/solved-plan.ts';
import { inXian, xian } from '../../fixtures/towns.ts';
import { buildTrip } from '../../fixtures/trip-builder.ts';
import { nightItem, writePlan } from '../../fixtures/written-plan.ts';
import { createWishWorth } from '../../trip/wish-worth.ts';
import { isSatisfied, type Rule } from '../registry.ts';

const hotels = [
  { id: 'inn', features: ['garden'] },
  { id: 'palace', features: ['pool', 'garden'] },
];
const data = buildTrip([{ ...xian, hotels }], { dayCount: 2 });
const plan = writePlan([[nightItem('inn')]]);

describe('C11 hotelFeatures', () => {
  it.each([
    ['all', ['garden'], true],
    ['all', ['garden', 'pool'], false],
    ['any', ['garden', 'pool'], true],
    ['any', ['pool'], false],
    ['none', ['pool'], true],
    ['none', ['pool', 'garden'], false],
  ] as const)('of a hotel with a garden, %s of %j', (match, features, satisfied) => {
    expect(isSatisfied({ rule: 'hotelFeatures', features, match }, plan, data)).toBe(satisfied);
  });

  it('is broken by one night in a hotel that does not match', () => {
    const rule: Rule = { rule: 'hotelFeatures', features: ['pool'], match: 'all' };
    expect(isSatisfied(rule, writePlan([[nightItem('palace')], [nightItem('inn')]]), data)).toBe(false);
  });

  it('makes the solver choose a hotel with a pool', () => {
    const solved = planOf(inXian({ id: 'k', rule: 'hotelFeatures', features: ['pool'], match: 'all' }));
    expect(solved.stays[0]?.hotelId).toBe('palace');
  });

  it.each([
    ['all', 10],
    ['none', -10],
  ] as const)('as a wish of weight 10 for %s adds %d to hotels with the feature', (match, worth) => {
    const wish: Rule = { rule: 'hotelFeatures', features: ['pool'], match };
    const wishWorth = createWishWorth({ ...data, wishes: [{ id: 'w', weight: 10, wish }] });
    expect([wishWorth('palace'), wishWorth('inn')]).toEqual([worth, 0]);
  });
});

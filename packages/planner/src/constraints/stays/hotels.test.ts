import { describe, expect, it } from 'vitest';
import { planOf } from '../../fixtures/solved-plan.ts';
import { inXian } from '../../fixtures/towns.ts';
import { nightItem, writePlan } from '../../fixtures/written-plan.ts';
import { createWishWorth } from '../../trip/wish-worth.ts';
import { isSatisfied, listIds, type Rule } from '../registry.ts';

const data = inXian();
const rule: Rule = { rule: 'hotels', hotelIds: ['palace'] };

describe('C12 hotels', () => {
  it('is satisfied when every night is in a listed hotel', () => {
    expect(isSatisfied(rule, writePlan([[nightItem('palace')], [nightItem('palace')]]), data)).toBe(true);
  });

  it('is broken by one night elsewhere', () => {
    expect(isSatisfied(rule, writePlan([[nightItem('palace')], [nightItem('inn')]]), data)).toBe(false);
  });

  it.each(['inn', 'palace'])('makes the solver sleep in %s', (id) => {
    expect(planOf(inXian({ id: 'k', rule: 'hotels', hotelIds: [id] })).stays[0]?.hotelId).toBe(id);
  });

  it('refers to its hotels', () => {
    expect(listIds(rule)).toEqual(['palace']);
  });

  it('as a wish adds its weight to each hotel', () => {
    const wishWorth = createWishWorth({ ...data, wishes: [{ id: 'w', weight: 10, wish: rule }] });
    expect([wishWorth('palace'), wishWorth('inn')]).toEqual([10, 0]);
  });
});

import { describe, expect, it } from 'vitest';
import { planOf } from '../fixtures/solved-plan.ts';
import { inXian } from '../fixtures/towns.ts';
import { legItem, mealItem, nightItem, visitItem, writePlan } from '../fixtures/written-plan.ts';
import { isSatisfied } from './registry.ts';

const data = inXian();
const plan = writePlan([[legItem('taxi', 4000), visitItem('wall'), mealItem('noodles'), nightItem('inn')]]);

describe('C05 budget', () => {
  it('is satisfied when the costs are exactly the limit', () => {
    expect(isSatisfied({ rule: 'budget', scopes: ['sights', 'meals'], maxMinor: 12_000 }, plan, data)).toBe(
      true,
    );
  });

  it('is broken when the costs are one minor unit above the limit', () => {
    expect(isSatisfied({ rule: 'budget', scopes: ['sights', 'meals'], maxMinor: 11_999 }, plan, data)).toBe(
      false,
    );
  });

  it('ignores costs of other scopes', () => {
    expect(isSatisfied({ rule: 'budget', scopes: ['local'], maxMinor: 1300 }, plan, data)).toBe(true);
    expect(isSatisfied({ rule: 'budget', scopes: ['intercity'], maxMinor: 0 }, plan, data)).toBe(true);
  });

  it('holds the solver to a total budget', () => {
    const solved = planOf(
      inXian({
        id: 'k',
        rule: 'budget',
        scopes: ['sights', 'meals', 'hotels', 'intercity', 'local'],
        maxMinor: 42_000,
      }),
    );
    expect(solved.totals.costMinor).toBeLessThanOrEqual(42_000);
  });

  it('holds the solver to a budget for tickets and spends it', () => {
    const { sights } = planOf(inXian({ id: 'k', rule: 'budget', scopes: ['sights'], maxMinor: 9000 })).totals
      .costByScope;
    expect(sights).toBe(8000);
  });
});

import { describe, expect, it } from 'vitest';
import { budgetLeft } from './summary-words.ts';

const budget = {
  given: { amountMinor: 400_000, currency: 'EUR' as const },
  fen: 3_100_000,
  leftFen: 1_270_000,
};
const costing = (amountMinor: number, currency: 'EUR' | 'USD') => ({
  cost: { amountMinor, currency },
  byKind: { sights: 0, meals: 0, hotels: 0, intercity: 0, local: 0 },
  exchange: { currency, cnyPer: 7.75, asOf: '2026-07-01' },
});

describe('what is left of a budget', () => {
  it('is in the currency of the budget where the costs are', () => {
    expect(budgetLeft(budget, costing(236_100, 'EUR'))).toBe('€1,639 of your €4,000 is left.');
    const over = { ...budget, leftFen: -775_000 };
    expect(budgetLeft(over, costing(500_000, 'EUR'))).toBe('€1,000 more than your €4,000.');
  });

  it('is in yuan where the visitor sees other prices', () => {
    expect(budgetLeft(budget, costing(236_100, 'USD'))).toBe('CN¥12,700 of your €4,000 is left.');
    expect(budgetLeft(budget, undefined)).toBe('CN¥12,700 of your €4,000 is left.');
  });
});

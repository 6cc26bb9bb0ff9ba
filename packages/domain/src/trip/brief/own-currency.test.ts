import { describe, expect, it } from 'vitest';
import { ownCurrency } from './own-currency.ts';

describe('ownCurrency', () => {
  it('takes the currency of the budget, then of the profile, then of the passport, then dollars', () => {
    const budget = { amountMinor: 100_000, currency: 'GBP' } as const;
    expect(ownCurrency({ budget, nationality: 'DE' }, 'CHF')).toBe('GBP');
    expect(ownCurrency({ nationality: 'DE' }, 'CHF')).toBe('CHF');
    expect(ownCurrency({ nationality: 'DE' }, null)).toBe('EUR');
    expect(ownCurrency({ nationality: 'BR' })).toBe('USD');
    expect(ownCurrency({})).toBe('USD');
  });

  it('does not return yuan only because the budget is in yuan', () => {
    const budget = { amountMinor: 2_000_000, currency: 'CNY' } as const;
    expect(ownCurrency({ budget, nationality: 'JP' })).toBe('JPY');
    expect(ownCurrency({ budget, nationality: 'CN' })).toBe('CNY');
  });
});

import { describe, expect, it } from 'vitest';
import { readAmount } from './read-amount.ts';

describe('a typed amount', () => {
  it.each([
    ['128', 'CNY', 12_800],
    ['12.5', 'CNY', 1_250],
    ['12,50', 'EUR', 1_250],
    ['1,234.50', 'USD', 123_450],
    ['1.234,50', 'EUR', 123_450],
    ['1 234', 'CNY', 123_400],
    ['1,234', 'JPY', 1_234],
    ['500', 'JPY', 500],
  ] as const)('%s %s is read in minor units', (text, currency, expected) => {
    expect(readAmount(text, currency)).toBe(expected);
  });

  it.each([
    ['', 'CNY'],
    ['0', 'CNY'],
    ['-5', 'CNY'],
    ['1e5', 'CNY'],
    ['12.345.6', 'CNY'],
    ['500.5', 'JPY'],
    ['9999999999', 'CNY'],
    ['999999999', 'CNY'],
  ] as const)('%s %s is no amount', (text, currency) => {
    expect(readAmount(text, currency)).toBeUndefined();
  });
});

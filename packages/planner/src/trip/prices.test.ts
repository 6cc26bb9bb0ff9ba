import { describe, expect, it } from 'vitest';
import { listExceeded, raisePrices } from './prices.ts';

const costs = { sights: 100, meals: 50, hotels: 0, intercity: 0, local: 10 };
const prices = { sights: 1, meals: 1, hotels: 1, intercity: 1, local: 1 };

describe('listExceeded', () => {
  it('does not list a budget that is spent exactly', () => {
    expect(listExceeded([{ scopes: ['sights', 'meals'], maxMinor: 150 }], costs).size).toBe(0);
  });

  it('lists all scopes of a budget that is exceeded by one', () => {
    expect([...listExceeded([{ scopes: ['sights', 'meals'], maxMinor: 149 }], costs)]).toEqual([
      'sights',
      'meals',
    ]);
  });
});

describe('raisePrices', () => {
  it('triples the given scopes only', () => {
    expect(raisePrices(prices, new Set(['local']), 0)).toEqual({ ...prices, local: 3 });
  });

  it('raises to the least price at least', () => {
    expect(raisePrices(prices, new Set(['hotels']), 5).hotels).toBe(5);
  });
});

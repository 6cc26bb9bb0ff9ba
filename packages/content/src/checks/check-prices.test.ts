import type { Currency } from '@yunyou/contract/entities/base.schema';
import { describe, expect, it } from 'vitest';
import { listPriceMistakes } from './check-prices.ts';
import { sampleSpot } from './check-samples.ts';

const ticket = (kind: 'entry' | 'extra', currency: Currency = 'CNY') => ({
  name: 'Adult',
  kind,
  audience: 'adult' as const,
  price: { amountMinor: 4000, currency },
});
const booking = { required: 'required', passport: true } as const;

describe('listPriceMistakes', () => {
  it.each([
    ['an entry ticket', {}],
    ['a free place with something extra', { free: true, tickets: [ticket('extra')] }],
    ['a price in words', { tickets: [], priceNote: 'Part of the park ticket.' }],
    ['Hong Kong dollars in Hong Kong', { cityId: 'hong-kong', tickets: [ticket('entry', 'HKD')] }],
    ['tickets seven days ahead at 20:00', { booking: { ...booking, daysAhead: 7, releaseTime: '20:00' } }],
  ])('may be %s', (_name, fields) => {
    expect(listPriceMistakes({ ...sampleSpot, ...fields })).toEqual([]);
  });

  it.each([
    ['a free place with an entry ticket', { free: true }],
    ['a paid place without a price', { tickets: [] }],
    ['a paid place with only extras', { tickets: [ticket('extra')] }],
    ['a paid place tagged as free', { tagIds: ['free-entry'] }],
    ['dollars on the mainland', { tickets: [ticket('entry', 'HKD')] }],
    ['a release hour without a day', { booking: { ...booking, releaseTime: '20:00' } }],
    [
      'days ahead for what needs no booking',
      { booking: { required: 'not-needed', passport: false, daysAhead: 3 } as const },
    ],
  ])('may not be %s', (_name, fields) => {
    expect(listPriceMistakes({ ...sampleSpot, ...fields })).toHaveLength(1);
  });
});

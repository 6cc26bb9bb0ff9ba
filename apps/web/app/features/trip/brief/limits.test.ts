import { maxTripDays as contractDays, tripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { expect, it } from 'vitest';
import { maxAdults, maxChildren, maxCities, maxTripDays } from './limits.ts';

it('limits of the form are those of the contract', () => {
  expect(maxTripDays).toBe(contractDays);
  const when = { kind: 'month', year: 2027, month: 5, days: 5 };
  const accepts = (adults: number, children: number) =>
    tripBrief.safeParse({ when, travellers: { adults, children } }).success;
  expect(accepts(maxAdults, maxChildren)).toBe(true);
  expect(accepts(maxAdults + 1, 0)).toBe(false);
  expect(accepts(1, maxChildren + 1)).toBe(false);
  const acceptsCities = (count: number) =>
    tripBrief.safeParse({ when, cityIds: Array.from({ length: count }, () => 'xian') }).success;
  expect([acceptsCities(maxCities), acceptsCities(maxCities + 1)]).toEqual([true, false]);
});

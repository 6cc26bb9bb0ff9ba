import { describe, expect, it } from 'vitest';
import { sampleLine } from './check-samples.ts';
import { listLineMistakes } from './check-trip-lines.ts';

const cityOfSpot = new Map([
  ['city-wall', 'xian'],
  ['longmen', 'luoyang'],
]);
const first = { title: 'A day', text: 'We walk.', meals: [], spotIds: ['city-wall'], nightCityId: 'xian' };
const last = { title: 'A day', text: 'We leave.', meals: [], spotIds: [] };
const mistakes = (fields: Partial<typeof sampleLine>) =>
  listLineMistakes({ ...sampleLine, ...fields }, cityOfSpot);

describe('a tour', () => {
  it('agrees with itself', () => {
    expect(mistakes({})).toEqual([]);
  });

  it.each([
    ['a day too few', { days: 3 }, 'takes 3 days and describes 2'],
    ['a dear child', { priceChild: { amountMinor: 200_000, currency: 'CNY' as const } }, 'more for a child'],
    ['a start elsewhere', { startCityId: 'luoyang' }, 'starts in luoyang'],
    [
      'departures backwards',
      { departures: sampleLine.departures.map((rule) => ({ ...rule, to: '2025-01-01' })) },
      'end before',
    ],
    ['no bed', { itinerary: [last, last] }, 'day 1 has no'],
    ['a bed after the end', { itinerary: [first, first] }, 'is the last and has a night'],
    ['a spot in another city', { itinerary: [{ ...first, spotIds: ['longmen'] }, last] }, 'is in luoyang'],
  ])('does not have %s', (_name, fields, expected) => {
    expect(mistakes(fields).join('; ')).toContain(expected);
  });
});

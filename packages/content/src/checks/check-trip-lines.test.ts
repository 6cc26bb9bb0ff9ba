import { describe, expect, it } from 'vitest';
import { describeInFile } from '../messages/mistake.ts';
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

describe('listLineMistakes', () => {
  it('accepts a consistent tour', () => {
    expect(mistakes({})).toEqual([]);
  });

  it.each([
    ['fewer itinerary days than days', { days: 3 }, 'days is 3, but itinerary has 2 days'],
    [
      'a child price above the adult price',
      { priceChild: { amountMinor: 200_000, currency: 'CNY' as const } },
      'a child costs more than an adult',
    ],
    ['a start city that is not visited', { startCityId: 'luoyang' }, 'luoyang is not in cityIds'],
    [
      'departures backwards',
      { departures: sampleLine.departures.map((rule) => ({ ...rule, to: '2025-01-01' })) },
      'ends before',
    ],
    ['a missing night', { itinerary: [last, last] }, 'day 1 has no'],
    ['a night on the last day', { itinerary: [first, first] }, 'is the last, but has a nightCityId'],
    ['a spot in another city', { itinerary: [{ ...first, spotIds: ['longmen'] }, last] }, 'is in luoyang'],
  ])('reports %s', (_name, fields, expected) => {
    expect(mistakes(fields).map(describeInFile).join('; ')).toContain(expected);
  });
});

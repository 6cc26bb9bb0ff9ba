import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import { describe, expect, it } from 'vitest';
import { isBackedByFacts } from './generated-text.ts';

const named = (...names: string[]) => names.map((name) => ({ name, zhName: `${name}-zh` }));
// Only names are read.
const catalogue = {
  cities: named('Alba', 'Brisa'),
  spots: named('Old Gate', 'Nine Dragon Wall', 'Far Tower'),
  hotels: [],
  restaurants: [],
} as unknown as TripCatalogueData;
const facts = {
  lines: ['Day 1: Old Gate.', '2 sights.', '09:30 to 11:00: Old Gate (1 h 30).', '1,200 steps.'],
  names: ['Alba', 'Old Gate', 'Nine Dragon Wall'],
};
const isBacked = (text: string) => isBackedByFacts(text, facts, catalogue);

describe('isBackedByFacts', () => {
  it('accepts a text whose numbers and places are in the facts', () => {
    expect(isBacked('A slow morning at the Old Gate in Alba.')).toBe(true);
    expect(isBacked('From 09:30 you see two sights; the stairs have 1200 steps.')).toBe(true);
    expect(isBacked('Past the Nine Dragon Wall.')).toBe(true);
  });

  const numberWords = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
  it.each(numberWords.map((word, index) => [word, index + 2] as const))(
    'compares "%s" with the number %i of the facts',
    (word, number) => {
      const isBackedBy = (count: number) =>
        isBackedByFacts(`See ${word} sights.`, { lines: [`${count} sights.`], names: [] }, catalogue);
      expect([isBackedBy(number), isBackedBy(number + 1)]).toEqual([true, false]);
    },
  );

  it.each([
    ['a time', 'Be there at 08:00.'],
    ['a price', 'It costs 45 yuan.'],
    ['a number in letters', 'You have seven hours.'],
    ['a vague number', 'Hundreds of lanterns hang there.'],
    ['a sight', 'On to the Far Tower.'],
    ['a city', 'Tomorrow Brisa waits.'],
    ['a Chinese name', '明天去Brisa-zh'],
  ])('rejects a text that adds %s', (_, text) => {
    expect(isBacked(text)).toBe(false);
  });
});

import type { TripCatalogueData } from '@yunyou/contract/trip/trip.schema';
import { describe, expect, it } from 'vitest';
import { speaksOnlyOf } from './told-words.ts';

const named = (...names: string[]) => names.map((name) => ({ name, zhName: `${name}-zh` }));
// Only names are looked at.
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
const holds = (text: string) => speaksOnlyOf(text, facts, catalogue);

describe('words about a trip', () => {
  it('hold when their numbers and places stand in the facts', () => {
    expect(holds('A slow morning at the Old Gate in Alba.')).toBe(true);
    expect(holds('From 09:30 you see two sights; the stairs have 1200 steps.')).toBe(true);
    expect(holds('Past the Nine Dragon Wall.')).toBe(true);
  });

  it.each([
    ['a time', 'Be there at 08:00.'],
    ['a price', 'It costs 45 yuan.'],
    ['a number in letters', 'You have seven hours.'],
    ['a vague number', 'Hundreds of lanterns hang there.'],
    ['a sight', 'On to the Far Tower.'],
    ['a city', 'Tomorrow Brisa waits.'],
    ['a Chinese name', '明天去Brisa-zh'],
  ])('do not hold when they add %s', (_, text) => {
    expect(holds(text)).toBe(false);
  });
});

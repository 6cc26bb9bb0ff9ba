import { expect, it } from 'vitest';
import { createGazetteer } from './gazetteer.ts';
import { readWish } from './read-wish.ts';
import { toPartialTripBrief } from './to-partial-brief.ts';

const gazetteer = createGazetteer({ cities: [], areas: [], spots: [] });
const whenOf = (wish: string, today: string) =>
  toPartialTripBrief(readWish(wish, { gazetteer, today }).values, { gazetteer, today }).said.when;

it('plans a trip in the current month in what is left of it, or next year', () => {
  expect(whenOf('3 days in November', '2026-11-15')).toEqual({
    kind: 'dates',
    firstDate: '2026-11-17',
    days: 3,
  });
  expect(whenOf('3 days in November', '2026-11-05')).toEqual({
    kind: 'month',
    year: 2026,
    month: 11,
    days: 3,
  });
  expect(whenOf('3 days in November', '2026-11-29')).toMatchObject({ year: 2027, month: 11 });
});

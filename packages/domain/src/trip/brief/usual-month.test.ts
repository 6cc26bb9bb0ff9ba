import { expect, it } from 'vitest';
import { usualMonth } from './usual-month.ts';

it.each([
  ['2026-11-15', { year: 2027, month: 4 }],
  ['2027-02-01', { year: 2027, month: 4 }],
  ['2027-03-31', { year: 2027, month: 5 }],
  ['2027-05-10', { year: 2027, month: 9 }],
  ['2027-09-30', { year: 2027, month: 11 }],
])('places a trip without dates, requested on %s, in the next mild month', (today, month) => {
  expect(usualMonth(today)).toEqual(month);
});

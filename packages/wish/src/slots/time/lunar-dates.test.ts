import { expect, it } from 'vitest';
import { normaliseWish } from '../../normalise-wish.ts';
import { readLunarDates } from './lunar-dates.ts';

const read = (wish: string) =>
  readLunarDates(normaliseWish(wish), '2026-11-16').map(({ slot, value }) => `${slot}:${value}`);

it.each([
  ['大年初二到初八', ['from:2027-02-07', 'days:7']],
  ['腊月二十九到初六', ['from:2027-02-05', 'days:7']],
  ['除夕出发', ['from:2027-02-05']],
  ['過年初三', ['from:2027-02-08']],
  ['初夏去云南', []],
])('reads the days around the lunar new year in "%s"', (wish, expected) => {
  expect(read(wish)).toEqual(expected);
});

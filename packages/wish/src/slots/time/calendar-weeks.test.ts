import { expect, it } from 'vitest';
import { normaliseWish } from '../../normalise-wish.ts';
import { listCalendarWeeks } from './calendar-weeks.ts';

const read = (wish: string) =>
  listCalendarWeeks(normaliseWish(wish), '2026-11-16').map(({ value }) => value)[0];

it.each([
  ['ab KW 36, 18 Tage', '2027-09-06'],
  ['October, week 42', '2027-10-18'],
  ['semaine 16', '2027-04-19'],
  ['semana 20', '2027-05-17'],
  ['settimana 33', '2027-08-16'],
  ['in week 48', '2026-11-23'],
  ['第36周', '2027-09-06'],
  ['42주차', '2027-10-18'],
])('reads the Monday of a calendar week: "%s"', (wish, date) => {
  expect(read(wish)).toBe(date);
});

it.each(['week 1 Beijing, week 2 Yunnan', '2 weeks', 'week 60', 'a week 10 days'])(
  'reads no calendar week from "%s"',
  (wish) => {
    expect(read(wish)).toBeUndefined();
  },
);

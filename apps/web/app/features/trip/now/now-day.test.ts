import { expect, it } from 'vitest';
import { nowHash, readNowDay } from './now-day.ts';

it.each([
  { why: 'today comes first while the trip is under way', hash: '', today: 1, expected: 1 },
  { why: 'before and after the trip the plan comes first', hash: '', today: undefined, expected: undefined },
  { why: 'a link to a day opens the plan', hash: '#day-2', today: 1, expected: undefined },
  { why: 'any day can be previewed', hash: '#now-3', today: 1, expected: 2 },
  { why: 'before the trip, too', hash: nowHash(0), today: undefined, expected: 0 },
  { why: 'there is no such day', hash: '#now-9', today: 1, expected: undefined },
  { why: 'days count from 1', hash: '#now-0', today: 1, expected: undefined },
])('$why: $hash', ({ hash, today, expected }) => {
  expect(readNowDay(hash, { today, dayCount: 4, opensFirst: true })).toBe(expected);
});

it('shows a reader of a shared trip the plan first', () => {
  expect(readNowDay('', { today: 1, dayCount: 4, opensFirst: false })).toBeUndefined();
});

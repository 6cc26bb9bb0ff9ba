import { expect, it } from 'vitest';
import { normaliseWish } from '../normalise-wish.ts';
import { countWeekdays, listWeekdays, nextWeekday, readWeekdayRange } from './weekdays.ts';

it.each([
  ['leaving Friday evening, back Sunday night', ['fri', 'sun']],
  ['周六早上到，周日走', ['sat', 'sun']],
  ['火曜日から木曜日', ['tue', 'thu']],
  ['sun and sand, the second stop', []],
  ['Sat 10:00', ['sat']],
])('finds the weekdays of "%s"', (wish, days) => {
  expect(listWeekdays(normaliseWish(wish)).map(({ weekday }) => weekday)).toEqual(days);
});

it('counts the days between two weekdays that a word links', () => {
  expect(readWeekdayRange('leaving friday evening, back sunday night')?.days).toBe(3);
  expect(readWeekdayRange('closed on monday. free tuesday')).toBeUndefined();
  expect(countWeekdays('sat', 'mon')).toBe(3);
});

it('finds the next weekday after a date, a week later for the same weekday', () => {
  expect(nextWeekday('2027-04-21', 'sat')).toBe('2027-04-24');
  expect(nextWeekday('2027-04-21', 'wed')).toBe('2027-04-28');
});

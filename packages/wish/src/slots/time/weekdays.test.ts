import { expect, it } from 'vitest';
import { normaliseWish } from '../../normalise-wish.ts';
import { countWeekdays, listWeekdays, nextWeekday, readStartWeekday, readWeekdayRange } from './weekdays.ts';

it.each([
  ['leaving Friday evening, back Sunday night', ['fri', 'sun']],
  ['周六早上到，周日走', ['sat', 'sun']],
  ['火曜日から木曜日', ['tue', 'thu']],
  ['sun and sand, the second stop', []],
  ['Sat 10:00', ['sat']],
  ['Mon-Wed in Shenzhen', ['mon', 'wed']],
  ['de segunda a quarta', ['mon', 'wed']],
])('finds the weekdays of "%s"', (wish, days) => {
  expect(listWeekdays(normaliseWish(wish)).map(({ weekday }) => weekday)).toEqual(days);
});

it('counts the days between two weekdays that a word links', () => {
  expect(readWeekdayRange('leaving friday evening, back sunday night')?.days).toBe(3);
  expect(readWeekdayRange('only a saturday and sunday in guangzhou')?.days).toBe(2);
  expect(readWeekdayRange('mon-wed busy, free thursday to sunday')?.days).toBe(7);
  expect(readWeekdayRange('mon to wed then free until saturday')?.days).toBe(6);
  expect(readWeekdayRange('arriving friday 20:00 by train from shanghai and leaving sunday')?.days).toBe(3);
  expect(readWeekdayRange('closed on monday and friday')).toBeUndefined();
  expect(readWeekdayRange('closed on monday. free tuesday')).toBeUndefined();
  expect(readWeekdayRange('landen freitag 5:40 und fliegen montag 13:25 weiter')?.days).toBe(4);
  expect(countWeekdays('sat', 'mon')).toBe(3);
});

it('finds the next weekday after a date, a week later for the same weekday', () => {
  expect(nextWeekday('2027-04-21', 'sat')).toBe('2027-04-24');
  expect(nextWeekday('2027-04-21', 'wed')).toBe('2027-04-28');
});

it.each([
  ['Weekend in Shanghai, arriving Friday evening 20:10 by plane', 'fri'],
  ['Shanghai 4 days in May, arriving on a Saturday', 'sat'],
  ['Freitagabend Ankunft Peking, Sonntagabend zurück', 'fri'],
  ['arrivée samedi matin', 'sat'],
  ['llegamos el viernes por la noche', 'fri'],
  ['arrivo venerdì sera', 'fri'],
  ['chegamos na sexta-feira', 'fri'],
  ['aankomst vrijdag', 'fri'],
  ['周五晚上到上海', 'fri'],
  ['金曜日の夜に到着', 'fri'],
  ['금요일 저녁 도착', 'fri'],
  ['layover, arriving 9am on a Tuesday', 'tue'],
  ['I have meetings in Shanghai until Thursday, then 5 days to travel', 'fri'],
  ['the museum is closed on Monday', undefined],
])('reads the weekday on which "%s" begins', (wish, weekday) => {
  expect(readStartWeekday(normaliseWish(wish))?.weekday).toBe(weekday);
});

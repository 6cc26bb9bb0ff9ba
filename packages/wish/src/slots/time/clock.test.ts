import { expect, it } from 'vitest';
import { normaliseWish } from '../../normalise-wish.ts';
import { listClockTimes } from './clock.ts';

it.each([
  ['Friday evening 20:10', ['20:10']],
  ['landt 9.55, terug 14.00', ['9:55', '14:00']],
  ['Ankunft am 12.10', []],
  ['a hotel of 4.50 eur', []],
  ['in the evening at 8:10', ['20:10']],
  ['Freitagabend 20:10 Uhr', ['20:10']],
  ['Freitagabend', ['~19:00']],
  ['venerdì sera', ['~19:00']],
  ['vendredi soir vers 21h', ['21:00']],
  ['周五晚上8点10分', ['20:10']],
  ['in the morning, back at 17:00', ['~9:00', '17:00']],
])('reads the hours of "%s"', (wish, expected) => {
  const times = listClockTimes(normaliseWish(wish)).map(
    ({ minute, isRough }) =>
      `${isRough ? '~' : ''}${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`,
  );
  expect(times).toEqual(expected);
});

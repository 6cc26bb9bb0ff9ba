import { expect, test } from 'vitest';
import { fitTimes } from './time-slot.ts';

const hours = { minutes: 60, earliest: 540, latest: Number.POSITIVE_INFINITY, close: 1020 };
const at = (limits: object): ReturnType<typeof fitTimes> =>
  fitTimes([{ kind: 'timeAt', place: 'Lake', ...limits }], hours);

test('uses the opening hours without demanded times', () => {
  expect(fitTimes([], hours)).toEqual({ minutes: 60, earliest: 540, latest: 960 });
});

test('makes a stay as long as the window it must cover', () => {
  expect(at({ startBy: '10:00', endFrom: '12:00' })).toEqual({ minutes: 120, earliest: 600, latest: 600 });
});

test('moves the start for an earliest end and keeps the length', () => {
  expect(at({ endFrom: '14:00' })).toEqual({ minutes: 60, earliest: 780, latest: 960 });
});

test('lengthens the stay to the demanded minutes', () => {
  expect(at({ minMinutes: 90 })).toEqual({ minutes: 90, earliest: 540, latest: 930 });
});

test('returns nothing for times outside the opening hours', () => {
  expect(at({ startBy: '08:00' })).toBeUndefined();
  expect(at({ endFrom: '17:30' })).toBeUndefined();
});

import { expect, test } from 'vitest';
import { fitTimes } from './time-slot.ts';

const hours = { minutes: 60, earliest: 540, latest: Number.POSITIVE_INFINITY, close: 1020 };
const at = (limits: object): ReturnType<typeof fitTimes> =>
  fitTimes([{ kind: 'timeAt', place: 'Lake', ...limits }], hours);

test('without times the opening hours decide', () => {
  expect(fitTimes([], hours)).toEqual({ minutes: 60, earliest: 540, latest: 960 });
});

test('a stay that must cover a window is as long as the window', () => {
  expect(at({ startBy: '10:00', endFrom: '12:00' })).toEqual({ minutes: 120, earliest: 600, latest: 600 });
});

test('leaving no earlier than a time moves the start, not the length', () => {
  expect(at({ endFrom: '14:00' })).toEqual({ minutes: 60, earliest: 780, latest: 960 });
});

test('at least so many minutes makes the stay longer', () => {
  expect(at({ minMinutes: 90 })).toEqual({ minutes: 90, earliest: 540, latest: 930 });
});

test('times outside the opening hours fit nowhere', () => {
  expect(at({ startBy: '08:00' })).toBeUndefined();
  expect(at({ endFrom: '17:30' })).toBeUndefined();
});

import { expect, test } from 'vitest';
import { findMinute, getMinute, toClock } from './clock.ts';

test('hours run past midnight instead of wrapping', () => {
  expect(toClock(24 * 60 + 8)).toBe('24:08');
  expect(getMinute('24:08')).toBe(1448);
  expect(toClock(getMinute('07:05'))).toBe('07:05');
});

test('what is no time is found missing, and named when demanded', () => {
  expect(findMinute('noon')).toBeUndefined();
  expect(findMinute(12)).toBeUndefined();
  expect(() => getMinute('noon')).toThrow('"noon" is not a time');
});

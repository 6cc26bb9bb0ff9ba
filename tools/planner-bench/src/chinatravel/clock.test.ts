import { expect, test } from 'vitest';
import { findMinute, getMinute, toClock } from './clock.ts';

test('hours continue above 23 after midnight', () => {
  expect(toClock(24 * 60 + 8)).toBe('24:08');
  expect(getMinute('24:08')).toBe(1448);
  expect(toClock(getMinute('07:05'))).toBe('07:05');
});

test('findMinute returns undefined and getMinute throws for other text', () => {
  expect(findMinute('noon')).toBeUndefined();
  expect(findMinute(12)).toBeUndefined();
  expect(() => getMinute('noon')).toThrow('"noon" is not a time');
});

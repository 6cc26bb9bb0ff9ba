import { expect, it } from 'vitest';
import { retryDelayMinutes } from './retry-delay.ts';

it('delays each retry longer and ends after eight attempts within a day', () => {
  const delays = Array.from({ length: 8 }, (_, index) => retryDelayMinutes(index + 1));
  expect(delays).toEqual([1, 5, 15, 60, 180, 360, 720, undefined]);
  expect(delays.reduce<number>((sum, minutes) => sum + (minutes ?? 0), 0)).toBeLessThan(24 * 60);
});

import { expect, it } from 'vitest';
import { formatNights } from './route-stop-words.ts';

it.each([
  [3, 1, '3–4 nights'],
  [2, 0, '2 nights'],
  [1, 0, '1 night'],
  [0, 1, '0–1 night'],
  [0, 0, 'on the way'],
])('formats %i nights and %i more as %s', (nights, extra, text) => {
  expect(formatNights(nights, extra)).toBe(text);
});

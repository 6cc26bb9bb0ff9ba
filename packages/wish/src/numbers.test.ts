import { expect, it } from 'vitest';
import { toNumber } from './numbers.ts';

it.each([
  ['7', 7],
  ['twelve', 12],
  ['zwolf', 12],
  ['quince', 15],
  ['两', 2],
  ['十', 10],
  ['十二', 12],
  ['二十', 20],
  ['三百五', 305],
  ['一千二百', 1200],
  ['many', 0],
  ['', 0],
  ['constructor', 0],
])('toNumber(%s) is %i', (text, number) => {
  expect(toNumber(text)).toBe(number);
});

import { expect, it } from 'vitest';
import { normaliseWish } from '../../normalise-wish.ts';
import { readNationality } from './nationality.ts';
import { countNationals } from './nationals.ts';

it.each([
  ['two Americans, one Indian', 3],
  ['zwei Schweizerinnen und eine Österreicherin', 3],
  ['3 Italians', 3],
  ['a French and a German passport', 0],
  ['an American in China', 0],
])('counts the travellers of "%s" by their countries', (wish, expected) => {
  const text = normaliseWish(wish);
  expect(countNationals(text, readNationality(text))).toBe(expected);
});

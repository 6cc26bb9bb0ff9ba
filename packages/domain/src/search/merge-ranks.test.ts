import { expect, it } from 'vitest';
import { mergeRanks } from './merge-ranks.ts';

it.each([
  [
    [['a', 'b'], []],
    ['a', 'b'],
  ],
  [
    [
      ['a', 'b'],
      ['c', 'b'],
    ],
    ['b', 'a', 'c'],
  ],
  [
    [['a'], ['b', 'c', 'd', 'a']],
    ['a', 'b', 'c', 'd'],
  ],
  [[[], []], []],
])('mergeRanks of %j is %j', (lists, merged) => {
  expect(mergeRanks(lists)).toEqual(merged);
});

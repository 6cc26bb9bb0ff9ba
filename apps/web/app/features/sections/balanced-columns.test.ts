import { expect, it } from 'vitest';
import { balancedColumns } from './balanced-columns.ts';

it.each([
  [3, 4, 4],
  [4, 4, 4],
  [5, 4, 3],
  [6, 4, 3],
  [7, 4, 4],
  [8, 4, 4],
  [9, 4, 3],
  [4, 3, 2],
  [6, 3, 3],
])('puts %i tiles, with at most %i columns, into %i columns', (count, most, columns) => {
  expect(balancedColumns(count, most)).toBe(columns);
});

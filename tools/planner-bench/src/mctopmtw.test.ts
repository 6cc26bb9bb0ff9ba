import { expect, test } from 'vitest';
import { checkTours } from './check-tours.ts';
import { parseMctopmtw } from './mctopmtw.ts';

const text = `2 2 50 1 9 9 9 9 9 9 9 9 9
0 0 0 0 0 0 400
2 1 0 5 10 100 150 200 250 300 1 30 1 0 0 0 0 0 0 0 0 0
3 2 0 5 20 100 150 200 250 300 0 30 1 0 0 0 0 0 0 0 0 0
`;
const problem = parseMctopmtw(text, 1);

test('selects two of the four windows by flag and tour', () => {
  expect(windows(0, 0)).toEqual([
    [1000, 1500],
    [2000, 2500],
  ]);
  expect(windows(0, 1)).toEqual([
    [1500, 2000],
    [2500, 3000],
  ]);
  expect(windows(1, 0)).toEqual(windows(0, 1));
});

test('limits fees and types over all tours', () => {
  expect(checkTours(problem, [[0], []])).toBe(10);
  expect(checkTours(problem, [[0], [1]])).toContain('limit 0');
});

function windows(node: number, tourClass: number): (number | undefined)[][] {
  const base = node * problem.classCount + tourClass;
  const [from, to] = [problem.windowFrom[base] ?? 0, problem.windowFrom[base + 1] ?? 0];
  return Array.from({ length: to - from }, (_, i) => [
    problem.windowOpen[from + i],
    problem.windowClose[from + i],
  ]);
}

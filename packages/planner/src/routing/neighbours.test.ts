import { expect, test } from 'vitest';
import { createNeighbours } from './neighbours.ts';
import { UNREACHABLE } from './routing-problem.ts';
import { createTinyProblem } from './tiny-problem.ts';

test('lists neighbours nearest first, starting with the node itself', () => {
  const near = createNeighbours(createTinyProblem([30, 10, 12, 50].map((at) => ({ at, profit: 1 }))));
  expect([...near(1)]).toEqual([1, 2, 0, 3]);
});

test('does not list nodes that cannot be reached', () => {
  const problem = createTinyProblem([10, 20].map((at) => ({ at, profit: 1 })));
  problem.travel[1 * 3 + 2] = UNREACHABLE;
  expect([...createNeighbours(problem)(0)]).toEqual([0]);
});

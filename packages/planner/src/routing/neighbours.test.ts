import { expect, test } from 'vitest';
import { createNeighbours } from './neighbours.ts';
import { UNREACHABLE } from './routing-problem.ts';
import { createTinyProblem } from './tiny-problem.ts';

test('neighbours come nearest first, the node itself at the head', () => {
  const near = createNeighbours(createTinyProblem([30, 10, 12, 50].map((at) => ({ at, profit: 1 }))));
  expect([...near(1)]).toEqual([1, 2, 0, 3]);
});

test('what cannot be reached is no neighbour', () => {
  const problem = createTinyProblem([10, 20].map((at) => ({ at, profit: 1 })));
  problem.travel[1 * 3 + 2] = UNREACHABLE;
  expect([...createNeighbours(problem)(0)]).toEqual([0]);
});

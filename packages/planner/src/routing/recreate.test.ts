import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { createInsertionSpace } from './insertion-space.ts';
import { recreate } from './recreate.ts';
import { createRouteState } from './route-state.ts';
import { createTinyProblem, type TinyNode } from './tiny-problem.ts';

const plain = { exponent: 2, waiting: 1, noise: 0 } as const;
const nodes: TinyNode[] = [
  { at: 10, profit: 4 },
  { at: 11, profit: 4 },
  { at: 40, profit: 5, minutes: 15 },
];

test('fills only open tours and never inserts banned nodes', () => {
  const problem = createTinyProblem(nodes, { tours: 2, close: 120 });
  const state = createRouteState(problem);
  const space = createInsertionSpace(problem);
  space.open[1] = 1;
  space.banned[0] = 1;
  recreate(problem, state, space, plain, createRandom(1));
  expect([...state.length]).toEqual([0, 2]);
  expect(state.tour[0]).toBe(-1);
});

test('stops only when no further node fits', () => {
  const problem = createTinyProblem(nodes, { close: 60 });
  const state = createRouteState(problem);
  const space = createInsertionSpace(problem);
  space.open.fill(1);
  recreate(problem, state, space, plain, createRandom(1));
  const profit = state.sums[0];
  recreate(problem, state, space, plain, createRandom(2));
  expect(state.sums[0]).toBe(profit);
  expect(profit).toBe(8);
});

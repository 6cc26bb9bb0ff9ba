import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { createInsertionSpace } from './insertion-space.ts';
import { createRouteState, insertNode, listTour } from './route-state.ts';
import { UNREACHABLE } from './routing-problem.ts';
import { ruin } from './ruin.ts';
import { createTinyProblem } from './tiny-problem.ts';

const style = { maxRun: 1, runShare: Infinity, maxTours: 1, centres: [0] };

/** Ruins around node 0, which no tour has; tour 0 has the nodes 1 and 2, tour 1 has node 3. */
function ruinOnce(at: readonly [number, number, number, number], unreachable: readonly number[] = []) {
  const problem = createTinyProblem(
    at.map((place) => ({ at: place, profit: 1 })),
    { tours: 2, close: 200 },
  );
  const state = createRouteState(problem);
  insertNode(problem, state, 1, problem.nodeCount);
  insertNode(problem, state, 2, 1);
  insertNode(problem, state, 3, problem.nodeCount + 1);
  for (const node of unreachable) problem.travel[problem.locationCount + node + 1] = UNREACHABLE;
  const space = createInsertionSpace(problem);
  ruin(problem, state, space, style, createRandom(1));
  return { tours: [0, 1].map((t) => listTour(problem, state, t)), open: [...space.open] };
}

test('opens the tour that passes nearest to the centre and removes its nearest node', () => {
  expect(ruinOnce([30, 10, 35, 45])).toEqual({ tours: [[1], [3]], open: [1, 0] });
  expect(ruinOnce([30, 10, 45, 33])).toEqual({ tours: [[1, 2], []], open: [0, 1] });
});

test('does not change tours that cannot be reached from the centre', () => {
  expect(ruinOnce([30, 10, 35, 45], [1, 2])).toEqual({ tours: [[1, 2], []], open: [0, 1] });
});

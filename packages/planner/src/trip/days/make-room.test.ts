import { expect, test } from 'vitest';
import { createRouteState, insertNode } from '../../routing/route-state.ts';
import { createTinyProblem } from '../../routing/tiny-problem.ts';
import { makeRoom } from './make-room.ts';

const problem = createTinyProblem(
  [
    { at: 10, profit: 9, minutes: 30 },
    { at: 10, profit: 2, minutes: 30 },
    { at: 10, profit: 5, minutes: 30 },
  ],
  { close: 85 },
);

function dayOfTwo() {
  const state = createRouteState(problem);
  insertNode(problem, state, 0, problem.nodeCount);
  insertNode(problem, state, 1, 0);
  return state;
}

test('removes the visit of least profit', () => {
  const state = dayOfTwo();
  expect(makeRoom(problem, state, 2)).toEqual([1]);
  expect([...state.tour.slice(0, 3)]).toEqual([0, -1, 0]);
});

test('never removes a fixed visit', () => {
  const fixed = { ...problem, fixed: Uint8Array.from([1, 1, 0]) };
  expect(makeRoom(fixed, dayOfTwo(), 2)).toBeUndefined();
});

test('removes nothing when there is room', () => {
  const state = createRouteState(problem);
  insertNode(problem, state, 0, problem.nodeCount);
  expect(makeRoom(problem, state, 2)).toEqual([]);
});

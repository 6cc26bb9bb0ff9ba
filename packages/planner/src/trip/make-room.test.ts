import { expect, test } from 'vitest';
import { createRouteState, insertNode } from '../routing/route-state.ts';
import { createTinyProblem } from '../routing/tiny-problem.ts';
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

test('the visit of least worth gives way', () => {
  const state = dayOfTwo();
  expect(makeRoom(problem, state, 2)).toEqual([1]);
  expect([...state.tour.slice(0, 3)]).toEqual([0, -1, 0]);
});

test('a fixed visit never gives way', () => {
  const fixed = { ...problem, fixed: Uint8Array.from([1, 1, 0]) };
  expect(makeRoom(fixed, dayOfTwo(), 2)).toBeUndefined();
});

test('nothing gives way where there is room', () => {
  const state = createRouteState(problem);
  insertNode(problem, state, 0, problem.nodeCount);
  expect(makeRoom(problem, state, 2)).toEqual([]);
});

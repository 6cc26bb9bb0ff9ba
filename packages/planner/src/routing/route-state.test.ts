import { expect, test } from 'vitest';
import { createRouteState, earliestStart, insertNode, removeNode, reschedule } from './route-state.ts';
import { stateValue } from './state-value.ts';
import { createTinyProblem } from './tiny-problem.ts';

const problem = createTinyProblem([
  { at: 10, profit: 5 },
  {
    at: 20,
    profit: 7,
    windows: [
      [0, 15],
      [40, 50],
    ],
  },
  { at: 30, profit: 9 },
]);
const start = problem.nodeCount;

test('earliestStart waits for the next window and returns -1 after the last', () => {
  expect(earliestStart(problem, 1, 0, 12)).toBe(12);
  expect(earliestStart(problem, 1, 0, 20)).toBe(40);
  expect(earliestStart(problem, 1, 0, 51)).toBe(-1);
});

test('insertNode updates earliest departures and latest arrivals of the whole tour', () => {
  const state = createRouteState(problem);
  insertNode(problem, state, 0, start);
  insertNode(problem, state, 2, 0);
  insertNode(problem, state, 1, 0);
  expect([0, 1, 2].map((node) => state.leave[node])).toEqual([20, 50, 70]);
  expect([0, 1, 2].map((node) => state.late[node])).toEqual([20, 40, 60]);
  expect(state.sums[1]).toBe(60);
});

test('removing and inserting a node again restores every time and sum', () => {
  const state = createRouteState(problem);
  insertNode(problem, state, 0, start);
  insertNode(problem, state, 2, 0);
  const before = structuredClone(state);
  insertNode(problem, state, 1, 0);
  removeNode(problem, state, 1);
  expect(reschedule(problem, state, 0)).toBe(true);
  for (const node of [0, 2]) {
    expect(state.leave[node]).toBe(before.leave[node]);
    expect(state.late[node]).toBe(before.late[node]);
  }
  expect(stateValue(problem, state)).toBe(stateValue(problem, before));
});

test('reschedule returns false for a tour that cannot end in time', () => {
  const tight = createTinyProblem([{ at: 10, profit: 1, windows: [[0, 5]] }]);
  const state = createRouteState(tight);
  insertNode(tight, state, 0, tight.nodeCount);
  expect(reschedule(tight, state, 0)).toBe(false);
});

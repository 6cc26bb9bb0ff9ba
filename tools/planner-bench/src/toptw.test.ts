import { searchRoutes } from '@yunyou/planner/routing/route-search';
import { maxIterations } from '@yunyou/planner/stop';
import { expect, test } from 'vitest';
import { checkTours } from './check-tours.ts';
import { parseToptw, toRoutingProblem } from './toptw.ts';

const text = `5 3 3 4
0 200
 0 0.00 0.00 0 0 0 0 0 100
 1 3.00 4.00 10 7 1 2 1 2 0 50
 2 1.00 1.00 10 5 1 1 1 20 60
 3 60.00 0.00 10 99 1 1 1 0 100
`;

test('reads points, durations, profits and windows and skips the unused list', () => {
  const points = parseToptw(text);
  expect(points).toHaveLength(4);
  expect(points[1]).toEqual({ x: 3, y: 4, duration: 10, profit: 7, open: 0, close: 50 });
  expect(points[0]?.close).toBe(100);
});

test('truncates distances to the decimals of the family', () => {
  const problem = toRoutingProblem(parseToptw(text), 1, 1);
  expect(problem.travel[2]).toBe(14);
  expect(toRoutingProblem(parseToptw(text), 1, 2).travel[2]).toBe(141);
});

test('visits the two near points and not the unreachable one', () => {
  const problem = toRoutingProblem(parseToptw(text), 1, 1);
  const { state } = searchRoutes(problem, { stop: maxIterations(50), seed: 1 });
  expect(state.sums[0]).toBe(12);
});

test('checkTours reports a late visit, a repeated visit and a late end', () => {
  const problem = toRoutingProblem(parseToptw(text), 1, 1);
  expect(checkTours(problem, [[0, 1]])).toBe(12);
  expect(checkTours(problem, [[0, 0]])).toContain('twice');
  expect(checkTours(problem, [[2]])).toContain('ends too late');
  expect(checkTours(toRoutingProblem(parseToptw(text.replace('0 50', '0 1')), 1, 1), [[0]])).toContain(
    'comes too late',
  );
});

import { array, assert as assertProperty, integer, nat, property, record, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxIterations } from '../stop.ts';
import { searchRoutes } from './route-search.ts';
import type { RoutingProblem } from './routing-problem.ts';
import { createTinyProblem, type TinyNode } from './tiny-problem.ts';

function toursOf(problem: RoutingProblem, seed = 1, iterations = 300): number[][] {
  const { state } = searchRoutes(problem, { stop: maxIterations(iterations), seed });
  return Array.from({ length: problem.tourCount }, (_, t) => {
    const tour: number[] = [];
    const last = problem.nodeCount + problem.tourCount + t;
    for (let at = state.next[problem.nodeCount + t] ?? last; at !== last; at = state.next[at] ?? last)
      tour.push(at);
    return tour;
  });
}

describe('R: routing', () => {
  test('R01 visits everything on the shortest route when there is time', () => {
    const problem = createTinyProblem([
      { at: 30, profit: 1 },
      { at: 10, profit: 1 },
      { at: 20, profit: 1 },
    ]);
    const { state } = searchRoutes(problem, { stop: maxIterations(200), seed: 1 });
    expect(state.sums[0]).toBe(3);
    expect(state.sums[1]).toBe(60);
  });

  test('R10 passes the number of completed steps to the stop rule before each step', () => {
    const asked: number[] = [];
    const stop = (done: number): number => {
      asked.push(done);
      return done / 3;
    };
    searchRoutes(createTinyProblem([{ at: 1, profit: 1 }]), { stop, seed: 1 });
    expect(asked).toEqual([0, 1, 2, 3]);
  });

  test('R02 prefers profit over number of visits when time is short', () => {
    const near = Array.from({ length: 3 }, (): TinyNode => ({ at: 1, profit: 2, minutes: 20 }));
    const tours = toursOf(createTinyProblem([...near, { at: 20, profit: 50, minutes: 40 }], { close: 82 }));
    expect(tours.flat()).toEqual([3]);
  });

  test('R03 orders visits by their windows', () => {
    const tours = toursOf(
      createTinyProblem([
        { at: 10, profit: 1, windows: [[60, 80]] },
        { at: 20, profit: 1, windows: [[0, 25]] },
      ]),
    );
    expect(tours).toEqual([[1, 0]]);
  });

  test('R04 never exceeds a resource', () => {
    const nodes = Array.from({ length: 5 }, (_, i): TinyNode => ({ at: i, profit: 1 + i, use: [10] }));
    const tours = toursOf(createTinyProblem(nodes, { resourceMax: Float64Array.from([25]) }));
    expect(new Set(tours.flat())).toEqual(new Set([3, 4]));
  });

  test('R05 prefers the minimum of a resource over profit', () => {
    const nodes: TinyNode[] = [
      { at: 5, profit: 50, minutes: 80, use: [0] },
      { at: 5, profit: 1, minutes: 80, use: [1] },
    ];
    const tours = toursOf(
      createTinyProblem(nodes, {
        resourceMax: Float64Array.from([9]),
        resourceMin: Float64Array.from([1]),
        shortfallCost: 1000,
      }),
    );
    expect(tours.flat()).toEqual([1]);
  });

  test('R06 fills a slot once a day', () => {
    const nodes = Array.from({ length: 4 }, (): TinyNode => ({ at: 2, profit: 3, minutes: 5, slot: 0 }));
    const tours = toursOf(createTinyProblem(nodes, { tours: 2 }));
    expect(tours.map(({ length }) => length)).toEqual([1, 1]);
  });

  test('R07 returns equal tours for equal seeds and iteration limits', () => {
    const nodes = Array.from({ length: 40 }, (_, i): TinyNode => ({ at: (i * 7) % 31, profit: 1 + (i % 5) }));
    const problem = createTinyProblem(nodes, { tours: 3 });
    expect(toursOf(problem, 9)).toEqual(toursOf(problem, 9));
  });

  test('R09 counts the way back to a visit at the start location', () => {
    const nodes = [
      { at: 0, profit: 1, windows: [[45, 45]] as const },
      { at: 20, profit: 2, windows: [[20, 20]] as const },
    ];
    const tours = toursOf(createTinyProblem(nodes, { nodeLocation: Int32Array.of(0, 2) }));
    expect(tours.flat()).toEqual([1]);
  });

  test('R08 returns empty tours without nodes', () => {
    expect(toursOf(createTinyProblem([]))).toEqual([[]]);
  });
});

const node = record({
  at: integer({ min: 0, max: 40 }),
  profit: integer({ min: 1, max: 20 }),
  minutes: integer({ min: 0, max: 30 }),
  windows: tuple(nat(40), nat(30), nat(20), nat(30)).map(([a, b, c, d]): [number, number][] => [
    [a, a + b],
    [a + b + c + 1, a + b + c + 1 + d],
  ]),
  use: tuple(nat(10), nat(1)),
});

test('tours of random problems are valid when recomputed independently', () => {
  assertProperty(
    property(array(node, { maxLength: 14 }), integer({ min: 1, max: 3 }), nat(), (nodes, tours, seed) => {
      const problem = createTinyProblem(nodes, { tours, resourceMax: Float64Array.from([30, 3]) });
      const routes = toursOf(problem, seed, 40);
      expect(new Set(routes.flat()).size).toBe(routes.flat().length);
      for (const route of routes) {
        let minute = 0;
        let at = 0;
        for (const index of route) {
          const stop = nodes[index];
          minute += Math.abs((stop?.at ?? 0) - at);
          const window = stop?.windows.find(([, last]) => minute <= last);
          expect(window).toBeDefined();
          minute = Math.max(minute, window?.[0] ?? 0) + (stop?.minutes ?? 0);
          at = stop?.at ?? 0;
        }
        expect(minute + at).toBeLessThanOrEqual(100);
      }
      const spent = [0, 1].map((r) =>
        routes.flat().reduce((sum, index) => sum + (nodes[index]?.use[r] ?? 0), 0),
      );
      expect(spent[0]).toBeLessThanOrEqual(30);
      expect(spent[1]).toBeLessThanOrEqual(3);
    }),
    { numRuns: 400 },
  );
});

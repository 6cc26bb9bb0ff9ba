// Casts in this file: indices are in range by construction, and a check would cost time in the hot loop.
import { createRandom } from '../random.ts';
import type { Stop } from '../stop.ts';
import { createInsertionSpace } from './insertion-space.ts';
import { type RecreateStyle, recreate } from './recreate.ts';
import { copyRouteState, createRouteState, type RouteState } from './route-state.ts';
import type { RoutingProblem } from './routing-problem.ts';
import { ruin } from './ruin.ts';
import { stateValue } from './state-value.ts';

export type RouteParams = {
  /** Annealing temperature at the beginning and the end, in mean profits of a routed node. */
  readonly startTemperature: number;
  readonly endTemperature: number;
  /** Maximum number of consecutive nodes that one ruin step removes from a tour. */
  readonly maxRun: number;
  /** Maximum share of a tour's nodes that one ruin step removes; infinite for no limit. */
  readonly runShare: number;
  /** Maximum number of tours changed by one ruin step. */
  readonly maxTours: number;
  /** Random reduction of a node's attraction while filling tours, 0 to 1. */
  readonly noise: number;
};

export const defaultRouteParams: RouteParams = {
  startTemperature: 0.8,
  endTemperature: 0.05,
  maxRun: 9,
  runShare: Infinity,
  maxTours: 2,
  noise: 0.7,
};

export type RouteResult = { readonly state: RouteState; readonly value: number; readonly iterations: number };

export type RouteOptions = {
  readonly stop: Stop;
  readonly seed: number;
  readonly params?: Partial<RouteParams>;
  /** Initial tours. The result is never worse than these. */
  readonly initial?: RouteState;
  /** Nodes that ruin steps begin at, not empty; all by default. Steps change the tours near them. */
  readonly centres?: readonly number[];
};

const exponents = [1, 1.5, 2, 3] as const;

/**
 * Searches for the tours of greatest value by ruin and recreate under simulated annealing. Each step removes
 * consecutive nodes from a few tours that pass near each other and fills these tours again.
 */
export function searchRoutes(problem: RoutingProblem, options: RouteOptions): RouteResult {
  const params = { ...defaultRouteParams, ...options.params };
  const random = createRandom(options.seed);
  const space = createInsertionSpace(problem);
  const current = createRouteState(problem);
  const trial = createRouteState(problem);
  const best = createRouteState(problem);
  if (options.initial) copyRouteState(options.initial, current);
  space.open.fill(1);
  const ruinStyle = { ...params, ...(options.centres && { centres: options.centres }) };
  const style: { -readonly [Key in keyof RecreateStyle]: RecreateStyle[Key] } = {
    exponent: 2,
    waiting: 1,
    noise: 0,
  };
  recreate(problem, current, space, style, random);
  copyRouteState(current, best);
  let currentValue = stateValue(problem, current);
  let bestValue = currentValue;
  let iterations = 0;
  const cooling = Math.log(params.endTemperature / params.startTemperature);
  style.noise = params.noise;
  while (problem.nodeCount > 0) {
    const progress = options.stop(iterations);
    if (progress >= 1) break;
    iterations++;
    copyRouteState(current, trial);
    if (!ruin(problem, trial, space, ruinStyle, random)) continue;
    style.exponent = exponents[random.int(exponents.length)] ?? 2;
    style.waiting = random.next();
    recreate(problem, trial, space, style, random);
    const value = stateValue(problem, trial);
    const temperature = meanProfit(problem, current) * params.startTemperature * Math.exp(cooling * progress);
    if (value <= currentValue + Math.log(random.next() + 1e-12) * temperature) continue;
    copyRouteState(trial, current);
    currentValue = value;
    if (value <= bestValue + 1e-9) continue;
    bestValue = value;
    copyRouteState(trial, best);
  }
  return { state: best, value: bestValue, iterations };
}

function meanProfit(problem: RoutingProblem, state: RouteState): number {
  let count = 0;
  for (let t = 0; t < problem.tourCount; t++) count += state.length[t] as number;
  return count === 0 ? 1 : (state.sums[0] as number) / count;
}

import {
  copyRouteState,
  createRouteState,
  insertNode,
  type RouteState,
  removeNode,
  reschedule,
} from '../routing/route-state.ts';
import { type RoutingProblem, UNREACHABLE } from '../routing/routing-problem.ts';
import { fitsAt } from './fit.ts';

/** Most neighbours that one new visit may push out. */
const MAX_PUSHED = 4;

/**
 * Inserts a node where it pushes out the least profit, and nothing at all if possible. Returns the nodes
 * pushed out, or undefined when there is no way; fixed nodes stay.
 */
export function makeRoom(
  problem: RoutingProblem,
  state: RouteState,
  node: number,
): readonly number[] | undefined {
  const trial = createRouteState(problem);
  const best = createRouteState(problem);
  let bestLoss = Infinity;
  let bestPushed: readonly number[] | undefined;
  for (let t = 0; t < problem.tourCount; t++) {
    if (!canStandIn(problem, node, t)) continue;
    const tour = listTour(problem, state, t);
    for (let from = 0; from <= tour.length; from++) {
      for (let count = 0; count <= MAX_PUSHED && from + count <= tour.length; count++) {
        const pushed = tour.slice(from, from + count);
        if (pushed.some((other) => problem.fixed[other])) break;
        copyRouteState(state, trial);
        for (const other of pushed) removeNode(problem, trial, other);
        if (count > 0 && !reschedule(problem, trial, t)) continue;
        const after = from === 0 ? problem.nodeCount + t : (tour[from - 1] ?? 0);
        if (!fitsAt(problem, trial, node, after)) continue;
        insertNode(problem, trial, node, after);
        const loss =
          pushed.reduce((sum, other) => sum + (problem.profit[other] ?? 0), 0) +
          problem.travelCost * ((trial.sums[1] ?? 0) - (state.sums[1] ?? 0));
        if (loss >= bestLoss) continue;
        bestLoss = loss;
        bestPushed = pushed;
        copyRouteState(trial, best);
      }
    }
  }
  if (bestPushed) copyRouteState(best, state);
  return bestPushed;
}

/** Open on the tour's day and reachable from its start. */
function canStandIn(problem: RoutingProblem, node: number, t: number): boolean {
  const base = node * problem.classCount + (problem.tourClass[t] ?? 0);
  const from = (problem.tourStartLocation[t] ?? 0) * problem.locationCount;
  const way = problem.travel[from + (problem.nodeLocation[node] ?? 0)] ?? UNREACHABLE;
  return (problem.windowFrom[base + 1] ?? 0) > (problem.windowFrom[base] ?? 0) && way < UNREACHABLE;
}

function listTour(problem: RoutingProblem, state: RouteState, t: number): number[] {
  const last = problem.nodeCount + problem.tourCount + t;
  const tour: number[] = [];
  for (let at = state.next[problem.nodeCount + t] ?? last; at !== last; at = state.next[at] ?? last)
    tour.push(at);
  return tour;
}

import {
  copyRouteState,
  createRouteState,
  insertNode,
  listTour,
  type RouteState,
  removeNode,
  reschedule,
} from '../../routing/route-state.ts';
import { type RoutingProblem, UNREACHABLE } from '../../routing/routing-problem.ts';
import { fitsAt } from './fit.ts';

/** Maximum number of neighbours that one insertion may remove. */
const MAX_REMOVED = 4;

/**
 * Inserts a node where it removes the least profit, or nothing if possible. Fixed nodes are never removed. Returns the
 * removed nodes, or undefined when the node fits nowhere.
 */
export function makeRoom(
  problem: RoutingProblem,
  state: RouteState,
  node: number,
): readonly number[] | undefined {
  const trial = createRouteState(problem);
  const best = createRouteState(problem);
  let bestLoss = Infinity;
  let bestRemoved: readonly number[] | undefined;
  for (let t = 0; t < problem.tourCount; t++) {
    if (!canBeIn(problem, node, t)) continue;
    const tour = listTour(problem, state, t);
    for (let from = 0; from <= tour.length; from++) {
      for (let count = 0; count <= MAX_REMOVED && from + count <= tour.length; count++) {
        const removed = tour.slice(from, from + count);
        if (removed.some((other) => problem.fixed[other])) break;
        copyRouteState(state, trial);
        for (const other of removed) removeNode(problem, trial, other);
        if (count > 0 && !reschedule(problem, trial, t)) continue;
        const after = from === 0 ? problem.nodeCount + t : (tour[from - 1] ?? 0);
        if (!fitsAt(problem, trial, node, after)) continue;
        insertNode(problem, trial, node, after);
        const loss =
          removed.reduce((sum, other) => sum + (problem.profit[other] ?? 0), 0) +
          problem.travelCost * ((trial.sums[1] ?? 0) - (state.sums[1] ?? 0));
        if (loss >= bestLoss) continue;
        bestLoss = loss;
        bestRemoved = removed;
        copyRouteState(trial, best);
      }
    }
  }
  if (bestRemoved) copyRouteState(best, state);
  return bestRemoved;
}

/** Returns whether the node is open on the tour's day and reachable from its start. */
function canBeIn(problem: RoutingProblem, node: number, t: number): boolean {
  const base = node * problem.classCount + (problem.tourClass[t] ?? 0);
  const from = (problem.tourStartLocation[t] ?? 0) * problem.locationCount;
  const way = problem.travel[from + (problem.nodeLocation[node] ?? 0)] ?? UNREACHABLE;
  return (problem.windowFrom[base + 1] ?? 0) > (problem.windowFrom[base] ?? 0) && way < UNREACHABLE;
}

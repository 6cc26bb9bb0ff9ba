import {
  createRouteState,
  earliestStart,
  insertNode,
  legTime,
  listTour,
  type RouteState,
} from '../../routing/route-state.ts';
import type { RoutingProblem } from '../../routing/routing-problem.ts';

/** Returns whether a node can be inserted after another one, with respect to time, resources and slots. */
export function fitsAt(problem: RoutingProblem, state: RouteState, node: number, after: number): boolean {
  const t = state.tour[after] ?? -1;
  const before = state.next[after] ?? -1;
  if (t < 0 || before < 0 || !hasRoom(problem, state, node, t)) return false;
  const arrival = (state.leave[after] ?? 0) + legTime(problem, state, after, node);
  const start = earliestStart(problem, node, problem.tourClass[t] ?? 0, arrival);
  if (start < 0) return false;
  const leave = start + (problem.duration[node] ?? 0);
  return leave + legTime(problem, state, node, before) <= (state.late[before] ?? 0);
}

function hasRoom(problem: RoutingProblem, state: RouteState, node: number, t: number): boolean {
  const resources = problem.resourceCount;
  for (let r = 0; r < resources; r++)
    if ((state.used[r] ?? 0) + (problem.use[node * resources + r] ?? 0) > (problem.resourceMax[r] ?? 0))
      return false;
  const slot = problem.nodeSlot[node] ?? -1;
  if (slot < 0) return true;
  const index = (problem.tourDay[t] ?? 0) * problem.slotCount + slot;
  return (state.slotUsed[index] ?? 0) < (problem.slotMax[index] ?? 0);
}

/**
 * Returns the start of every node of a tour: its preferred start where the rest of the tour allows it, otherwise the
 * nearest possible one. Nodes without a preferred start begin as early as possible.
 */
export function keepStarts(
  problem: RoutingProblem,
  state: RouteState,
  t: number,
  preferredStarts: ReadonlyMap<number, number>,
): Map<number, number> {
  const starts = new Map<number, number>();
  const last = problem.nodeCount + problem.tourCount + t;
  let before = problem.nodeCount + t;
  let left = problem.tourOpen[t] ?? 0;
  for (let at = state.next[before] ?? last; at !== last; at = state.next[at] ?? last) {
    const arrival = left + legTime(problem, state, before, at);
    const preferred = Math.min(preferredStarts.get(at) ?? arrival, state.late[at] ?? arrival);
    const start = earliestStart(problem, at, problem.tourClass[t] ?? 0, Math.max(arrival, preferred));
    starts.set(at, start);
    left = start + (problem.duration[at] ?? 0);
    before = at;
  }
  return starts;
}

/** Returns the tours of a state as a state of another problem with the same nodes and tours first. Nodes that do not fit are left out. */
export function moveTours(from: RoutingProblem, state: RouteState, to: RoutingProblem): RouteState {
  const moved = createRouteState(to);
  for (let t = 0; t < from.tourCount; t++) {
    let after = to.nodeCount + t;
    for (const node of listTour(from, state, t)) {
      if (!fitsAt(to, moved, node, after)) continue;
      insertNode(to, moved, node, after);
      after = node;
    }
  }
  return moved;
}

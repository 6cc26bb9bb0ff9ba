// Casts in this file: indices are in range by construction, and a check would cost time in the hot loop.
import type { RoutingProblem } from './routing-problem.ts';

/**
 * A set of tours under construction. Tours are linked lists: tour `t` runs from the marker
 * `nodeCount + t` to the marker `nodeCount + tourCount + t`. For every routed node `leave` holds the
 * earliest departure and `late` the latest arrival that keeps the rest of the tour in time, so an insertion
 * is tested in constant time for any number of windows.
 */
export type RouteState = {
  readonly next: Int32Array;
  readonly prev: Int32Array;
  /** Tour of a routed node, -1 when unrouted. */
  readonly tour: Int32Array;
  readonly leave: Int32Array;
  readonly late: Int32Array;
  readonly used: Float64Array;
  readonly slotUsed: Int32Array;
  /** Number of nodes per tour. */
  readonly length: Int32Array;
  /** Location and duration of nodes and markers. */
  readonly location: Int32Array;
  readonly duration: Int32Array;
  /** Minutes of visits per day; used only with `craft`. */
  readonly dayMinutes: Float64Array;
  /** [0] profit of routed nodes, [1] travel time of all tours. */
  readonly sums: Float64Array;
};

export function createRouteState(problem: RoutingProblem): RouteState {
  const { nodeCount, tourCount } = problem;
  const size = nodeCount + 2 * tourCount;
  const state: RouteState = {
    next: new Int32Array(size).fill(-1),
    prev: new Int32Array(size).fill(-1),
    tour: new Int32Array(size).fill(-1),
    leave: new Int32Array(size),
    late: new Int32Array(size),
    used: new Float64Array(problem.resourceCount),
    slotUsed: new Int32Array(problem.slotMax.length),
    length: new Int32Array(tourCount),
    location: new Int32Array(size),
    duration: new Int32Array(size),
    dayMinutes: new Float64Array(problem.craft?.dayMinutesMax.length ?? 0),
    sums: new Float64Array(2),
  };
  state.location.set(problem.nodeLocation);
  state.duration.set(problem.duration);
  for (let t = 0; t < tourCount; t++) {
    const first = nodeCount + t;
    const last = first + tourCount;
    state.location[first] = problem.tourStartLocation[t] as number;
    state.location[last] = problem.tourEndLocation[t] as number;
    state.next[first] = last;
    state.prev[last] = first;
    state.tour[first] = t;
    state.tour[last] = t;
    state.leave[first] = problem.tourOpen[t] as number;
    state.late[last] = problem.tourClose[t] as number;
    reschedule(problem, state, t);
    state.sums[1] = (state.sums[1] as number) + legTime(problem, state, first, last);
  }
  return state;
}

/** Copies all mutable arrays without allocation. */
export function copyRouteState(from: RouteState, to: RouteState): void {
  to.next.set(from.next);
  to.prev.set(from.prev);
  to.tour.set(from.tour);
  to.leave.set(from.leave);
  to.late.set(from.late);
  to.used.set(from.used);
  to.slotUsed.set(from.slotUsed);
  to.length.set(from.length);
  to.dayMinutes.set(from.dayMinutes);
  to.sums.set(from.sums);
}

export function legTime(problem: RoutingProblem, state: RouteState, a: number, b: number): number {
  return problem.travel[
    (state.location[a] as number) * problem.locationCount + (state.location[b] as number)
  ] as number;
}

/** Lists the nodes of a tour in their order. */
export function listTour(problem: RoutingProblem, state: RouteState, t: number): number[] {
  const last = problem.nodeCount + problem.tourCount + t;
  const tour: number[] = [];
  for (let at = state.next[problem.nodeCount + t] ?? last; at !== last; at = state.next[at] ?? last)
    tour.push(at);
  return tour;
}

/** Returns the earliest start of a visit for an arrival, or -1 when it is too late for every window. */
export function earliestStart(
  problem: RoutingProblem,
  node: number,
  tourClass: number,
  arrival: number,
): number {
  const base = node * problem.classCount + tourClass;
  const to = problem.windowFrom[base + 1] as number;
  for (let w = problem.windowFrom[base] as number; w < to; w++) {
    if (arrival <= (problem.windowClose[w] as number)) {
      const open = problem.windowOpen[w] as number;
      return arrival > open ? arrival : open;
    }
  }
  return -1;
}

/** Returns the latest start of a visit that is not after `limit`, or -1. */
function latestStart(problem: RoutingProblem, node: number, tourClass: number, limit: number): number {
  const base = node * problem.classCount + tourClass;
  const from = problem.windowFrom[base] as number;
  for (let w = (problem.windowFrom[base + 1] as number) - 1; w >= from; w--) {
    if (limit >= (problem.windowOpen[w] as number)) {
      const close = problem.windowClose[w] as number;
      return limit < close ? limit : close;
    }
  }
  return -1;
}

/** Inserts an unrouted node after `after`. The caller must have checked that it fits. */
export function insertNode(problem: RoutingProblem, state: RouteState, node: number, after: number): void {
  const { next, prev, tour, sums } = state;
  const before = next[after] as number;
  const t = tour[after] as number;
  sums[0] = (sums[0] as number) + (problem.profit[node] as number);
  sums[1] =
    (sums[1] as number) +
    legTime(problem, state, after, node) +
    legTime(problem, state, node, before) -
    legTime(problem, state, after, before);
  next[after] = node;
  prev[node] = after;
  next[node] = before;
  prev[before] = node;
  tour[node] = t;
  state.length[t] = (state.length[t] as number) + 1;
  count(problem, state, node, t, 1);
  scheduleForward(problem, state, node, t);
  scheduleBackward(problem, state, node, t);
}

/** Removes a routed node without updating times. Call `reschedule` for the tour after the last removal. */
export function removeNode(problem: RoutingProblem, state: RouteState, node: number): void {
  const { next, prev, tour, sums } = state;
  const before = prev[node] as number;
  const after = next[node] as number;
  const t = tour[node] as number;
  sums[0] = (sums[0] as number) - (problem.profit[node] as number);
  sums[1] =
    (sums[1] as number) -
    legTime(problem, state, before, node) -
    legTime(problem, state, node, after) +
    legTime(problem, state, before, after);
  next[before] = after;
  prev[after] = before;
  tour[node] = -1;
  next[node] = -1;
  prev[node] = -1;
  state.length[t] = (state.length[t] as number) - 1;
  count(problem, state, node, t, -1);
}

/** Recomputes the times of a whole tour. Returns false, with partial times, when a visit or the end is too late. */
export function reschedule(problem: RoutingProblem, state: RouteState, t: number): boolean {
  const first = problem.nodeCount + t;
  const last = first + problem.tourCount;
  const c = problem.tourClass[t] as number;
  const { next, prev, leave, late, duration } = state;
  let at = first;
  while (at !== last) {
    const following = next[at] as number;
    const arrival = (leave[at] as number) + legTime(problem, state, at, following);
    if (following === last) {
      if (arrival > (late[last] as number)) return false;
      leave[last] = arrival;
    } else {
      const start = earliestStart(problem, following, c, arrival);
      if (start < 0) return false;
      leave[following] = start + (duration[following] as number);
    }
    at = following;
  }
  at = prev[last] as number;
  while (at !== first) {
    const following = next[at] as number;
    const limit = (late[following] as number) - legTime(problem, state, at, following);
    late[at] = latestStart(problem, at, c, limit - (duration[at] as number));
    at = prev[at] as number;
  }
  return true;
}

function scheduleForward(problem: RoutingProblem, state: RouteState, from: number, t: number): void {
  const last = problem.nodeCount + problem.tourCount + t;
  const c = problem.tourClass[t] as number;
  const { next, prev, leave, duration } = state;
  let at = from;
  while (at !== last) {
    const before = prev[at] as number;
    const arrival = (leave[before] as number) + legTime(problem, state, before, at);
    const left = earliestStart(problem, at, c, arrival) + (duration[at] as number);
    if (at !== from && left === leave[at]) return;
    leave[at] = left;
    at = next[at] as number;
  }
  const before = prev[last] as number;
  leave[last] = (leave[before] as number) + legTime(problem, state, before, last);
}

function scheduleBackward(problem: RoutingProblem, state: RouteState, from: number, t: number): void {
  const first = problem.nodeCount + t;
  const c = problem.tourClass[t] as number;
  const { next, prev, late, duration } = state;
  let at = from;
  while (at !== first) {
    const following = next[at] as number;
    const limit =
      (late[following] as number) - legTime(problem, state, at, following) - (duration[at] as number);
    const latest = latestStart(problem, at, c, limit);
    if (at !== from && latest === late[at]) return;
    late[at] = latest;
    at = prev[at] as number;
  }
}

function count(problem: RoutingProblem, state: RouteState, node: number, t: number, sign: 1 | -1): void {
  const resources = problem.resourceCount;
  for (let r = 0; r < resources; r++) {
    state.used[r] = (state.used[r] as number) + sign * (problem.use[node * resources + r] as number);
  }
  const slot = problem.nodeSlot[node] as number;
  if (slot >= 0) {
    const index = (problem.tourDay[t] as number) * problem.slotCount + slot;
    state.slotUsed[index] = (state.slotUsed[index] as number) + sign;
  }
  if (problem.craft) {
    const day = problem.tourDay[t] as number;
    state.dayMinutes[day] =
      (state.dayMinutes[day] as number) + sign * (problem.craft.visitMinutes[node] as number);
  }
}

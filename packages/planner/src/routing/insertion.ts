// Casts in this file: indices are in range by construction, and a check would cost time in the hot loop.
import type { InsertionSpace } from './insertion-space.ts';
import { earliestStart, type RouteState } from './route-state.ts';
import type { RoutingProblem } from './routing-problem.ts';

/** Stores the best position in the tour, and its time cost, for the first `count` nodes of the list. */
export function evaluateTour(
  problem: RoutingProblem,
  state: RouteState,
  space: InsertionSpace,
  waiting: number,
  t: number,
  list: Int32Array,
  count: number,
): void {
  flatten(problem, state, space, t);
  scanTour(problem, space, waiting, t, list, count);
}

/**
 * Updates the best positions after `inserted` was put into the tour. Times have only become tighter, so a best position
 * that still fits stays best unless one of the two new gaps is cheaper.
 */
export function updateTour(
  problem: RoutingProblem,
  state: RouteState,
  space: InsertionSpace,
  waiting: number,
  inserted: number,
  count: number,
): void {
  const { candidates, shortlist, after, cost } = space;
  const t = state.tour[inserted] as number;
  let lost = 0;
  const before = state.prev[inserted] as number;
  const row = t * problem.nodeCount;
  for (let i = 0; i < count; i++) {
    const node = candidates[i] as number;
    const slot = row + node;
    const known = after[slot] as number;
    if (known < 0) continue;
    const still = known === before ? Infinity : gapCost(problem, state, waiting, node, known);
    if (still === Infinity) {
      shortlist[lost++] = node;
      continue;
    }
    cost[slot] = still < 1 ? 1 : still;
    const first = gapCost(problem, state, waiting, node, before);
    const second = gapCost(problem, state, waiting, node, inserted);
    const least = first < second ? first : second;
    if (least >= still) continue;
    after[slot] = first < second ? before : inserted;
    cost[slot] = least < 1 ? 1 : least;
  }
  if (lost > 0) evaluateTour(problem, state, space, waiting, t, shortlist, lost);
}

/** Returns the time cost of inserting a node after another one; infinite when it does not fit. */
function gapCost(
  problem: RoutingProblem,
  state: RouteState,
  waiting: number,
  node: number,
  before: number,
): number {
  const { travel, locationCount } = problem;
  const following = state.next[before] as number;
  const at = problem.nodeLocation[node] as number;
  const row = (state.location[before] as number) * locationCount;
  const into = travel[row + at] as number;
  const arrival = (state.leave[before] as number) + into;
  const c = problem.tourClass[state.tour[before] as number] as number;
  const start = earliestStart(problem, node, c, arrival);
  if (start < 0) return Infinity;
  const to = state.location[following] as number;
  const out = travel[at * locationCount + to] as number;
  const duration = problem.duration[node] as number;
  if (start + duration + out > (state.late[following] as number)) return Infinity;
  return duration + into + out - (travel[row + to] as number) + waiting * (start - arrival);
}

/** Finds the cheapest gap of the flat tour for each node of the list. */
function scanTour(
  problem: RoutingProblem,
  space: InsertionSpace,
  waiting: number,
  t: number,
  list: Int32Array,
  count: number,
): void {
  const { travelInto, flatNode, flatLocation, flatLeave, flatLate, flatDirect, after, cost } = space;
  const { travel, windowFrom, windowOpen, windowClose, nodeLocation, locationCount, classCount } = problem;
  const c = problem.tourClass[t] as number;
  const slots = t * problem.nodeCount;
  const first = t * (problem.nodeCount + 2);
  const end = first + (space.flatLength[t] as number);
  for (let i = 0; i < count; i++) {
    const node = list[i] as number;
    const slot = slots + node;
    const base = node * classCount + c;
    const from = windowFrom[base] as number;
    const to = windowFrom[base + 1] as number;
    after[slot] = -1;
    if (from === to) continue;
    const open = windowOpen[from] as number;
    const close = windowClose[to - 1] as number;
    const duration = problem.duration[node] as number;
    const row = (nodeLocation[node] as number) * locationCount;
    let best = Infinity;
    let bestPosition = -1;
    let p = first;
    while (p < end && (flatLate[p] as number) < open + duration) p++;
    for (; p < end; p++) {
      const left = flatLeave[p] as number;
      if (left > close) break;
      const into = travelInto[row + (flatLocation[p] as number)] as number;
      const arrival = left + into;
      if (arrival > close) continue;
      let start = arrival > open ? arrival : open;
      if (to - from > 1) start = earliestStart(problem, node, c, arrival);
      const out = travel[row + (flatLocation[p + 1] as number)] as number;
      if (start + duration + out > (flatLate[p] as number)) continue;
      const spent = duration + into + out - (flatDirect[p] as number) + waiting * (start - arrival);
      if (spent >= best) continue;
      best = spent;
      bestPosition = p;
    }
    if (bestPosition < 0) continue;
    after[slot] = flatNode[bestPosition] as number;
    cost[slot] = best < 1 ? 1 : best;
  }
}

function flatten(problem: RoutingProblem, state: RouteState, space: InsertionSpace, t: number): void {
  const last = problem.nodeCount + problem.tourCount + t;
  const from = t * (problem.nodeCount + 2);
  let at = problem.nodeCount + t;
  let p = from;
  while (at !== last) {
    const following = state.next[at] as number;
    const location = state.location[at] as number;
    space.flatNode[p] = at;
    space.flatLocation[p] = location;
    space.flatLeave[p] = state.leave[at] as number;
    space.flatLate[p] = state.late[following] as number;
    space.flatDirect[p] = problem.travel[
      location * problem.locationCount + (state.location[following] as number)
    ] as number;
    p++;
    at = following;
  }
  space.flatLocation[p] = state.location[last] as number;
  space.flatLength[t] = p - from;
}

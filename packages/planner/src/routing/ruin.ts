// Casts in this file: indices are in range by construction, and a check would cost time in the hot loop.
import type { Random } from '../random.ts';
import type { InsertionSpace } from './insertion-space.ts';
import { type RouteState, removeNode, reschedule } from './route-state.ts';
import { type RoutingCraft, type RoutingProblem, UNREACHABLE } from './routing-problem.ts';
import { thinLoss } from './state-value.ts';

export type RuinStyle = {
  readonly maxRun: number;
  readonly runShare: number;
  readonly maxTours: number;
  /** Nodes that steps begin at; all by default. */
  readonly centres?: readonly number[];
};

/**
 * Removes consecutive nodes from each of a few tours that pass near one node, and opens these tours. Returns false when
 * a tour cannot be made feasible again, which only fixed nodes can cause.
 */
export function ruin(
  problem: RoutingProblem,
  state: RouteState,
  space: InsertionSpace,
  style: RuinStyle,
  random: Random,
): boolean {
  space.open.fill(0);
  const centre = style.centres
    ? (style.centres[random.int(style.centres.length)] as number)
    : random.int(problem.nodeCount);
  const wanted = 1 + random.int(Math.min(style.maxTours, problem.tourCount + 1));
  const draw = random.next();
  let opened = 0;
  while (opened < wanted) {
    const node = findNearestInClosed(problem, state, space, centre);
    if (node < 0) break;
    const t = state.tour[node] as number;
    removeRun(problem, state, node, runLength(style, state.length[t] as number, draw), random);
    if (!settle(problem, state, t)) return false;
    space.open[t] = 1;
    opened++;
  }
  if (opened === 0) openAny(problem, state, space, centre);
  if (problem.craft && random.next() < THIN_SHARE) openThin(problem, problem.craft, state, space, centre);
  return true;
}

/** Returns the routed node nearest to a node, itself included, in tours that are not open; -1 when none can be reached. */
function findNearestInClosed(
  { nodeCount, tourCount, locationCount, travel, nodeLocation }: RoutingProblem,
  { next }: RouteState,
  { open }: InsertionSpace,
  centre: number,
): number {
  const row = (nodeLocation[centre] as number) * locationCount;
  let nearest = -1;
  let least = UNREACHABLE;
  for (let t = 0; t < tourCount; t++) {
    if (open[t]) continue;
    const last = nodeCount + tourCount + t;
    for (let node = next[nodeCount + t] as number; node !== last; node = next[node] as number) {
      const way = travel[row + (nodeLocation[node] as number)] as number;
      if (way > least || (way === least && node > nearest) || way === UNREACHABLE) continue;
      least = way;
      nearest = node;
    }
  }
  return nearest;
}

/** Share of the steps that move the removed nodes to empty and thin days, where there are any. */
const THIN_SHARE = 0.25;

/**
 * Opens only the empty and thin days that the node can be in. Otherwise nodes would return to the tour that passes
 * near.
 */
function openThin(
  problem: RoutingProblem,
  craft: RoutingCraft,
  state: RouteState,
  space: InsertionSpace,
  node: number,
): void {
  let found = false;
  for (let t = 0; t < problem.tourCount; t++) {
    if (thinLoss(craft, state, problem.tourDay[t] as number) === 0) continue;
    if (!(space.tourNodes[t] as Int32Array).includes(node)) continue;
    if (!found) space.open.fill(0);
    found = true;
    space.open[t] = 1;
  }
}

/** Returns a length from 1 to the longest run, at most the tour's length; `draw` is uniform in [0, 1). */
function runLength(style: RuinStyle, tourLength: number, draw: number): number {
  const longest = Math.min(style.maxRun, Math.max(2, Math.ceil(style.runShare * tourLength)));
  return Math.min(tourLength, 1 + Math.floor(draw * longest));
}

/** Opens every empty tour that can contain the node. Used when no tour passes near it. */
function openAny(problem: RoutingProblem, state: RouteState, space: InsertionSpace, node: number): void {
  for (let t = 0; t < problem.tourCount; t++)
    if ((state.length[t] as number) === 0 && (space.tourNodes[t] as Int32Array).includes(node))
      space.open[t] = 1;
}

function removeRun(
  problem: RoutingProblem,
  state: RouteState,
  node: number,
  length: number,
  random: Random,
): void {
  let from = node;
  for (let back = random.int(length); back > 0; back--) {
    const before = state.prev[from] as number;
    if (before >= problem.nodeCount) break;
    from = before;
  }
  for (let i = 0; i < length && from < problem.nodeCount; i++) {
    const following = state.next[from] as number;
    if (!problem.fixed[from]) removeNode(problem, state, from);
    from = following;
  }
}

/**
 * Removes further nodes until the tour is feasible. A removed node can make a tour slower when its detour was the
 * faster way.
 */
function settle(problem: RoutingProblem, state: RouteState, t: number): boolean {
  while (!reschedule(problem, state, t)) {
    let at = state.next[problem.nodeCount + t] as number;
    while (at < problem.nodeCount && problem.fixed[at]) at = state.next[at] as number;
    if (at >= problem.nodeCount) return false;
    removeNode(problem, state, at);
  }
  return true;
}

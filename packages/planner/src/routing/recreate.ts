// Casts in this file: indices are in range by construction, and a check would cost time in the hot loop.
import type { Random } from '../random.ts';
import { evaluateTour, updateTour } from './insertion.ts';
import type { InsertionSpace } from './insertion-space.ts';
import { insertNode, type RouteState } from './route-state.ts';
import type { RoutingCraft, RoutingProblem } from './routing-problem.ts';

export type RecreateStyle = {
  /** Exponent of the profit in the choice of the next node; higher values favour profit over time. */
  readonly exponent: 1 | 1.5 | 2 | 3;
  /** Share of waiting counted as time spent, 0 to 1. */
  readonly waiting: number;
  /** Random reduction of each node's attraction, from 0 (none) to 1 (down to 0). */
  readonly noise: number;
};

/** Fills the open tours: repeatedly inserts the node with the best ratio of profit to time. */
export function recreate(
  problem: RoutingProblem,
  state: RouteState,
  space: InsertionSpace,
  style: RecreateStyle,
  random: Random,
): void {
  const { candidates, noise, attraction, bestTour, bestValue } = space;
  const openCount = listOpenTours(problem, space);
  let count = collectCandidates(problem, state, space, style.waiting, openCount);
  let node = -1;
  let most = -Infinity;
  for (let i = 0; i < count; i++) {
    const candidate = candidates[i] as number;
    const luck = 1 - style.noise * random.next();
    noise[candidate] = luck;
    attraction[candidate] = luck * power(problem.profit[candidate] as number, style.exponent);
    rankInsertions(problem, space, candidate, openCount);
    if ((bestValue[candidate] as number) <= most) continue;
    most = bestValue[candidate] as number;
    node = candidate;
  }
  while (count > 0) {
    if (problem.shortfallCost > 0) {
      weighShortfalls(problem, state, space, style, count);
      for (let i = 0; i < count; i++) rankInsertions(problem, space, candidates[i] as number, openCount);
      node = choose(space, count);
    }
    const slot = (bestTour[node] as number) * problem.nodeCount + node;
    insertNode(problem, state, node, space.after[slot] as number);
    count = keepPossible(problem, state, space, count, openCount, node);
    updateTour(problem, state, space, style.waiting, node, count);
    count = rankChanged(problem, state, space, count, openCount, node);
    node = choose(space, count);
  }
}

function listOpenTours({ tourCount }: RoutingProblem, { open, openTours }: InsertionSpace): number {
  let count = 0;
  for (let t = 0; t < tourCount; t++) if (open[t]) openTours[count++] = t;
  return count;
}

/** Computes the few exponents in use faster than `Math.pow`. */
function power(base: number, exponent: RecreateStyle['exponent']): number {
  if (exponent === 1) return base;
  if (exponent === 2) return base * base;
  return exponent === 1.5 ? base * Math.sqrt(base) : base * base * base;
}

/** Collects the unrouted nodes that fit into an open tour; returns their number. */
function collectCandidates(
  problem: RoutingProblem,
  state: RouteState,
  space: InsertionSpace,
  waiting: number,
  openCount: number,
): number {
  const { candidates, shortlist, isCandidate, after, openTours, banned } = space;
  const { nodeCount, nodeSlot, slotCount, slotMax, craft } = problem;
  const { tour, slotUsed } = state;
  let count = 0;
  for (let k = 0; k < openCount; k++) {
    const t = openTours[k] as number;
    const row = t * nodeCount;
    const day = problem.tourDay[t] as number;
    const nodes = space.tourNodes[t] as Int32Array;
    after.fill(-1, row, row + nodeCount);
    let listed = 0;
    // Every iteration of the search asks for all nodes of a tour: the test of the slot is written out, and the usual one comes first.
    for (let i = 0; i < nodes.length; i++) {
      const node = nodes[i] as number;
      if ((tour[node] as number) >= 0 || banned[node]) continue;
      const slot = nodeSlot[node] as number;
      if (slot >= 0) {
        const index = day * slotCount + slot;
        if ((slotUsed[index] as number) >= (slotMax[index] as number)) continue;
        if (craft && !suitsDay(craft, state, node, day, index)) continue;
      }
      if (hasResources(problem, state, space, node)) shortlist[listed++] = node;
    }
    evaluateTour(problem, state, space, waiting, t, shortlist, listed);
    for (let i = 0; i < listed; i++) {
      const node = shortlist[i] as number;
      if ((after[row + node] as number) < 0 || isCandidate[node]) continue;
      isCandidate[node] = 1;
      candidates[count++] = node;
    }
  }
  for (let i = 0; i < count; i++) isCandidate[candidates[i] as number] = 0;
  return count;
}

/** Finds the most attractive insertion of a node. */
function rankInsertions(
  { nodeCount }: RoutingProblem,
  { after, cost, attraction, openTours, bestTour, bestValue }: InsertionSpace,
  node: number,
  openCount: number,
): void {
  const worth = attraction[node] as number;
  let best = -1;
  let most = -Infinity;
  for (let k = 0; k < openCount; k++) {
    const t = openTours[k] as number;
    const slot = t * nodeCount + node;
    if ((after[slot] as number) < 0) continue;
    const value = worth / (cost[slot] as number);
    if (value <= most) continue;
    most = value;
    best = t;
  }
  bestTour[node] = best;
  bestValue[node] = most;
}

/** Returns the candidate with the most attractive insertion. */
function choose({ candidates, bestValue }: InsertionSpace, count: number): number {
  let best = candidates[0] as number;
  let most = bestValue[best] as number;
  for (let i = 1; i < count; i++) {
    const node = candidates[i] as number;
    const value = bestValue[node] as number;
    if (value <= most) continue;
    most = value;
    best = node;
  }
  return best;
}

/**
 * Removes insertions for which `inserted` has left no slot, and candidates that are routed now or need more than is left;
 * returns the number of candidates left.
 */
function keepPossible(
  problem: RoutingProblem,
  state: RouteState,
  space: InsertionSpace,
  count: number,
  openCount: number,
  inserted: number,
): number {
  const { candidates, after, openTours, usedFrom } = space;
  const { nodeCount, tourDay, nodeSlot, craft } = problem;
  const day = tourDay[state.tour[inserted] as number] as number;
  const usesResources = usedFrom[inserted] !== usedFrom[inserted + 1];
  let remaining = 0;
  for (let i = 0; i < count; i++) {
    const node = candidates[i] as number;
    if (node === inserted || (usesResources && !hasResources(problem, state, space, node))) continue;
    candidates[remaining++] = node;
  }
  const slot = nodeSlot[inserted] as number;
  const isVisit = craft !== undefined && (craft.visitMinutes[inserted] as number) > 0;
  for (let k = 0; k < openCount; k++) {
    const t = openTours[k] as number;
    if (tourDay[t] !== day) continue;
    for (let i = 0; i < remaining; i++) {
      const node = candidates[i] as number;
      const at = t * nodeCount + node;
      if ((after[at] as number) < 0) continue;
      // Meals and visits have different slots, so an inserted meal does not affect visits and a visit does not affect
      // meals.
      const isAffected = nodeSlot[node] === slot || (isVisit && (craft.visitMinutes[node] as number) > 0);
      if (isAffected && !hasSlot(problem, state, node, t)) after[at] = -1;
    }
  }
  return remaining;
}

/**
 * Ranks the insertions of the candidates that may have changed, which are those on the day of `inserted`, and removes
 * candidates that fit nowhere; returns the number left.
 */
function rankChanged(
  problem: RoutingProblem,
  state: RouteState,
  space: InsertionSpace,
  count: number,
  openCount: number,
  inserted: number,
): number {
  const { candidates, after, bestTour } = space;
  const { nodeCount, tourDay } = problem;
  const changed = state.tour[inserted] as number;
  const day = tourDay[changed] as number;
  let remaining = 0;
  for (let i = 0; i < count; i++) {
    const node = candidates[i] as number;
    if (tourDay[bestTour[node] as number] === day || (after[changed * nodeCount + node] as number) >= 0)
      rankInsertions(problem, space, node, openCount);
    if ((bestTour[node] as number) >= 0) candidates[remaining++] = node;
  }
  return remaining;
}

function hasResources(
  { resourceCount, use, resourceMax }: RoutingProblem,
  { used }: RouteState,
  { usedFrom, usedResource }: InsertionSpace,
  node: number,
): boolean {
  const to = usedFrom[node + 1] as number;
  for (let i = usedFrom[node] as number; i < to; i++) {
    const r = usedResource[i] as number;
    if ((used[r] as number) + (use[node * resourceCount + r] as number) > (resourceMax[r] as number))
      return false;
  }
  return true;
}

/** Returns whether the day of a tour has room for one more node of its slot. */
export function hasSlot(problem: RoutingProblem, state: RouteState, node: number, t: number): boolean {
  const slot = problem.nodeSlot[node] as number;
  if (slot < 0) return true;
  const index = (problem.tourDay[t] as number) * problem.slotCount + slot;
  if ((state.slotUsed[index] as number) >= (problem.slotMax[index] as number)) return false;
  return !problem.craft || suitsDay(problem.craft, state, node, problem.tourDay[t] as number, index);
}

/** Returns whether one more visit keeps the limits of the day. The first visit of a day always does. */
function suitsDay(
  craft: RoutingCraft,
  state: RouteState,
  node: number,
  day: number,
  slotIndex: number,
): boolean {
  const minutes = craft.visitMinutes[node] as number;
  const used = state.dayMinutes[day] as number;
  if (minutes === 0 || used === 0 || craft.isRequired[node]) return true;
  return (
    used + minutes <= (craft.dayMinutesMax[day] as number) &&
    (state.slotUsed[slotIndex] as number) < (craft.slotMax[slotIndex] as number)
  );
}

/** Raises the attraction of nodes that reduce the shortfall of a resource. */
function weighShortfalls(
  problem: RoutingProblem,
  state: RouteState,
  space: InsertionSpace,
  style: RecreateStyle,
  count: number,
): void {
  const resources = problem.resourceCount;
  for (let i = 0; i < count; i++) {
    const node = space.candidates[i] as number;
    let profit = problem.profit[node] as number;
    for (let r = 0; r < resources; r++) {
      const short = (problem.resourceMin[r] as number) - (state.used[r] as number);
      if (short > 0)
        profit += Math.min(short, problem.use[node * resources + r] as number) * problem.shortfallCost;
    }
    space.attraction[node] = (space.noise[node] as number) * power(profit, style.exponent);
  }
}

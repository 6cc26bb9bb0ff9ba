// Casts in this file: indices are in range by construction, and a check would cost time in the hot loop.
import { legTime, type RouteState } from './route-state.ts';
import type { RoutingCraft, RoutingProblem } from './routing-problem.ts';

/** Returns what the search maximises: profit less travel, shortfalls and losses of craft. */
export function stateValue(problem: RoutingProblem, state: RouteState): number {
  let value = (state.sums[0] as number) - problem.travelCost * (state.sums[1] as number);
  for (let r = 0; r < problem.resourceCount; r++) {
    const short = (problem.resourceMin[r] as number) - (state.used[r] as number);
    if (short > 0) value -= short * problem.shortfallCost;
  }
  return problem.craft ? value - craftLoss(problem, problem.craft, state) : value;
}

/** Minutes of travel from which two places do not count as near. */
const apartMinutes = 45;
/** Minutes of travel to the hotel from which a wait counts as far from it. */
const strandedTravel = 25;

/** State of the loop over the tours of one day. */
type DayWalk = {
  visits: number;
  lastVisit: number;
  /** Slots of the meals, and of those that visits include, as sets of bits. */
  meals: number;
  mealsInside: number;
  /** Longest wait between two stops. */
  longestWait: number;
};

/** Working memory of `craftLoss`: the last day with visits in each neighbourhood. */
let lastDays = new Int32Array(64);

/** Sums the losses of all tours, less the gains of good days. Tours of one day follow each other. */
export function craftLoss(problem: RoutingProblem, craft: RoutingCraft, state: RouteState): number {
  if (lastDays.length < craft.neighbourhoodCount) lastDays = new Int32Array(2 * craft.neighbourhoodCount);
  const daysOf = lastDays.fill(-1, 0, craft.neighbourhoodCount);
  const walk: DayWalk = { visits: 0, lastVisit: -1, meals: 0, mealsInside: 0, longestWait: 0 };
  let loss = 0;
  let day = -1;
  for (let t = 0; t < problem.tourCount; t++) {
    if (problem.tourDay[t] !== day) {
      day = problem.tourDay[t] as number;
      walk.visits = 0;
      walk.lastVisit = -1;
      walk.meals = 0;
      walk.mealsInside = 0;
      walk.longestWait = 0;
      loss += thinLoss(craft, state, day);
    }
    const last = problem.nodeCount + problem.tourCount + t;
    let before = problem.nodeCount + t;
    for (let at = state.next[before] as number; at !== last; at = state.next[at] as number) {
      const wait = waitBefore(problem, craft, state, before, at);
      if (wait > 0) {
        loss += lossOfWait(problem, craft, { wait, t, location: state.location[at] as number });
        if (wait > walk.longestWait) walk.longestWait = wait;
      }
      if ((craft.visitMinutes[at] as number) > 0) {
        loss += visitLoss(problem, craft, state, at, walk);
        const place = craft.neighbourhood[at] as number;
        if (place >= 0 && daysOf[place] !== day) {
          if ((daysOf[place] as number) >= 0) loss += craft.losses.splitNeighbourhood;
          daysOf[place] = day;
        }
        walk.visits++;
        walk.lastVisit = at;
        const inside = craft.mealInside[at] as number;
        if (inside >= 0) {
          if ((walk.meals & (1 << inside)) !== 0) loss += craft.losses.secondMeal;
          walk.mealsInside |= 1 << inside;
        }
      } else {
        const slot = problem.nodeSlot[at] as number;
        if (slot > 0) {
          if ((walk.mealsInside & (1 << slot)) !== 0) loss += craft.losses.secondMeal;
          walk.meals |= 1 << slot;
        }
      }
      before = at;
    }
    if (walk.visits > 0) {
      if (craft.startsAtHotel[t]) loss += lateStartLoss(problem, craft, state, t);
      if (craft.isWholeDay[day]) loss += longDayLoss(problem, craft, state, t, walk);
    }
    if (craft.countsLastWait[t]) loss += lastWaitLoss(problem, craft, state, t);
  }
  return loss;
}

/** Returns the loss of a day that is empty or thin; 0 for other days. */
export function thinLoss(
  { emptyLoss, isWholeDay, losses }: RoutingCraft,
  { dayMinutes }: RouteState,
  day: number,
): number {
  const minutes = dayMinutes[day] as number;
  if (minutes === 0) return emptyLoss[day] as number;
  return isWholeDay[day] && minutes <= losses.thinMinutes ? losses.thinDay : 0;
}

function lateStartLoss(
  problem: RoutingProblem,
  { losses, visitMinutes }: RoutingCraft,
  state: RouteState,
  t: number,
): number {
  const first = state.next[problem.nodeCount + t] as number;
  // A day that begins with lunch has lost its morning.
  if ((visitMinutes[first] as number) === 0) return losses.lateStart;
  return leaveMinuteOf(problem, state, t) > losses.lateStartMinute ? losses.lateStart : 0;
}

/** Returns the minute at which the group leaves its hotel just in time for the first stop. */
function leaveMinuteOf(problem: RoutingProblem, state: RouteState, t: number): number {
  const start = problem.nodeCount + t;
  const first = state.next[start] as number;
  return (
    (state.leave[first] as number) - (state.duration[first] as number) - legTime(problem, state, start, first)
  );
}

function longDayLoss(
  problem: RoutingProblem,
  { losses }: RoutingCraft,
  state: RouteState,
  t: number,
  { longestWait }: DayWalk,
): number {
  const last = problem.nodeCount + problem.tourCount + t;
  const minutes = (state.leave[last] as number) - leaveMinuteOf(problem, state, t);
  const most =
    losses.longDayMinutes + (longestWait >= losses.breakMinutes ? losses.breakAllowanceMinutes : 0);
  return minutes > most ? losses.longDay * longDayFactor(minutes - most) : 0;
}

/** Returns the share of its loss that a day has by its minutes beyond the limit: the full one after an hour, at most twice as much. */
function longDayFactor(excessMinutes: number): number {
  return Math.min(2, 0.5 + excessMinutes / 120);
}

function visitLoss(
  problem: RoutingProblem,
  craft: RoutingCraft,
  state: RouteState,
  node: number,
  { lastVisit }: DayWalk,
): number {
  const { losses } = craft;
  let loss = lossOfStart(problem, craft, state, node);
  if (lastVisit < 0) return loss;
  const isRepeated = (craft.kind[node] as number) >= 0 && craft.kind[node] === craft.kind[lastVisit];
  if (isRepeated) loss += losses.repeatedKind;
  else if (loss === 0 && isGoodNext(craft, state, lastVisit, node)) loss -= losses.goodDay;
  if (craft.isExcursion[node] && legTime(problem, state, lastVisit, node) > apartMinutes)
    loss += losses.lateExcursion;
  return loss;
}

/** Returns whether two visits of one tour are on the same good day. A tour is in one city; bits of others mean other days. */
function isGoodNext({ goodDays }: RoutingCraft, { tour }: RouteState, before: number, node: number): boolean {
  return ((goodDays[node] as number) & (goodDays[before] as number)) !== 0 && tour[node] === tour[before];
}

/** Returns the loss of a visit that starts outside of its best hours; 0 within them. */
export function lossOfStart(
  problem: RoutingProblem,
  craft: RoutingCraft,
  state: RouteState,
  node: number,
): number {
  return isBestStart(problem, craft, state, node) ? 0 : (craft.bestLoss[node] as number);
}

function isBestStart(problem: RoutingProblem, craft: RoutingCraft, state: RouteState, node: number): boolean {
  const base = node * problem.classCount + (problem.tourClass[state.tour[node] as number] as number);
  const from = craft.bestFrom[base] as number;
  const to = craft.bestFrom[base + 1] as number;
  if (from === to) return true;
  const start = (state.leave[node] as number) - (state.duration[node] as number);
  for (let w = from; w < to; w++)
    if (start >= (craft.bestOpen[w] as number) && start <= (craft.bestClose[w] as number)) return true;
  return false;
}

/** Returns the minutes of the wait before a stop. The first leg of most tours leaves just in time. */
function waitBefore(
  problem: RoutingProblem,
  craft: RoutingCraft,
  state: RouteState,
  before: number,
  node: number,
): number {
  if (before >= problem.nodeCount && !craft.countsFirstWait[state.tour[node] as number]) return 0;
  const arrival = (state.leave[before] as number) + legTime(problem, state, before, node);
  return (state.leave[node] as number) - (state.duration[node] as number) - arrival;
}

function lastWaitLoss(problem: RoutingProblem, craft: RoutingCraft, state: RouteState, t: number): number {
  const last = problem.nodeCount + problem.tourCount + t;
  const wait = (state.late[last] as number) - (state.leave[last] as number);
  return lossOfWait(problem, craft, { wait, t, location: craft.home[t] as number });
}

function lossOfWait(
  { travel, locationCount }: RoutingProblem,
  { losses, home }: RoutingCraft,
  { wait, t, location }: { wait: number; t: number; location: number },
): number {
  if (wait <= losses.easyWaitMinutes) return 0;
  const long = losses.waitMinute * (wait - losses.easyWaitMinutes);
  if (wait < losses.strandedMinutes) return long;
  if (wait >= losses.idleMinutes) return long + losses.idle;
  const toHome = travel[location * locationCount + (home[t] as number)] as number;
  return toHome > strandedTravel ? long + losses.idle : long;
}

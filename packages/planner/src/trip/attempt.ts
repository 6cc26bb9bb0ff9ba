import { isSatisfied } from '../constraints/registry.ts';
import type { Plan } from '../plan.ts';
import type { Problem } from '../problem.ts';
import { searchRoutes } from '../routing/route-search.ts';
import type { RouteState } from '../routing/route-state.ts';
import { craftLoss } from '../routing/state-value.ts';
import { scoreOf, totalsOf } from '../score-plan.ts';
import type { Stop } from '../stop.ts';
import { verify } from '../verify/verify.ts';
import type { DayRouting } from './days/day-routing.ts';
import { readTours, toDays, toStays } from './days/materialise.ts';
import { createFrame, type Frame } from './frame.ts';
import type { Choice } from './outline/outline.ts';
import { lossOfEarlyRides } from './outline/ride-choice.ts';
import type { PlanParts } from './plan-parts.ts';
import { basePrices, listExceeded, type Prices, raisePrices } from './prices.ts';
import { listLeftOut } from './reasons.ts';
import type { SearchSpace } from './search-space.ts';

/** A complete plan with the choice and tours behind it, so that the search can continue from it. */
export type Attempt = Frame & {
  readonly state: RouteState;
  readonly plan: Plan;
  readonly broken: readonly string[];
  /** `verify` finds no violation except broken constraints. Plans that are not sound are never used. */
  readonly isSound: boolean;
  readonly iterations: number;
  /** Score of the plan less the losses of days that are not good. */
  readonly value: number;
};

/** Maximum number of rounds that raise prices until the budgets are kept. */
const MAX_ROUNDS = 9;

/** Days are short tours with few iterations, so the temperature is lower and a ruin step never removes a whole day. */
export const dayParams = {
  startTemperature: 0.3,
  endTemperature: 0.03,
  maxRun: 12,
  runShare: 0.65,
  maxTours: 3,
} as const;

/** How much work to put into one choice. */
export type Effort = {
  /** Stop rule of each round of routing. */
  readonly stop: () => Stop;
  readonly seed: number;
  /** Checked between rounds; true ends the attempt with the best plan so far. */
  readonly isOver?: () => boolean;
};

/** Returns the best plan found for a choice of cities, hotels and rides; undefined when no hotels or rides fit. */
export function tryChoice(space: SearchSpace, choice: Choice, effort: Effort): Attempt | undefined {
  let prices = basePrices(space.problem);
  let reserve = 0;
  let best: Attempt | undefined;
  let iterations = 0;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const frame = createFrame(space, choice, prices, reserve);
    if (!frame) break;
    const { state, iterations: done } = searchRoutes(frame.routing.problem, {
      stop: effort.stop(),
      seed: effort.seed,
      params: dayParams,
    });
    iterations += done;
    const attempt = toAttempt(frame, state, iterations);
    if (attempt.isSound && (!best || isBetter(attempt, best))) best = attempt;
    const { costByScope } = attempt.plan.totals;
    const exceeded = listExceeded(space.budgets, costByScope);
    if (exceeded.size === 0 && hasShortfall(frame.routing, state))
      for (const { scopes } of space.budgets) for (const scope of scopes) exceeded.add(scope);
    if (exceeded.size === 0 || effort.isOver?.()) break;
    // Routing holds visits and meals to their budget exactly, so their prices rise only in later rounds.
    if (round < MAX_ROUNDS / 2) {
      exceeded.delete('sights');
      exceeded.delete('meals');
      if (exceeded.size === 0) break;
    }
    reserve = Math.max(reserve, Math.ceil(costByScope.local * 1.05));
    prices = raisePrices(prices, exceeded, leastPrice(space.problem));
  }
  if (!best) return undefined;
  const spending = spendRemainingMoney(best, prices, reserve, effort);
  iterations += spending?.iterations ?? 0;
  const chosen = spending?.isSound && isBetter(spending, best) ? spending : best;
  return { ...chosen, iterations };
}

/**
 * Routes the days of an attempt again at the usual prices of visits and meals, to spend the money that raised prices
 * have saved. Undefined when prices were not raised, or when the attempt exceeds its budget.
 */
function spendRemainingMoney(
  best: Attempt,
  prices: Prices,
  reserve: number,
  effort: Effort,
): Attempt | undefined {
  const { space, choice } = best;
  const usual = basePrices(space.problem);
  if (best.broken.length > 0 || prices.sights === usual.sights) return undefined;
  const local = Math.max(reserve, Math.ceil(best.plan.totals.costByScope.local * 1.05));
  const spent = { ...prices, sights: usual.sights, meals: usual.meals };
  const frame = createFrame(space, choice, spent, local);
  if (!frame) return undefined;
  const { state, iterations } = searchRoutes(frame.routing.problem, {
    stop: effort.stop(),
    seed: effort.seed,
    params: dayParams,
  });
  return toAttempt(frame, state, iterations);
}

/** Compares by fewer broken constraints, then by higher value. */
export function isBetter(a: Attempt, b: Attempt): boolean {
  if (a.broken.length !== b.broken.length) return a.broken.length < b.broken.length;
  return a.value > b.value + 1e-9;
}

export function toAttempt(
  frame: Frame,
  state: RouteState,
  iterations: number,
  preferredStarts?: ReadonlyMap<number, number>,
): Attempt {
  const { space, outline, routing, tables } = frame;
  const tours = readTours(routing, state, preferredStarts);
  const keepsMeals = preferredStarts !== undefined;
  const plan = toPlan({ space, outline, segments: routing.segments, tours, tables, keepsMeals });
  const violations = verify(space.problem, plan);
  const broken = violations.flatMap(({ constraintId }) => constraintId ?? []);
  const { problem } = routing;
  const value =
    plan.score -
    (problem.craft ? craftLoss(problem, problem.craft, state) : 0) -
    lossOfEarlyRides(space.problem, plan.days) -
    lossOfEmptyStays(frame, state);
  return { ...frame, state, plan, broken, isSound: broken.length === violations.length, iterations, value };
}

/** Returns the score that a choice loses for stays with nights in which nothing is visited, although something could be. */
function lossOfEmptyStays({ space, outline, routing: { candidates } }: Frame, state: RouteState): number {
  const isEmpty = (cityId: string): boolean => {
    let hasVisits = false;
    for (const [node, candidate] of candidates.entries()) {
      if (candidate.kind !== 'visit' || candidate.cityId !== cityId) continue;
      if ((state.tour[node] ?? -1) >= 0) return false;
      hasVisits = true;
    }
    return hasVisits;
  };
  const empty = outline.stays.filter(({ nights, cityId }) => nights > 0 && isEmpty(cityId));
  return (space.problem.craft?.emptyStay ?? 0) * empty.length;
}

export function toPlan(parts: PlanParts): Plan {
  const { problem } = parts.space;
  const days = toDays(parts);
  const stays = toStays(parts);
  const totals = totalsOf(days);
  const leftOut = listLeftOut(parts.space, parts.outline, days);
  const draft: Plan = { stays, days, totals, score: 0, wishesKept: [], leftOut };
  const wishesKept = problem.wishes
    .filter(({ wish }) => isSatisfied(wish, draft, problem))
    .map(({ id }) => id);
  return { ...draft, wishesKept, score: scoreOf(problem, { days, stays, totals, wishesKept }) };
}

function hasShortfall({ problem }: DayRouting, state: RouteState): boolean {
  return problem.resourceMin.some((min, r) => (state.used[r] ?? 0) < min);
}

/** Returns the smallest raised price per minor unit: 5 % of a mean place's score for the mean price of a night or ride. */
function leastPrice({ places, hotels, services }: Problem): number {
  const score = mean(places.map((place) => place.score)) || 1;
  const cost = mean([...hotels, ...services].map(({ costMinor }) => costMinor)) || 1000;
  return (0.05 * score) / cost;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

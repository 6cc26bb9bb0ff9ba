import { applyOrders } from '../constraints/order.ts';
import { isKept } from '../constraints/registry.ts';
import type { Plan } from '../plan.ts';
import type { Problem } from '../problem.ts';
import { searchRoutes } from '../routing/route-search.ts';
import type { RouteState } from '../routing/route-state.ts';
import { scoreOf, totalsOf } from '../score-plan.ts';
import type { Stop } from '../stop.ts';
import { verify } from '../verify/verify.ts';
import { listCandidates } from './candidates.ts';
import { createDayRouting, type DayRouting } from './day-routing.ts';
import { createModeTable, type ModeTable } from './local-travel.ts';
import { type PlanParts, readTours, toDays, toStays } from './materialise.ts';
import { type Choice, findOutline, type Outline } from './outline.ts';
import type { Tables } from './outline-parts.ts';
import { basePrices, listTight, type Prices, raisePrices } from './prices.ts';
import { listLeftOut } from './reasons.ts';
import type { SearchSpace } from './search-space.ts';
import { findSegments } from './segments.ts';

/** A whole plan and what it was made from, so that the search can go on from it. */
export type Attempt = {
  readonly space: SearchSpace;
  readonly choice: Choice;
  readonly outline: Outline;
  readonly tables: Tables;
  readonly routing: DayRouting;
  readonly state: RouteState;
  readonly plan: Plan;
  readonly broken: readonly string[];
  /** The checker finds nothing wrong but broken constraints. Plans that are not sound are never used. */
  readonly isSound: boolean;
  readonly iterations: number;
};

/** Rounds of making hotels, rides and local travel cheaper until the budgets hold. */
const MAX_ROUNDS = 9;

/** Days of a trip are short tours searched for a short time: cooler, and not whole days at once. */
export const dayParams = { startTemperature: 0.3, endTemperature: 0.03, runShare: 0.65 } as const;

/** How much work to put into one choice. */
export type Effort = {
  /** Stop rule of each round of routing. */
  readonly stop: () => Stop;
  readonly seed: number;
  /** Asked between rounds: whether to make do with what there is. */
  readonly isOver?: () => boolean;
};

/** The best plan found for a choice of cities, hotels and rides; undefined when the frame itself fails. */
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
    const tight = listTight(space.budgets, costByScope);
    if (tight.size === 0 && hasShortfall(frame.routing, state))
      for (const { scopes } of space.budgets) for (const scope of scopes) tight.add(scope);
    if (tight.size === 0 || effort.isOver?.()) break;
    // Visits and meals are held to their budget exactly while routing, so they give way last.
    if (round < MAX_ROUNDS / 2) {
      tight.delete('sights');
      tight.delete('meals');
      if (tight.size === 0) break;
    }
    reserve = Math.max(reserve, Math.ceil(costByScope.local * 1.05));
    prices = raisePrices(prices, tight, leastPrice(space.problem));
  }
  return best && { ...best, iterations };
}

/** Fewer broken constraints first, then the higher score. */
export function isBetter(a: Attempt, b: Attempt): boolean {
  if (a.broken.length !== b.broken.length) return a.broken.length < b.broken.length;
  return a.plan.score > b.plan.score + 1e-9;
}

export type Frame = Pick<Attempt, 'space' | 'choice' | 'outline' | 'tables' | 'routing'>;

function createFrame(
  space: SearchSpace,
  choice: Choice,
  prices: Prices,
  localReserveMinor: number,
): Frame | undefined {
  const tables = tablesFor(space, prices);
  const outline = findOutline(space, choice, prices, tables);
  const segments = outline && findSegments(space, outline, tables);
  if (!outline || !segments) return undefined;
  const candidates = applyOrders(
    space.orders,
    space.problem.days.length,
    listCandidates(space, outline, prices),
  );
  const routing = createDayRouting({ space, outline, segments, candidates, tables, localReserveMinor });
  return { space, choice, outline, tables, routing };
}

const knownTables = new WeakMap<SearchSpace, Map<number, Tables>>();

/** Tables depend on nothing but the space and the price of local travel, so they are made once for each. */
function tablesFor(space: SearchSpace, prices: Prices): Tables {
  const known = knownTables.get(space) ?? new Map<number, Tables>();
  knownTables.set(space, known);
  const tables = known.get(prices.local) ?? createTables(space, prices);
  known.set(prices.local, tables);
  return tables;
}

/** Mode tables of these cities, all of them unless given. */
export function createTables(
  space: SearchSpace,
  prices: Prices,
  cities: Iterable<string> = space.cityById.keys(),
): Tables {
  const tables = new Map<string, ModeTable>();
  for (const id of cities) {
    const city = space.cityById.get(id);
    if (city) tables.set(id, createModeTable(space, city, prices.local));
  }
  return tables;
}

export function toAttempt(
  frame: Frame,
  state: RouteState,
  iterations: number,
  wished?: ReadonlyMap<number, number>,
): Attempt {
  const { space, outline, routing, tables } = frame;
  const tours = readTours(routing, state, wished);
  const plan = toPlan({ space, outline, segments: routing.segments, tours, tables });
  const violations = verify(space.problem, plan);
  const broken = violations.flatMap(({ constraintId }) => constraintId ?? []);
  return { ...frame, state, plan, broken, isSound: broken.length === violations.length, iterations };
}

export function toPlan(parts: PlanParts): Plan {
  const { problem } = parts.space;
  const days = toDays(parts);
  const stays = toStays(parts);
  const totals = totalsOf(days);
  const leftOut = listLeftOut(parts.space, parts.outline, days);
  const draft: Plan = { stays, days, totals, score: 0, wishesKept: [], leftOut };
  const wishesKept = problem.wishes.filter(({ wish }) => isKept(wish, draft, problem)).map(({ id }) => id);
  return { ...draft, wishesKept, score: scoreOf(problem, { days, stays, totals, wishesKept }) };
}

function hasShortfall({ problem }: DayRouting, state: RouteState): boolean {
  return problem.resourceMin.some((min, r) => (state.used[r] ?? 0) < min);
}

/** Where raising prices begins: a usual place's score against a usual price of a night or ride. */
function leastPrice({ places, hotels, services }: Problem): number {
  const score = mean(places.map((place) => place.score)) || 1;
  const cost = mean([...hotels, ...services].map(({ costMinor }) => costMinor)) || 1000;
  return (0.05 * score) / cost;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

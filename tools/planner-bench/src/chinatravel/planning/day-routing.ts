import { searchRoutes } from '@yunyou/planner/routing/route-search';
import type { RoutingProblem } from '@yunyou/planner/routing/routing-problem';
import { UNREACHABLE } from '@yunyou/planner/routing/routing-problem';
import { maxIterations } from '@yunyou/planner/stop';
import type { Candidate, Selection } from './candidate.ts';
import type { RidePolicy } from './local-rides.ts';
import type { Requirements } from './requirements.ts';

/** The frame of one day in the city. */
export interface Tour {
  from: string;
  to: string;
  openMinute: number;
  closeMinute: number;
}

export interface RoutingOptions {
  selection: Selection;
  tours: readonly Tour[];
  policy: RidePolicy;
  requirements: Requirements;
  /** Maximum costs of attractions, of meals, and of both together for the party. */
  budget: { attraction: number; meal: number; both: number };
  maxVisitsPerDay: number;
  travelCost: number;
  seed: number;
  iterations: number;
  /** Split for demanded orders: the first place is left before this minute of the tours, the second begins after it. */
  splitMinute: number;
  /** Hotel breakfasts, which lower the mean price of a meal. */
  freeMeals: number;
}

/** Returns the candidates of each day in order; undefined when a day is too short for the way from its start to its end. */
export function routeDays(options: RoutingOptions): Candidate[][] | undefined {
  const { selection, tours } = options;
  const problem = toRoutingProblem(options);
  const isFeasible = tours.every((tour, day) => {
    const from = problem.tourStartLocation[day] ?? 0;
    const to = problem.tourEndLocation[day] ?? 0;
    const minutes = problem.travel[from * problem.locationCount + to] ?? UNREACHABLE;
    return tour.openMinute + minutes <= tour.closeMinute;
  });
  if (!isFeasible) return undefined;
  const { state } = searchRoutes(problem, { stop: maxIterations(options.iterations), seed: options.seed });
  return tours.map((_, day) => {
    const chosen: Candidate[] = [];
    const last = problem.nodeCount + problem.tourCount + day;
    for (
      let at = state.next[problem.nodeCount + day];
      at !== undefined && at !== last && at >= 0;
      at = state.next[at]
    ) {
      const candidate = selection.candidates[at];
      if (candidate) chosen.push(candidate);
    }
    return chosen;
  });
}

const SLOTS = ['attraction', 'breakfast', 'lunch', 'dinner'] as const;
const SHORTFALL_COST = 1000;

function toRoutingProblem(options: RoutingOptions): RoutingProblem {
  const { tours } = options;
  const { candidates } = options.selection;
  const names = [
    ...new Set([...tours.flatMap(({ from, to }) => [from, to]), ...candidates.map(({ name }) => name)]),
  ];
  const locationOf = new Map(names.map((name, index) => [name, index]));
  const locate = (name: string): number => locationOf.get(name) ?? 0;
  const days = tours.length;
  return {
    nodeCount: candidates.length,
    tourCount: days,
    locationCount: names.length,
    travel: toTravel(names, options.policy),
    nodeLocation: Int32Array.from(candidates, ({ name }) => locate(name)),
    duration: Int32Array.from(candidates, ({ minutes }) => minutes),
    profit: Float64Array.from(candidates, ({ worth }) => worth),
    classCount: days,
    tourClass: Int32Array.from(tours, (_, day) => day),
    ...toWindows(options),
    tourStartLocation: Int32Array.from(tours, ({ from }) => locate(from)),
    tourEndLocation: Int32Array.from(tours, ({ to }) => locate(to)),
    tourOpen: Int32Array.from(tours, ({ openMinute }) => openMinute),
    tourClose: Int32Array.from(tours, ({ closeMinute }) => closeMinute),
    ...toResources(options),
    shortfallCost: SHORTFALL_COST,
    slotCount: SLOTS.length,
    nodeSlot: Int32Array.from(candidates, ({ role }) => SLOTS.indexOf(role)),
    tourDay: Int32Array.from(tours, (_, day) => day),
    slotMax: Int32Array.from(tours.flatMap(() => [options.maxVisitsPerDay, 1, 1, 1])),
    travelCost: options.travelCost,
    fixed: new Uint8Array(candidates.length),
  };
}

function toTravel(names: readonly string[], policy: RidePolicy): Int32Array {
  const travel = new Int32Array(names.length ** 2);
  for (const [row, from] of names.entries()) {
    for (const [column, to] of names.entries()) {
      if (row === column) continue;
      travel[row * names.length + column] = policy.find(from, to)?.minutes ?? UNREACHABLE;
    }
  }
  return travel;
}

/** Builds one window per candidate and day; none where a demanded order excludes the day. */
function toWindows({ selection, tours, requirements, splitMinute }: RoutingOptions): {
  windowFrom: Int32Array;
  windowOpen: Int32Array;
  windowClose: Int32Array;
} {
  const from = [0];
  const open: number[] = [];
  const close: number[] = [];
  const firsts = new Set(requirements.orders.map(({ first }) => first));
  const seconds = new Set(requirements.orders.map(({ second }) => second));
  for (const { name, earliest, latest, minutes } of selection.candidates) {
    for (const day of tours.keys()) {
      const split = splitMinute - day * DAY_MINUTES;
      const start = seconds.has(name) ? Math.max(earliest, split) : earliest;
      const end = firsts.has(name) ? Math.min(latest, split - minutes) : latest;
      if (start <= end) {
        open.push(start);
        close.push(end);
      }
      from.push(open.length);
    }
  }
  return {
    windowFrom: Int32Array.from(from),
    windowOpen: Int32Array.from(open),
    windowClose: Int32Array.from(close),
  };
}

const DAY_MINUTES = 24 * 60;

/**
 * Lists the resources: three budgets, meal costs above the demanded mean, one unit per need, and one use of a place that
 * is both attraction and restaurant.
 */
function toResources({ selection, budget, requirements, freeMeals }: RoutingOptions): {
  resourceCount: number;
  use: Float64Array;
  resourceMax: Float64Array;
  resourceMin: Float64Array;
} {
  const { candidates, needCount } = selection;
  const counts = new Map<string, number>();
  for (const { name } of candidates) counts.set(name, (counts.get(name) ?? 0) + 1);
  const twice = [...counts].filter(([, count]) => count > 1).map(([name]) => name);
  const { mealPrice = 0 } = requirements;
  const uses = candidates.map(({ name, role, price, cost, needs }) => {
    const money = role === 'attraction' ? [cost, 0, cost, 0] : [0, cost, cost, price - mealPrice];
    const served = Array.from({ length: needCount }, (_, need) => (needs.includes(need) ? 1 : 0));
    const used = twice.map((other) => (other === name ? 1 : 0));
    return money.concat(served, used);
  });
  const needs = Array.from({ length: needCount });
  return {
    resourceCount: 4 + needCount + twice.length,
    use: Float64Array.from(uses.flat()),
    resourceMax: Float64Array.from([
      budget.attraction,
      budget.meal,
      budget.both,
      requirements.mealPrice === undefined ? Number.POSITIVE_INFINITY : mealPrice * freeMeals,
      ...needs.map(() => Number.POSITIVE_INFINITY),
      ...twice.map(() => 1),
    ]),
    resourceMin: Float64Array.from([
      0,
      0,
      0,
      Number.NEGATIVE_INFINITY,
      ...needs.map(() => 1),
      ...twice.map(() => 0),
    ]),
  };
}

import { listRuleCombinations } from './constraints/rule-combinations.ts';
import type { Outcome, Plan } from './plan.ts';
import type { Problem } from './problem.ts';
import { createRandom } from './random.ts';
import { searchRoutes } from './routing/route-search.ts';
import { maxIterations, type Stop } from './stop.ts';
import { type Attempt, dayParams, type Effort, isBetter, toAttempt, tryChoice } from './trip/attempt.ts';
import { fillFreeTime } from './trip/days/fill-free-time.ts';
import { pinLocked } from './trip/days/pin.ts';
import { explainConflict } from './trip/explain.ts';
import { rebuild } from './trip/from-plan.ts';
import { changeRide, listRidesOfEmptyDays, listWeakHops } from './trip/outline/change-ride.ts';
import { type CityPlan, listCityPlans } from './trip/outline/city-plans.ts';
import { firstChoice } from './trip/outline/outline.ts';
import { varyChoice } from './trip/outline/vary-choice.ts';
import { createSearchSpace, type SearchSpace } from './trip/search-space.ts';

/** How the search divides its iterations. */
export type SolveParams = {
  /** Number of city orders tried before the search varies the best one. */
  readonly cityPlans: number;
  /** Routing iterations for rating one choice of cities, hotels and rides. */
  readonly trialIterations: number;
  /** Routing iterations for the very first plan, which should come soon. */
  readonly firstIterations: number;
  /** Share of the allowance spent on other choices before the days of the best one are improved. */
  readonly choiceShare: number;
  /** Share of the allowance after which other rides are tried where days or stays are weak. */
  readonly dayShare: number;
  /** Whether to search for a smallest conflict when no plan is found. Otherwise the conflict is what the best plan breaks. */
  readonly explain: boolean;
};

export const defaultSolveParams: SolveParams = {
  cityPlans: 6,
  trialIterations: 150,
  firstIterations: 30,
  choiceShare: 0.4,
  dayShare: 0.7,
  explain: true,
};

/** Routing iterations for each test whether a set of constraints can be kept. */
const EXPLAIN_ITERATIONS = 60;

export type SolveOptions = {
  readonly stop: Stop;
  readonly seed: number;
  readonly params?: Partial<SolveParams>;
  /**
   * City plans to use, best first: the first one for which a plan keeps every constraint, else the one that breaks the
   * fewest. The planner searches for its own only when none of them is possible. Absent: the planner searches for its own.
   */
  readonly cityPlans?: readonly CityPlan[];
  /** A plan of the same problem to start from. */
  readonly initial?: Plan;
  /** Called with the first complete plan and with every better one. */
  readonly onPlan?: (plan: Plan) => void;
};

/**
 * Plans a trip. Always finishes at least one attempt, however early the stop rule fires; the same
 * problem, seed and iteration limit give the same plan.
 */
export function solve(problem: Problem, options: SolveOptions): Outcome {
  const params = { ...defaultSolveParams, ...options.params };
  const search = createSearch(options, params);
  search.progress(); // the first call starts the clock
  if (options.initial) startFrom(search, problem, options.initial);
  const isLocked = options.initial !== undefined && hasLocks(options.initial) && search.best !== undefined;
  if (!isLocked && options.cityPlans) tryGivenPlans(search, problem, options.cityPlans);
  const isGiven = search.best !== undefined && options.cityPlans !== undefined;
  for (const combination of isLocked || isGiven ? [] : listRuleCombinations(problem.constraints)) {
    const space = createSearchSpace(problem, combination);
    const plans = space.tooManyDays ? [] : listCityPlans(space, params.cityPlans);
    search.spaces.push({ space, plans });
    for (const [rank, plan] of plans.entries()) {
      // Until a plan keeps all constraints, every combination gets at least one attempt, even after the stop rule fired.
      const enough = search.best?.broken.length === 0 ? params.choiceShare : rank === 0 ? Infinity : 1;
      if (search.progress() >= enough) break;
      search.consider(tryChoice(space, firstChoice(plan), search.effort()));
    }
  }
  if (!isLocked) improveChoice(search, params, isGiven);
  improveDays(search, options.stop, isLocked ? 1 : params.dayShare);
  if (!isLocked) improveRides(search);
  improveDays(search, options.stop, 1);
  const filled = search.best && fillFreeTime(search.best);
  const best = search.best && filled && !isLocked ? fillAroundRides(search, search.best, filled) : filled;
  const { iterations } = search;
  if (best && best.broken.length === 0) return { status: 'planned', plan: best.plan, iterations };
  if (best && !params.explain) {
    const { broken, plan } = best;
    const text = `No plan was found that keeps ${broken.join(', ')}.`;
    return { status: 'impossible', conflict: broken, text, nearest: plan, broken, iterations };
  }
  const nearest = (best && planBeyondBudgets(problem, best, options)) ?? best?.plan;
  const conflict = explainConflict(problem, nearest, {
    seed: options.seed,
    iterations: Math.min(EXPLAIN_ITERATIONS, params.trialIterations),
  });
  // The search for the conflict may find a plan that keeps every constraint.
  if (conflict.nearest && conflict.broken.length === 0)
    return { status: 'planned', plan: conflict.nearest, iterations };
  return { ...conflict, iterations };
}

/**
 * Returns a plan without the budgets when they are all that the best plan breaks. A plan that saves at every meal and
 * ticket and still costs too much is not useful. Undefined for other plans.
 */
function planBeyondBudgets(problem: Problem, best: Attempt, options: SolveOptions): Plan | undefined {
  const budgets = problem.constraints.filter(({ rule }) => rule === 'budget');
  if (!best.broken.every((id) => budgets.some((one) => one.id === id))) return undefined;
  const constraints = problem.constraints.filter((one) => !budgets.includes(one));
  const { onPlan: _, ...others } = options;
  const params = { ...options.params, explain: false };
  const outcome = solve({ ...problem, constraints }, { ...others, params });
  return outcome.status === 'planned' ? outcome.plan : undefined;
}

/** Tries the given city plans in order, under every combination of rules, until one keeps every constraint. */
function tryGivenPlans(search: Search, problem: Problem, cityPlans: readonly CityPlan[]): void {
  const spaces = listRuleCombinations(problem.constraints)
    .map((combination) => createSearchSpace(problem, combination))
    .filter(({ tooManyDays }) => !tooManyDays);
  for (const plan of cityPlans)
    for (const space of spaces) {
      if (!isPossible(space, plan)) continue;
      search.consider(tryChoice(space, firstChoice(plan), search.effort()));
      if (search.best?.broken.length === 0) return;
    }
}

function isPossible({ allowedCities, requiredCities }: SearchSpace, { cityIds }: CityPlan): boolean {
  return (
    cityIds.every((id) => allowedCities.has(id)) && [...requiredCities].every((id) => cityIds.includes(id))
  );
}

type Search = {
  readonly spaces: { readonly space: SearchSpace; readonly plans: readonly CityPlan[] }[];
  best: Attempt | undefined;
  iterations: number;
  /** Value of the plan to start from; only better ones are reported. */
  knownValue: number;
  readonly random: ReturnType<typeof createRandom>;
  readonly progress: () => number;
  readonly consider: (attempt: Attempt | undefined) => void;
  /** Limits and seed of one routing run. */
  readonly effort: () => Effort;
};

function createSearch(options: SolveOptions, params: SolveParams): Search {
  const random = createRandom(options.seed);
  const search: Search = {
    spaces: [],
    best: undefined,
    iterations: 0,
    knownValue: options.initial?.score ?? -Infinity,
    random,
    progress: () => options.stop(search.iterations),
    consider: (attempt) => {
      if (!attempt) {
        search.iterations++;
        return;
      }
      search.iterations += attempt.iterations;
      if (!attempt.isSound || (search.best && !isBetter(attempt, search.best))) return;
      search.best = attempt;
      if (attempt.broken.length === 0 && attempt.value > search.knownValue) options.onPlan?.(attempt.plan);
    },
    effort: () => ({
      seed: random.int(2 ** 31),
      isOver: () => search.progress() >= 1,
      // The first plan should come soon, so it gets fewer iterations.
      stop: () => maxIterations(search.best ? params.trialIterations : params.firstIterations),
    }),
  };
  return search;
}

/** Uses the given plan as the first attempt, unless parts of it no longer fit the problem. */
function startFrom(search: Search, problem: Problem, plan: Plan): void {
  const rebuilt = rebuild(problem, plan, (candidate, dayIndex) => pinLocked(plan, candidate, dayIndex));
  if (!rebuilt || rebuilt.dropped.length > 0) return;
  const attempt = toAttempt(rebuilt.frame, rebuilt.state, 0, rebuilt.starts);
  search.knownValue = attempt.value;
  search.consider(attempt);
}

function hasLocks({ days }: Plan): boolean {
  return days.some(({ items }) => items.some((item) => item.kind === 'visit' && item.locked === true));
}

/** Tries other hotels and rides near the best choice so far; other nights and cities only if they were not given. */
function improveChoice(search: Search, params: SolveParams, isGiven: boolean): void {
  while (search.best && search.progress() < params.choiceShare) {
    const { space, choice } = search.best;
    const plans = isGiven ? undefined : (search.spaces.find((entry) => entry.space === space)?.plans ?? []);
    const varied = varyChoice(space, choice, plans, search.random);
    search.consider(varied && tryChoice(space, varied, search.effort()));
  }
}

/** Improves the days of the best choice until this share of the allowance is spent. */
function improveDays(search: Search, stop: Stop, untilShare: number): void {
  const { best } = search;
  const from = search.progress();
  if (!best || from >= untilShare) return;
  const done = search.iterations;
  const result = searchRoutes(best.routing.problem, {
    stop: (iterations) => (stop(done + iterations) - from) / (untilShare - from),
    seed: search.random.int(2 ** 31),
    initial: best.state,
    params: dayParams,
  });
  search.consider(toAttempt(best, result.state, result.iterations));
}

/** Number of best-ranked rides tried instead of one, and routing iterations for each. */
const RIDES_TRIED = 8;
const RIDE_ITERATIONS = 40;

/**
 * Tries other rides on days that are still empty after free time was filled: a later train leaves the morning for a short walk,
 * which the search itself does not plan. Returns the best filled attempt.
 */
function fillAroundRides(search: Search, attempt: Attempt, filled: Attempt): Attempt {
  if (!attempt.space.problem.craft?.fill) return filled;
  let best = filled;
  for (const hop of listRidesOfEmptyDays(filled)) {
    for (let rank = 0; rank < RIDES_TRIED; rank++) {
      const changed = changeRide(attempt, hop, rank);
      if (!changed) continue;
      const { state, iterations } = searchRoutes(changed.frame.routing.problem, {
        stop: maxIterations(RIDE_ITERATIONS),
        seed: search.random.int(2 ** 31),
        initial: changed.state,
        params: dayParams,
        centres: changed.nodes,
      });
      const other = fillFreeTime(toAttempt(changed.frame, state, iterations));
      search.iterations += iterations;
      if (other.isSound && isBetter(other, best)) best = other;
    }
    if (best !== filled) break; // other hops would start from the rides of `attempt`
  }
  return best;
}

/** Tries other rides where the best choice has an empty half day or lacks the best place of a stay. */
function improveRides(search: Search): void {
  const tried = new Set<number>();
  for (;;) {
    const hop = search.best && listWeakHops(search.best).find((index) => !tried.has(index));
    if (hop === undefined) return;
    tried.add(hop);
    for (let rank = 0; rank < RIDES_TRIED; rank++) {
      if (!search.best || search.progress() >= 1) return;
      const changed = changeRide(search.best, hop, rank);
      if (!changed) continue;
      const { state, iterations } = searchRoutes(changed.frame.routing.problem, {
        stop: maxIterations(RIDE_ITERATIONS),
        seed: search.random.int(2 ** 31),
        initial: changed.state,
        params: dayParams,
        centres: changed.nodes,
      });
      search.consider(toAttempt(changed.frame, state, iterations));
    }
  }
}

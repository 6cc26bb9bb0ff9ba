import { listRuleCombinations } from '../constraints/rule-combinations.ts';
import type { Outcome, Plan } from '../plan.ts';
import type { Constraint, Problem } from '../problem.ts';
import { maxIterations } from '../stop.ts';
import { listBroken } from '../verify/verify.ts';
import { type Attempt, isBetter, tryChoice } from './attempt.ts';
import { listCityPlans } from './outline/city-plans.ts';
import { firstChoice } from './outline/outline.ts';
import { createSearchSpace } from './search-space.ts';

type Impossible = Omit<Extract<Outcome, { status: 'impossible' }>, 'iterations'>;

const CITY_PLANS = 3;

/**
 * Finds a minimal set of constraints that cannot hold together (without any one of them the others can, as far as the
 * search finds out) and the plan that breaks the fewest constraints.
 */
export function explainConflict(
  problem: Problem,
  nearest: Plan | undefined,
  effort: { readonly seed: number; readonly iterations: number },
): Impossible {
  const attempt = (constraints: readonly Constraint[]): Attempt | undefined =>
    quickPlan(problem, constraints, effort);
  const holds = (constraints: readonly Constraint[]): boolean => {
    const found = attempt(constraints);
    return found !== undefined && listBroken({ ...problem, constraints }, found.plan).length === 0;
  };
  const conflict = holds([]) ? reduce(problem.constraints, holds) : [];
  const relaxed = relax(problem, conflict, attempt);
  const closest = pickNearest(problem, [nearest, relaxed?.plan]);
  return {
    status: 'impossible',
    conflict: conflict.map(({ id }) => id),
    text: describe(conflict, closest),
    nearest: closest,
    broken: closest ? listBroken(problem, closest) : problem.constraints.map(({ id }) => id),
  };
}

/** Drops constraints one by one while the rest stays impossible. */
function reduce(
  constraints: readonly Constraint[],
  holds: (constraints: readonly Constraint[]) => boolean,
): readonly Constraint[] {
  let conflict = constraints;
  for (const constraint of constraints) {
    const without = conflict.filter((other) => other !== constraint);
    if (!holds(without)) conflict = without;
  }
  return conflict;
}

/** Returns the best plan without one constraint of the conflict, or without all of them when one is not enough. */
function relax(
  problem: Problem,
  conflict: readonly Constraint[],
  attempt: (constraints: readonly Constraint[]) => Attempt | undefined,
): Attempt | undefined {
  const sets = [
    ...conflict.map((given) => problem.constraints.filter((other) => other !== given)),
    problem.constraints.filter((other) => !conflict.includes(other)),
    [],
  ];
  let best: { attempt: Attempt; broken: number } | undefined;
  for (const constraints of sets) {
    if (best && best.broken <= 1) break;
    const found = attempt(constraints);
    if (!found) continue;
    const broken = listBroken(problem, found.plan).length;
    if (!best || broken < best.broken) best = { attempt: found, broken };
  }
  return best?.attempt;
}

function quickPlan(
  problem: Problem,
  constraints: readonly Constraint[],
  effort: { readonly seed: number; readonly iterations: number },
): Attempt | undefined {
  const part: Problem = { ...problem, constraints };
  const stop = () => maxIterations(effort.iterations);
  let best: Attempt | undefined;
  for (const combination of listRuleCombinations(constraints)) {
    const space = createSearchSpace(part, combination);
    if (space.tooManyDays) continue;
    for (const cityPlan of listCityPlans(space, CITY_PLANS)) {
      const found = tryChoice(space, firstChoice(cityPlan), { stop, seed: effort.seed });
      if (found && (!best || isBetter(found, best))) best = found;
      if (best && best.broken.length === 0) return best;
    }
  }
  return best;
}

function pickNearest(problem: Problem, plans: readonly (Plan | undefined)[]): Plan | undefined {
  const known = plans.filter((plan) => plan !== undefined);
  const cost = (plan: Plan): number => listBroken(problem, plan).length;
  // The first plan comes from the city plans that were asked for, so it wins against a better score elsewhere.
  return known.sort((a, b) => cost(a) - cost(b))[0];
}

function describe(conflict: readonly Constraint[], nearest: Plan | undefined): string {
  if (conflict.length === 0 && !nearest)
    return 'No plan is possible at all: check that rides and hotels exist for these days and cities.';
  if (conflict.length === 0) return 'No plan was found that keeps every constraint.';
  const names = conflict.map(({ id }) => id).join(', ');
  return conflict.length === 1
    ? `This cannot be kept: ${names}.`
    : `These cannot all be kept together: ${names}.`;
}

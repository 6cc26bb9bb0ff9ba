import { isKept } from '../constraints/registry.ts';
import type { Plan } from '../plan.ts';
import type { Problem } from '../problem.ts';
import { listStayFaults } from './stays.ts';
import { listTimelineFaults } from './timeline.ts';
import { listTotalsFaults } from './totals.ts';

/** One thing wrong with a plan: a broken constraint (by id) or a claim that is not true. */
export type Violation = { readonly constraintId?: string; readonly text: string };

/**
 * Checks a plan against its problem from scratch, item by item, with nothing taken from the solver:
 * every place, time, leg, fare, total and constraint. No violations means the plan is right.
 */
export function verify(problem: Problem, plan: Plan): readonly Violation[] {
  return [
    ...listTimelineFaults(problem, plan).map((text) => ({ text })),
    ...listStayFaults(problem, plan).map((text) => ({ text })),
    ...listTotalsFaults(problem, plan).map((text) => ({ text })),
    ...listBroken(problem, plan).map((id) => ({ constraintId: id, text: `constraint ${id} is broken` })),
  ];
}

/** Ids of the hard constraints a plan breaks. */
export function listBroken(problem: Problem, plan: Plan): readonly string[] {
  return problem.constraints.filter((rule) => !isKept(rule, plan, problem)).map(({ id }) => id);
}

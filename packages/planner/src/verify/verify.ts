import { isSatisfied } from '../constraints/registry.ts';
import type { Plan } from '../plan.ts';
import type { Problem } from '../problem.ts';
import { listStayFaults } from './stays.ts';
import { listTimelineFaults } from './timeline.ts';
import { listTotalsFaults } from './totals.ts';

/** One fault of a plan: a broken constraint (with its id) or a wrong statement. */
export type Violation = { readonly constraintId?: string; readonly text: string };

/**
 * Checks a plan against its problem, item by item and independently of the search: every place, time, leg, fare, total
 * and constraint. Returns an empty list for a valid plan.
 */
export function verify(problem: Problem, plan: Plan): readonly Violation[] {
  return [
    ...listTimelineFaults(problem, plan).map((text) => ({ text })),
    ...listStayFaults(problem, plan).map((text) => ({ text })),
    ...listTotalsFaults(problem, plan).map((text) => ({ text })),
    ...listBroken(problem, plan).map((id) => ({ constraintId: id, text: `constraint ${id} is broken` })),
  ];
}

/** Lists the ids of the hard constraints that a plan breaks. */
export function listBroken(problem: Problem, plan: Plan): readonly string[] {
  return problem.constraints.filter((rule) => !isSatisfied(rule, plan, problem)).map(({ id }) => id);
}

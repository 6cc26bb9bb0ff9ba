import { verify } from '@yunyou/planner/verify/verify';
import { applyTripEdit } from './apply-edit.ts';
import type { Draft, ProblemOf } from './draft.ts';
import type { TripEdit } from './trip-edit.ts';

/**
 * Differences that an edit would make: cost of the whole group in fen, minutes on the way, and problems. Negative
 * numbers are savings.
 */
export type EditEffect = { readonly costFen: number; readonly minutes: number; readonly problems: number };

/** Returns the effect of an edit without applying it, undefined when the edit is refused. */
export function effectOf(problemOf: ProblemOf, draft: Draft, edit: TripEdit): EditEffect | undefined {
  const result = applyTripEdit(problemOf, draft, edit);
  if (result.status === 'refused') return undefined;
  const [before, after] = [draft, result.draft].map(({ brief, plan }) => {
    const problem = problemOf(brief);
    const { costMinor, localMinutes, rideMinutes } = plan.totals;
    const problems = problem ? verify(problem, plan).length : 0;
    return { costMinor, minutes: localMinutes + rideMinutes, problems };
  });
  if (!before || !after) return undefined;
  return {
    costFen: after.costMinor - before.costMinor,
    minutes: after.minutes - before.minutes,
    problems: after.problems - before.problems,
  };
}

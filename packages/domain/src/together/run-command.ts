import type { TogetherCommand } from '@yunyou/contract/trip/together.schema';
import type { EditResult, ProblemOf } from '../trip-editing/draft.ts';
import { isRemarkChange, runRemark } from './remarks.ts';
import { type PlanChange, runChange } from './run-change.ts';
import { type Author, type CommandResult, mayEdit, type SharedTrip } from './shared-trip.ts';

/**
 * Applies a command of one person: a change of the plan, or of the remarks on it. An accepted suggestion is a change of the
 * plan by the person who accepts it. `at` is the time of new comments and suggestions.
 */
export function runCommand(
  problemOf: ProblemOf,
  shared: SharedTrip,
  { id, change }: TogetherCommand,
  { author, at }: { author: Author; at: string },
): CommandResult {
  if (author.role === 'viewer')
    return { status: 'refused', text: 'You can read this trip, but not change it.' };
  const run = (plan: PlanChange): EditResult => runChange(problemOf, shared.draft, plan, author);
  if (isRemarkChange(change)) return runRemark(shared, { id, change }, { author, at, run });
  if (!mayEdit(author.role))
    return {
      status: 'refused',
      text: 'You can comment on this trip and suggest changes, but not change it.',
    };
  const result = run(change);
  return result.status === 'done' ? { status: 'done', shared: { ...shared, draft: result.draft } } : result;
}

import type { TogetherCommand } from '@yunyou/contract/trip/together.schema';
import type { ProblemOf } from '../trip-editing/draft.ts';
import { runCommand } from './run-command.ts';
import type { Author, SharedTrip } from './shared-trip.ts';

interface Rebased {
  shared: SharedTrip;
  /** Commands that do not apply to this state. The server decides about them when it receives them. */
  skipped: readonly string[];
}

/** Applies pending commands to the newest state, in order. Skips those that do not apply to it. */
export function rebasePending(
  problemOf: ProblemOf,
  newest: SharedTrip,
  pending: readonly TogetherCommand[],
  by: { author: Author; at: string },
): Rebased {
  const skipped: string[] = [];
  let shared = newest;
  for (const command of pending) {
    const result = runCommand(problemOf, shared, command, by);
    if (result.status === 'done') shared = result.shared;
    else skipped.push(command.id);
  }
  return { shared, skipped };
}

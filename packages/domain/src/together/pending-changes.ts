import type { TogetherCommand } from '@yunyou/contract/trip/together.schema';
import type { Draft, ProblemOf } from '../trip-editing/draft.ts';
import { runChange } from './run-change.ts';

interface Rebased {
  draft: Draft;
  /** Commands that do not apply to this draft. The server decides about them when it receives them. */
  skipped: readonly string[];
}

/** Applies pending commands to the newest draft, in order. Skips those that do not apply to it. */
export function rebasePending(
  problemOf: ProblemOf,
  newest: Draft,
  pending: readonly TogetherCommand[],
  seesPrivate: boolean,
): Rebased {
  const skipped: string[] = [];
  let draft = newest;
  for (const { id, change } of pending) {
    const result = runChange(problemOf, draft, change, { seesPrivate });
    if (result.status === 'done') draft = result.draft;
    else skipped.push(id);
  }
  return { draft, skipped };
}

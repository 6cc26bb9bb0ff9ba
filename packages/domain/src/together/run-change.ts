import type { RemarkChange } from '@yunyou/contract/trip/remarks.schema';
import type { TogetherChange } from '@yunyou/contract/trip/together.schema';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { toPlan } from '../trip/plan/stored-plan.ts';
import { applyTripEdit } from '../trip-editing/apply-edit.ts';
import { type Draft, type EditResult, type ProblemOf, refuse } from '../trip-editing/draft.ts';
import { compareDrafts, mergeDrafts } from '../trip-editing/merge-drafts.ts';
import { draftForMembers, withPrivateParts } from './private-parts.ts';

/** A change of the plan itself. */
export type PlanChange = Exclude<TogetherChange, RemarkChange>;
type SetChange = Extract<TogetherChange, { kind: 'set' }>;

interface ChangeOptions {
  /** The author sees the private parts of the trip, so that the drafts of a `set` change contain them. */
  seesPrivate: boolean;
}

/**
 * Applies a change of one person to the newest draft of a trip. The server runs it in the order in which it received the
 * changes; a browser runs it again for its pending changes after each new state. Refuses, with a text for the traveller,
 * what no longer applies. Nothing is overwritten: a `set` change keeps the days that others changed, and is refused where
 * both changed the same day.
 */
export function runChange(
  problemOf: ProblemOf,
  draft: Draft,
  change: PlanChange,
  { seesPrivate }: ChangeOptions,
): EditResult {
  switch (change.kind) {
    case 'rename':
      return { status: 'done', draft: { ...draft, title: change.title } };
    case 'edit':
      if (!seesPrivate && (change.edit.kind === 'note' || change.edit.kind === 'day-note'))
        return refuse('The notes of this trip are private.');
      return applyTripEdit(problemOf, draft, change.edit);
    case 'set': {
      if (seesPrivate) return setDraft(problemOf, draft, change);
      const result = setDraft(problemOf, draftForMembers(draft), change);
      return result.status === 'done'
        ? { status: 'done', draft: withPrivateParts(result.draft, draft) }
        : result;
    }
    default:
      return change satisfies never;
  }
}

function setDraft(problemOf: ProblemOf, theirs: Draft, change: SetChange): EditResult {
  const base = { ...change.base, plan: toPlan(change.base.plan) };
  const mine = { ...change.draft, plan: toPlan(change.draft.plan) };
  const merge = compareDrafts(base, mine, theirs);
  if (merge.kind === 'whole')
    return isSame(base, theirs)
      ? { status: 'done', draft: mine }
      : refuse('Someone else has changed the trip. Dates and cities cannot be changed at the same time.');
  const day = merge.contested[0];
  if (day !== undefined) return refuse(`Someone else has changed day ${day + 1}.`);
  if (isBriefContested(base, mine, theirs)) return refuse('Someone else has changed the same thing.');
  const draft = mergeDrafts(problemOf, { base, mine, theirs }, () => true);
  // `mergeDrafts` returns `mine` where the merged brief has no problem.
  return draft === mine ? refuse('Someone else has changed the trip.') : { status: 'done', draft };
}

/** Returns whether a field of the brief was changed on both sides. Own places are merged one by one. */
function isBriefContested(base: Draft, mine: Draft, theirs: Draft): boolean {
  const fields = new Set([...Object.keys(mine.brief), ...Object.keys(theirs.brief)]) as Set<keyof TripBrief>; // their own keys
  fields.delete('ownPlaces');
  return [...fields].some((field) => {
    const [before, own, other] = [base, mine, theirs].map(({ brief }) => stableText(brief[field]));
    return own !== before && other !== before && own !== other;
  });
}

function isSame(base: Draft, theirs: Draft): boolean {
  return stableText([base.brief, base.plan]) === stableText([theirs.brief, theirs.plan]);
}

/** Returns a value as JSON with sorted keys: the database returns the keys of an object in an order of its own. */
function stableText(value: unknown): string | undefined {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

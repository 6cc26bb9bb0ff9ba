import type { RemarkChange, Remarks, SuggestedChange } from '@yunyou/contract/trip/remarks.schema';
import type { TogetherChange } from '@yunyou/contract/trip/together.schema';
import {
  commentsMax,
  decidedSuggestionsKept,
  openSuggestionsMax,
  votesPerPersonMax,
} from '@yunyou/contract/trip/together-limits';
import { type Draft, type EditResult, refuse } from '../trip-editing/draft.ts';
import { findStop } from '../trip-editing/stops.ts';
import { type Author, type CommandResult, mayEdit, type SharedTrip } from './shared-trip.ts';

interface RemarkContext {
  author: Author;
  at: string;
  /** Runs a change of the plan as the author. */
  run: (change: SuggestedChange) => EditResult;
}

type Of<K extends RemarkChange['kind']> = Extract<RemarkChange, { kind: K }>;

const kinds: ReadonlySet<TogetherChange['kind']> = new Set([
  'comment',
  'uncomment',
  'vote',
  'suggest',
  'decide',
]);

export const isRemarkChange = (change: TogetherChange): change is RemarkChange => kinds.has(change.kind);

const isGone = 'This is no longer part of the trip.';

/** Applies a comment, vote, suggestion or decision. One that was applied before changes nothing. */
export function runRemark(
  shared: SharedTrip,
  { id, change }: { id: string; change: RemarkChange },
  context: RemarkContext,
): CommandResult {
  switch (change.kind) {
    case 'comment':
      return addComment(shared, id, change, context);
    case 'uncomment':
      return removeComment(shared, change, context);
    case 'vote':
      return vote(shared, change, context);
    case 'suggest':
      return suggest(shared, id, change, context);
    case 'decide':
      return decide(shared, change, context);
    default:
      return change satisfies never;
  }
}

const withRemarks = (shared: SharedTrip, part: Partial<Remarks>): CommandResult => ({
  status: 'done',
  shared: { ...shared, remarks: { ...shared.remarks, ...part } },
});

function addComment(
  shared: SharedTrip,
  id: string,
  { target, text }: Of<'comment'>,
  { author, at }: RemarkContext,
): CommandResult {
  const { comments } = shared.remarks;
  if (comments.some((comment) => comment.id === id)) return { status: 'done', shared };
  if (!hasTarget(shared.draft, target)) return refuse(isGone);
  if (comments.length >= commentsMax) return refuse('This trip has many comments. Delete some first.');
  return withRemarks(shared, {
    comments: [...comments, { id, memberId: author.id, target, text, createdAt: at }],
  });
}

/** Returns whether a day or a stop is part of the trip. */
export function hasTarget({ plan }: Pick<Draft, 'plan'>, target: string): boolean {
  const [, day] = /^day\/(\d+)$/.exec(target) ?? [];
  return day === undefined
    ? findStop(plan, target.replace(/^stop\//, '')) !== undefined
    : Number(day) < plan.days.length;
}

function removeComment(
  shared: SharedTrip,
  { commentId }: Of<'uncomment'>,
  { author }: RemarkContext,
): CommandResult {
  const { comments } = shared.remarks;
  const comment = comments.find(({ id }) => id === commentId);
  if (comment && comment.memberId !== author.id && author.role !== 'owner')
    return refuse('Only its author and the owner of the trip can delete a comment.');
  return comment
    ? withRemarks(shared, { comments: comments.filter((one) => one !== comment) })
    : { status: 'done', shared };
}

function vote(shared: SharedTrip, { key, isOn }: Of<'vote'>, { author }: RemarkContext): CommandResult {
  const { votes } = shared.remarks;
  const others = votes.filter((one) => one.key !== key || one.memberId !== author.id);
  if (isOn === others.length < votes.length) return { status: 'done', shared };
  if (!isOn) return withRemarks(shared, { votes: others });
  if (!findStop(shared.draft.plan, key)) return refuse(isGone);
  if (others.filter(({ memberId }) => memberId === author.id).length >= votesPerPersonMax)
    return refuse('You have voted for many stops. Take back some votes first.');
  return withRemarks(shared, { votes: [...others, { memberId: author.id, key }] });
}

function suggest(
  shared: SharedTrip,
  id: string,
  { change }: Of<'suggest'>,
  { author, at, run }: RemarkContext,
): CommandResult {
  const { suggestions } = shared.remarks;
  if (suggestions.some((suggestion) => suggestion.id === id)) return { status: 'done', shared };
  if (change.kind === 'edit' && (change.edit.kind === 'note' || change.edit.kind === 'day-note'))
    return refuse('Notes cannot be suggested. Write a comment.');
  if (suggestions.filter(({ status }) => status === 'open').length >= openSuggestionsMax)
    return refuse('This trip has many open suggestions. An editor has to decide about some first.');
  const result = run(change);
  if (result.status === 'refused') return result;
  const suggestion = { id, memberId: author.id, change, status: 'open', createdAt: at } as const;
  return withRemarks(shared, { suggestions: [...suggestions, suggestion] });
}

/** Accepts or declines a suggestion. Its author can withdraw it. */
function decide(
  shared: SharedTrip,
  { suggestionId, isAccepted }: Of<'decide'>,
  { author, run }: RemarkContext,
): CommandResult {
  const { suggestions } = shared.remarks;
  const suggestion = suggestions.find(({ id }) => id === suggestionId);
  const isOwn = suggestion?.memberId === author.id;
  if (!mayEdit(author.role) && (isAccepted || !isOwn))
    return refuse('Only editors decide about suggestions.');
  if (suggestion?.status !== 'open') return refuse('This suggestion is no longer open.');
  if (!isAccepted && isOwn)
    return withRemarks(shared, { suggestions: suggestions.filter((one) => one !== suggestion) });
  const result: EditResult = isAccepted ? run(suggestion.change) : { status: 'done', draft: shared.draft };
  if (result.status === 'refused') return refuse(`This suggestion no longer fits. ${result.text}`);
  const status = isAccepted ? 'accepted' : 'declined';
  const decided = suggestions.map((one) =>
    one === suggestion ? ({ ...one, status, decidedBy: author.id } as const) : one,
  );
  return withRemarks({ ...shared, draft: result.draft }, { suggestions: withoutOldest(decided) });
}

/** Removes all but the newest decided suggestions. */
function withoutOldest(suggestions: Remarks['suggestions']): Remarks['suggestions'] {
  const kept = new Set(suggestions.filter(({ status }) => status !== 'open').slice(-decidedSuggestionsKept));
  return suggestions.filter((one) => one.status === 'open' || kept.has(one));
}

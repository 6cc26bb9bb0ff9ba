import type { RemarkChange, SuggestedChange } from '@yunyou/contract/trip/remarks.schema';
import {
  commentsMax,
  decidedSuggestionsKept,
  openSuggestionsMax,
} from '@yunyou/contract/trip/together-limits';
import { arrangementOf } from '@yunyou/planner/arrange';
import { describe, expect, it } from 'vitest';
import { sampleDraft, sampleProblemOf } from '../trip-editing/editing-samples.ts';
import { nameChange } from './name-change.ts';
import { runCommand } from './run-command.ts';
import { type Author, noRemarks, type SharedTrip } from './shared-trip.ts';

const { draft } = sampleDraft();
const [first = '', second = ''] = arrangementOf(draft.plan).days.flatMap((day) =>
  day.flatMap((stop) => (stop.kind === 'visit' ? [stop.placeId] : [])),
);
const person = (id: string, role: Author['role']): Author => ({ id, role, seesPrivate: false });
const [owner, editor, commenter, viewer] = [
  person('o', 'owner'),
  person('e', 'editor'),
  person('c', 'commenter'),
  person('v', 'viewer'),
];
const at = '2027-04-01T08:00:00.000Z';
let count = 0;

/** Runs a change and returns the shared trip, or the text of the refusal. */
function run(
  shared: SharedTrip,
  change: RemarkChange | SuggestedChange,
  author: Author,
): SharedTrip | string {
  count += 1;
  const result = runCommand(sampleProblemOf, shared, { id: `id${count}`, change }, { author, at });
  return result.status === 'done' ? result.shared : result.text;
}

function done(shared: SharedTrip, change: RemarkChange | SuggestedChange, author: Author): SharedTrip {
  const result = run(shared, change, author);
  if (typeof result === 'string') throw new Error(result);
  return result;
}

const start: SharedTrip = { draft, remarks: noRemarks };
const comment = { kind: 'comment', target: `stop/${first}`, text: 'Is it worth it?' } as const;
const removal = (key: string): SuggestedChange => ({ kind: 'edit', edit: { kind: 'remove', key } });
const suggest = (change: SuggestedChange): RemarkChange => ({ kind: 'suggest', change });

describe('remarks', () => {
  it('are made by commenters and editors, not by viewers; commenters do not change the plan', () => {
    expect(run(start, comment, viewer)).toMatch(/read this trip/);
    expect(run(start, removal(first), commenter)).toMatch(/suggest changes/);
    expect(done(start, comment, commenter).remarks.comments).toMatchObject([
      { memberId: 'c', target: comment.target, text: comment.text, createdAt: at },
    ]);
    expect(run(start, { ...comment, target: 'stop/spot/none' }, commenter)).toMatch(/no longer part/);
    expect(run(start, { ...comment, target: 'day/90' }, commenter)).toMatch(/no longer part/);
  });

  it('of one person are deleted by their author or the owner only', () => {
    const shared = done(start, comment, commenter);
    const commentId = shared.remarks.comments[0]?.id ?? '';
    const remove = { kind: 'uncomment', commentId } as const;
    expect(run(shared, remove, editor)).toMatch(/Only its author/);
    for (const author of [commenter, owner])
      expect(done(shared, remove, author).remarks.comments).toEqual([]);
  });

  it('are limited in number', () => {
    const [one] = done(start, comment, commenter).remarks.comments;
    if (!one) throw new Error('one comment');
    const comments = Array.from({ length: commentsMax }, (_, index) => ({ ...one, id: `x${index}` }));
    const full = { draft, remarks: { ...noRemarks, comments } };
    expect(run(full, comment, owner)).toMatch(/many comments/);
    let shared = start;
    for (let index = 0; index < openSuggestionsMax; index += 1)
      shared = done(shared, suggest({ kind: 'rename', title: `T${index}` }), commenter);
    expect(run(shared, suggest(removal(first)), commenter)).toMatch(/many open suggestions/);
    for (const { id } of shared.remarks.suggestions)
      shared = done(shared, { kind: 'decide', suggestionId: id, isAccepted: false }, editor);
    expect(shared.remarks.suggestions).toHaveLength(decidedSuggestionsKept);
  });

  it('count one vote per person and stop', () => {
    const vote = { kind: 'vote', key: first, isOn: true } as const;
    let shared = done(done(start, vote, commenter), vote, commenter);
    shared = done(shared, vote, editor);
    expect(shared.remarks.votes).toEqual([
      { memberId: 'c', key: first },
      { memberId: 'e', key: first },
    ]);
    shared = done(shared, { ...vote, isOn: false }, commenter);
    expect(shared.remarks.votes).toEqual([{ memberId: 'e', key: first }]);
  });
});

describe('a suggestion', () => {
  const shared = done(start, suggest(removal(first)), commenter);
  const suggestionId = shared.remarks.suggestions[0]?.id ?? '';
  const accept = { kind: 'decide', suggestionId, isAccepted: true } as const;

  it('changes nothing until an editor accepts it, and is decided once', () => {
    expect(shared.draft).toBe(draft);
    expect(run(shared, accept, commenter)).toMatch(/Only editors/);
    const accepted = done(shared, accept, editor);
    expect(accepted.draft).toEqual(done(start, removal(first), editor).draft);
    expect(accepted.remarks.suggestions).toMatchObject([{ status: 'accepted', decidedBy: 'e' }]);
    expect(run(accepted, accept, owner)).toMatch(/no longer open/);
    const declined = done(shared, { ...accept, isAccepted: false }, editor);
    expect(declined.draft).toBe(draft);
    expect(declined.remarks.suggestions).toMatchObject([{ status: 'declined', decidedBy: 'e' }]);
  });

  it('that no longer applies is refused with why and stays open', () => {
    const changed = done(shared, removal(first), owner);
    expect(run(changed, accept, editor)).toBe(
      'This suggestion no longer fits. This is no longer part of the trip.',
    );
    expect(changed.remarks.suggestions).toMatchObject([{ status: 'open' }]);
  });

  it('can be withdrawn by its author', () => {
    const back = done(shared, { ...accept, isAccepted: false }, commenter);
    expect(back.remarks.suggestions).toEqual([]);
  });

  it('is no note and nothing that does not apply', () => {
    const note: SuggestedChange = { kind: 'edit', edit: { kind: 'note', key: first, text: 'x' } };
    expect(run(start, suggest(note), commenter)).toMatch(/Write a comment/);
    expect(run(start, suggest(removal('spot/none')), commenter)).toMatch(/no longer part/);
  });

  it('is named in words', () => {
    const names = {
      stop: (key: string) => key,
      dayOf: (key: string) => (key === first ? 0 : 1),
      place: (id: string) => id,
    };
    const move = (key: string): SuggestedChange => ({
      kind: 'edit',
      edit: { kind: 'move', key, dayIndex: 0, position: 0 },
    });
    expect(nameChange(removal(first), names)).toBe(`Remove ${first}`);
    expect(nameChange(move(first), names)).toBe(`Move ${first} within day 1`);
    expect(nameChange(move(second), names)).toBe(`Move ${second} to day 1`);
    expect(nameChange({ kind: 'rename', title: 'Ours' }, names)).toBe('Call the trip “Ours”');
    const rain: SuggestedChange = { kind: 'edit', edit: { kind: 'rain', dayIndex: 1, isRaining: true } };
    expect(nameChange(rain, names)).toBe('Plan day 2 for rain');
  });
});

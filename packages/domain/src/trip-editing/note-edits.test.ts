import { storedPlan } from '@yunyou/contract/trip/stored-plan.schema';
import { arrangementOf, stopKey } from '@yunyou/planner/arrange';
import { carryNotes } from '@yunyou/planner/notes';
import { repair } from '@yunyou/planner/repair';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/china-time.ts';
import { withoutNotes } from '../trip/notes/without-notes.ts';
import { toPlan, toStoredPlan } from '../trip/plan/stored-plan.ts';
import { applyTripEdit } from './apply-edit.ts';
import type { Draft } from './draft.ts';
import { sampleDraft, sampleProblemOf } from './editing-samples.ts';
import { startHistory, step, undo } from './history.ts';
import { compareDrafts, mergeDrafts } from './merge-drafts.ts';
import { findStop } from './stops.ts';
import type { TripEdit } from './trip-edit.ts';

const { draft, problem } = sampleDraft();

function edited(edit: TripEdit, from: Draft = draft): Draft {
  const result = applyTripEdit(sampleProblemOf, from, edit);
  if (result.status === 'refused') throw new Error(result.text);
  return result.draft;
}

const stops = arrangementOf(draft.plan).days.flatMap((day, dayIndex) =>
  day.map((stop) => ({ dayIndex, stop, key: stopKey(dayIndex, stop) })),
);
const keyOf = (kind: string) => stops.find(({ stop }) => stop.kind === kind)?.key ?? '';
const visit = stops.find(({ stop }) => stop.kind === 'visit');
if (!visit) throw new Error('The sample needs a visit');
const noteOf = ({ plan }: Draft, key: string) => findStop(plan, key)?.stop.note;
const noted = ['visit', 'meal', 'ride'].reduce(
  (result, kind) => edited({ kind: 'note', key: keyOf(kind), text: `[ ] ${kind}` }, result),
  edited({ kind: 'day-note', dayIndex: visit.dayIndex, text: 'Slow day' }),
);

describe('notes of a draft', () => {
  it('belong to visits, meals, rides and days, and pass the stored schema', () => {
    for (const kind of ['visit', 'meal', 'ride']) expect(noteOf(noted, keyOf(kind))).toBe(`[ ] ${kind}`);
    expect(storedPlan.parse(toStoredPlan(noted.plan))).toEqual(noted.plan);
    const cleared = edited({ kind: 'note', key: visit.key, text: ' ' }, noted);
    expect(findStop(cleared.plan, visit.key)?.stop).not.toHaveProperty('note');
    const long = toStoredPlan(noted.plan);
    const tooLong = { ...long, days: long.days.map((day) => ({ ...day, note: 'x'.repeat(2001) })) };
    expect(storedPlan.safeParse(tooLong).success).toBe(false);
  });

  it('move with their stop and keep the times of the day', () => {
    expect(
      edited({ kind: 'note', key: visit.key, text: 'x' }).plan.days.map(({ items }) => items.length),
    ).toEqual(draft.plan.days.map(({ items }) => items.length));
    for (const dayIndex of draft.plan.days.keys())
      expect(noteOf(edited({ kind: 'move', key: visit.key, dayIndex, position: 0 }, noted), visit.key)).toBe(
        '[ ] visit',
      );
    expect(noteOf(edited({ kind: 'start', key: visit.key, minute: 700 }, noted), visit.key)).toBe(
      '[ ] visit',
    );
  });

  it('are removed with a stop, and undo restores them', () => {
    const removed = edited({ kind: 'remove', key: visit.key }, noted);
    expect(JSON.stringify(removed.plan)).not.toContain('[ ] visit');
    expect(noteOf(undo(step(startHistory(noted), removed)).present, visit.key)).toBe('[ ] visit');
  });

  it('stay when the planner repairs or plans the trip again', () => {
    const outcome = repair(problem, noted.plan, { kind: 'mend' });
    if (outcome.status !== 'planned') throw new Error(outcome.text);
    expect(findStop(outcome.plan, visit.key)?.stop.note).toBe('[ ] visit');
    expect(outcome.plan.days[visit.dayIndex]?.note).toBe('Slow day');
    const later = {
      ...draft.plan,
      days: draft.plan.days.map((day) => ({ ...day, date: day.date.replace('2027', '2028') })),
    };
    expect(carryNotes(noted.plan, later).days[visit.dayIndex]?.note).toBe('Slow day');
    const shifted = {
      ...draft.plan,
      days: draft.plan.days.map((day) => ({ ...day, date: addDays(day.date, -1) })),
    };
    expect(carryNotes(noted.plan, shifted).days.find(({ note }) => note)?.date).toBe(
      draft.plan.days[visit.dayIndex]?.date,
    );
  });

  it('are merged by day, and a day whose note both sides changed is contested', () => {
    const mine = edited({ kind: 'day-note', dayIndex: 0, text: 'mine' });
    const theirs = edited({ kind: 'day-note', dayIndex: 1, text: 'theirs' });
    const both = mergeDrafts(sampleProblemOf, { base: draft, mine, theirs }, () => false);
    expect(both.plan.days.map(({ note }) => note).slice(0, 2)).toEqual(['mine', 'theirs']);
    const other = edited({ kind: 'day-note', dayIndex: 0, text: 'other' });
    expect(compareDrafts(draft, mine, other)).toMatchObject({ contested: [0] });
    const chosen = mergeDrafts(sampleProblemOf, { base: draft, mine, theirs: other }, () => true);
    expect(chosen.plan.days[0]?.note).toBe('other');
  });

  it('are not in the plan that readers of a shared trip see', () => {
    expect(toPlan(withoutNotes(toStoredPlan(noted.plan)))).toEqual(draft.plan);
  });
});

import { arrangementOf } from '@yunyou/planner/arrange';
import { describe, expect, it } from 'vitest';
import { applyTripEdit } from './apply-edit.ts';
import type { Draft } from './draft.ts';
import { sampleDraft, sampleProblemOf } from './editing-samples.ts';
import { redo, startHistory, step, undo } from './history.ts';
import { compareDrafts, mergeDrafts } from './merge-drafts.ts';
import { listPlaceIds } from './stops.ts';
import type { TripEdit } from './trip-edit.ts';

const { draft: base } = sampleDraft();

function edited(edit: TripEdit, from: Draft = base): Draft {
  const result = applyTripEdit(sampleProblemOf, from, edit);
  if (result.status === 'refused') throw new Error(result.text);
  return result.draft;
}

const visits = arrangementOf(base.plan).days.map((stops) =>
  stops.flatMap((stop) => (stop.kind === 'visit' ? [stop.placeId] : [])),
);
const busy = visits.flatMap((keys, day) => (keys.length > 0 ? [{ day, keys }] : []));
const [here, there] = busy;
if (!here || !there) throw new Error('The sample needs two days with sights');
const [a = '', b = ''] = [here.keys[0], there.keys[0]];

describe('mergeDrafts', () => {
  it('merges changes to different days without a choice', () => {
    const mine = edited({ kind: 'remove', key: a });
    const theirs = { ...edited({ kind: 'remove', key: b }), title: 'Their title' };
    expect(compareDrafts(base, mine, theirs)).toMatchObject({ kind: 'by-day', contested: [] });
    const both = mergeDrafts(sampleProblemOf, { base, mine, theirs }, () => false);
    expect(listPlaceIds(both.plan)).not.toContain(a);
    expect(listPlaceIds(both.plan)).not.toContain(b);
    expect(both.title).toBe('Their title');
  });

  it('reports a day changed by both sides, and takes the chosen side', () => {
    const mine = edited({ kind: 'remove', key: a });
    const theirs = edited({ kind: 'start', key: a, minute: 960 });
    const merge = compareDrafts(base, mine, theirs);
    expect(merge).toMatchObject({ kind: 'by-day', contested: [here.day] });
    expect(
      listPlaceIds(mergeDrafts(sampleProblemOf, { base, mine, theirs }, () => false).plan),
    ).not.toContain(a);
    expect(listPlaceIds(mergeDrafts(sampleProblemOf, { base, mine, theirs }, () => true).plan)).toContain(a);
  });

  it('merges changes to the brief from both sides', () => {
    const mine = edited({ kind: 'stay', key: a, minutes: 45 });
    const theirs = edited({ kind: 'rain', dayIndex: there.day, isRaining: true });
    const { brief } = mergeDrafts(sampleProblemOf, { base, mine, theirs }, () => false);
    expect(brief.visitMinutes).toHaveLength(1);
    expect(brief.rainyDays).toEqual([there.day]);
  });

  it('never contains a visit twice', () => {
    const mine = edited({ kind: 'move', key: a, dayIndex: there.day, position: 0 });
    const theirs = edited({ kind: 'start', key: a, minute: 900 });
    const both = mergeDrafts(sampleProblemOf, { base, mine, theirs }, () => true);
    const all = arrangementOf(both.plan).days.flat();
    expect(all.filter((stop) => stop.kind === 'visit' && stop.placeId === a)).toHaveLength(1);
  });

  it('cannot merge by day when the dates differ', () => {
    const { draft: other } = sampleDraft({ when: { kind: 'dates', firstDate: '2027-04-11', days: 4 } });
    expect(compareDrafts(base, base, other)).toEqual({ kind: 'whole' });
  });
});

describe('history', () => {
  it('undoes and redoes, and a new state removes the undone ones', () => {
    const history = step(step(startHistory(1), 2), 3);
    expect(undo(history).present).toBe(2);
    expect(redo(undo(history)).present).toBe(3);
    const branched = step(undo(history), 4);
    expect(redo(branched)).toBe(branched);
    expect(undo(undo(undo(branched))).present).toBe(1);
  });
});

import { arrangementOf } from '@yunyou/planner/arrange';
import { verify } from '@yunyou/planner/verify/verify';
import { describe, expect, it } from 'vitest';
import { applyTripEdit } from './apply-edit.ts';
import { listAutoChanges } from './auto-changes.ts';
import type { Draft } from './draft.ts';
import { sampleDraft, sampleProblemOf } from './editing-samples.ts';
import { listPlaceIds } from './stops.ts';
import type { TripEdit } from './trip-edit.ts';

const { draft, problem } = sampleDraft();

function edited(edit: TripEdit, from: Draft = draft): Draft {
  const result = applyTripEdit(sampleProblemOf, from, edit);
  if (result.status === 'refused') throw new Error(result.text);
  return result.draft;
}

const visitsOf = ({ plan }: Draft, dayIndex: number): string[] =>
  (arrangementOf(plan).days[dayIndex] ?? []).flatMap((stop) => (stop.kind === 'visit' ? [stop.placeId] : []));
const busy = draft.plan.days.findIndex((_, day) => visitsOf(draft, day).length >= 2);
const [first = ''] = visitsOf(draft, busy);
const outdoor = new Set(problem.places.filter((place) => place.outdoor).map(({ id }) => id));
const wet = draft.plan.days.findIndex((_, day) => visitsOf(draft, day).some((id) => outdoor.has(id)));

describe('repair', () => {
  it('moves stops and never deletes one, whatever was broken', () => {
    for (const dayIndex of draft.plan.days.keys())
      for (const key of listPlaceIds(draft.plan)) {
        const broken = edited({ kind: 'move', key, dayIndex, position: 0 });
        const mended = applyTripEdit(sampleProblemOf, broken, { kind: 'mend' });
        if (mended.status === 'refused') continue;
        expect([...listPlaceIds(mended.draft.plan)].toSorted()).toEqual(
          [...listPlaceIds(draft.plan)].toSorted(),
        );
        expect(verify(problem, mended.draft.plan).length).toBeLessThan(verify(problem, broken.plan).length);
      }
  });
});

describe('listAutoChanges', () => {
  it('lists nothing for the same plan', () => {
    expect(listAutoChanges(draft.plan, draft.plan)).toEqual([]);
  });

  it('lists what a rainy day changes, and each change can be reverted', () => {
    const after = edited({ kind: 'rain', dayIndex: wet, isRaining: true });
    const changes = listAutoChanges(draft.plan, after.plan);
    expect(changes.length).toBeGreaterThan(0);
    const dry = edited({ kind: 'rain', dayIndex: wet, isRaining: false }, after);
    for (const { kind, key, insteadOf, revertEdits } of changes) {
      const back = revertEdits
        .map((edit) => applyTripEdit(sampleProblemOf, dry, edit))
        .find(({ status }) => status === 'done');
      if (back?.status !== 'done') throw new Error(`${kind} ${key} cannot be reverted`);
      const there = listPlaceIds(back.draft.plan);
      if (kind === 'added') expect(there).not.toContain(key);
      else expect(there).toContain(insteadOf ?? key);
    }
  });

  it('names the visit that a lighter day lost, and puts it back', () => {
    const after = edited({ kind: 'lighter', dayIndex: busy });
    const gone = listAutoChanges(draft.plan, after.plan).find(({ kind }) => kind === 'removed');
    const back = gone?.revertEdits[0];
    if (!gone || !back) throw new Error('Nothing was removed');
    expect(listPlaceIds(edited(back, after).plan)).toContain(gone.key);
  });

  it('lists a stop that moved to another day, and moves it back to its position', () => {
    const dayIndex = draft.plan.days.findIndex((_, day) => day !== busy);
    const after = edited({ kind: 'move', key: first, dayIndex, position: 0 });
    const moved = listAutoChanges(draft.plan, after.plan).find(({ kind }) => kind === 'moved');
    expect(moved).toMatchObject({ key: first, dayIndex, from: busy });
    const back = moved?.revertEdits[0];
    if (!back) throw new Error('The move cannot be reverted');
    expect(visitsOf(edited(back, after), busy)).toEqual(visitsOf(draft, busy));
  });
});

import { arrangementOf, stopKey } from '@yunyou/planner/arrange';
import { verify } from '@yunyou/planner/verify/verify';
import { describe, expect, it } from 'vitest';
import { listBreaks } from '../trip/plan/breaks.ts';
import { listAddable, listHotelChoices, listRideChoices, listSwaps, withoutHotels } from './alternatives.ts';
import { applyTripEdit } from './apply-edit.ts';
import type { Draft } from './draft.ts';
import { sampleDraft, sampleProblemOf } from './editing-samples.ts';
import { startHistory, step, undo } from './history.ts';
import { findStop, listPlaceIds } from './stops.ts';
import type { TripEdit } from './trip-edit.ts';

const { draft, problem } = sampleDraft();

function edited(edit: TripEdit, from: Draft = draft): Draft {
  const result = applyTripEdit(sampleProblemOf, from, edit);
  if (result.status === 'refused') throw new Error(result.text);
  return result.draft;
}

const visitsOf = ({ plan }: Draft, dayIndex: number): string[] =>
  (arrangementOf(plan).days[dayIndex] ?? []).flatMap((stop) => (stop.kind === 'visit' ? [stop.placeId] : []));
const breaksOf = (of: Draft) => {
  const own = sampleProblemOf(of.brief);
  return own ? listBreaks(own, of.plan) : [];
};

const isSwappable = (key: string) => listSwaps(problem, draft.plan, key).length > 0;
const fullDay = draft.plan.days.findIndex(
  (_, day) => visitsOf(draft, day).length >= 2 && visitsOf(draft, day).slice(0, 1).every(isSwappable),
);
const [first = '', second = ''] = visitsOf(draft, fullDay);
const ride = draft.plan.days
  .flatMap((day, dayIndex) =>
    day.items.flatMap((item) => (item.kind === 'ride' ? [stopKey(dayIndex, item)] : [])),
  )
  .at(0);

describe('applyTripEdit', () => {
  it('starts from a sample plan without breaks', () => {
    expect(breaksOf(draft)).toEqual([]);
    expect(fullDay).toBeGreaterThanOrEqual(0);
  });

  it('moves a stop within its day and does not change other days', () => {
    const stops = arrangementOf(draft.plan).days[fullDay] ?? [];
    const at = stops.findIndex((stop) => stop.kind === 'visit' && stop.placeId === second);
    const after = edited({ kind: 'move', key: first, dayIndex: fullDay, position: at });
    expect(visitsOf(after, fullDay).slice(0, 2)).toEqual([second, first]);
    for (const day of draft.plan.days)
      if (day.dayIndex !== fullDay) expect(after.plan.days[day.dayIndex]).toBe(day);
  });

  it('moves a stop to another city, lists the break, and repairs it', () => {
    const cityId = problem.places.find(({ id }) => id === first)?.cityId;
    const elsewhere = draft.plan.stays.find((stay) => stay.cityId !== cityId);
    const dayIndex = (elsewhere?.fromDayIndex ?? 0) + 1;
    const after = edited({ kind: 'move', key: first, dayIndex, position: 99 });
    expect(findStop(after.plan, first)?.dayIndex).toBe(dayIndex);
    expect(breaksOf(after).map(({ kind }) => kind)).toContain('no-way');
    expect(breaksOf(edited({ kind: 'mend' }, after))).toEqual([]);
  });

  it('allows more visits a day than the pace when the traveller adds them', () => {
    const added = listAddable(problem, draft.plan)[0];
    const dayIndex = draft.plan.stays.find(({ cityId }) => cityId === added?.cityId)?.fromDayIndex ?? 0;
    let after = draft;
    for (const place of listAddable(problem, draft.plan).filter(({ cityId }) => cityId === added?.cityId))
      after = edited({ kind: 'add', placeId: place.id, dayIndex }, after);
    expect(breaksOf(after).some(({ kind }) => kind === 'too-many')).toBe(false);
    expect(listPlaceIds(after.plan).size).toBeGreaterThan(listPlaceIds(draft.plan).size);
  });

  it('removes a stop, and refuses to remove a ride', () => {
    expect(listPlaceIds(edited({ kind: 'remove', key: first }).plan)).not.toContain(first);
    expect(applyTripEdit(sampleProblemOf, draft, { kind: 'remove', key: ride ?? '' }).status).toBe('refused');
  });

  it('replaces a visit by one that is open, in the same position', () => {
    const [other] = listSwaps(problem, draft.plan, first);
    if (!other) throw new Error('The sample has no place to swap');
    const after = edited({ kind: 'swap', key: first, placeId: other.id });
    expect(visitsOf(after, fullDay)[0]).toBe(other.id);
    expect(listPlaceIds(after.plan)).not.toContain(first);
  });

  it('clears a must-see that the traveller takes out, and makes the replacement of one a must-see', () => {
    const [other] = listSwaps(problem, draft.plan, first);
    const spotIdOf = (key = '') => key.split('/')[1] ?? '';
    const wished: Draft = { ...draft, brief: { ...draft.brief, mustSeeSpotIds: [spotIdOf(first)] } };
    const removed = edited({ kind: 'remove', key: first }, wished);
    expect(removed.brief.mustSeeSpotIds).toEqual([]);
    expect(breaksOf(removed)).toEqual([]);
    const swapped = edited({ kind: 'swap', key: first, placeId: other?.id ?? '' }, wished);
    expect(swapped.brief.mustSeeSpotIds).toEqual([spotIdOf(other?.id)]);
    expect(breaksOf(swapped).filter(({ kind }) => kind === 'wish')).toEqual([]);
    expect(edited({ kind: 'remove', key: second }, wished).brief).toBe(wished.brief);
    const before = JSON.stringify(wished);
    expect(JSON.stringify(undo(step(startHistory(wished), swapped)).present)).toBe(before);
  });

  it('starts a visit at a fixed minute in the right position, and keeps it locked there', () => {
    const after = edited({ kind: 'start', key: first, minute: 900 });
    expect(findStop(after.plan, first)?.stop).toMatchObject({ startMinute: 900, locked: true });
    const again = edited({ kind: 'remove', key: second }, after);
    expect(findStop(again.plan, first)?.stop.startMinute).toBe(900);
    expect(findStop(edited({ kind: 'unlock', key: first }, after).plan, first)?.stop).not.toHaveProperty(
      'locked',
    );
  });

  it('puts a visit before another one that starts at the same minute', () => {
    const minute = findStop(draft.plan, second)?.stop.startMinute ?? 0;
    const after = edited({ kind: 'start', key: first, minute });
    expect(visitsOf(after, fullDay).slice(0, 2)).toEqual([first, second]);
  });

  it('changes the length of a visit in plan and problem', () => {
    const after = edited({ kind: 'stay', key: first, minutes: 45 });
    const stop = findStop(after.plan, first)?.stop;
    expect(stop && stop.endMinute - stop.startMinute).toBe(45);
    expect(breaksOf(after)).toEqual([]);
  });

  it('removes the visit with the lowest score from a day, but no must-see', () => {
    const after = edited({ kind: 'lighter', dayIndex: fullDay });
    const scores = new Map(problem.places.map(({ id, score }) => [id, score]));
    const [least] = visitsOf(draft, fullDay).toSorted((a, b) => (scores.get(a) ?? 0) - (scores.get(b) ?? 0));
    expect(visitsOf(after, fullDay)).toEqual(visitsOf(draft, fullDay).filter((id) => id !== least));
    const asked = {
      ...draft,
      brief: { ...draft.brief, mustSeeSpotIds: [first, second].map((id) => id.split('/')[1] ?? '') },
    };
    const result = applyTripEdit(sampleProblemOf, asked, { kind: 'lighter', dayIndex: fullDay });
    const left = result.status === 'done' ? result.draft : draft;
    expect(visitsOf(left, fullDay)).toEqual(expect.arrayContaining([first, second]));
  });

  it('removes visits until a day has none, and then refuses', () => {
    let after = draft;
    for (const _ of visitsOf(draft, fullDay)) after = edited({ kind: 'lighter', dayIndex: fullDay }, after);
    expect(visitsOf(after, fullDay)).toEqual([]);
    expect(applyTripEdit(sampleProblemOf, after, { kind: 'lighter', dayIndex: fullDay })).toEqual({
      status: 'refused',
      text: 'There is nothing left to take out of this day.',
    });
  });

  it('moves or swaps outdoor visits of a rainy day, loses none without a replacement, and clears the rain again', () => {
    const after = edited({ kind: 'rain', dayIndex: fullDay, isRaining: true });
    const outdoor = new Set(problem.places.filter((place) => place.outdoor).map(({ id }) => id));
    const wet = visitsOf(after, fullDay).filter((id) => outdoor.has(id));
    const kept = after.brief.keptInRain ?? [];
    expect(new Set(wet.map((id) => id.split('/')[1]))).toEqual(new Set(kept));
    expect(listPlaceIds(after.plan).size).toBe(listPlaceIds(draft.plan).size);
    const wetProblem = sampleProblemOf(after.brief);
    expect(wetProblem && verify(wetProblem, after.plan)).toEqual([]);
    expect(edited({ kind: 'rain', dayIndex: fullDay, isRaining: false }, after).brief.rainyDays).toEqual([]);
  });

  it('changes the hotel of all nights in a city, and offers the old one again', () => {
    const stayIndex = draft.plan.stays.findIndex(({ cityId }) => cityId === 'city/alba');
    const [other] = listHotelChoices(problem, draft.plan, stayIndex);
    if (!other) throw new Error('The sample has no other hotel');
    const after = edited({ kind: 'hotel', stayIndex, hotelId: other.id });
    expect(after.plan.stays.map(({ hotelId }) => hotelId)).toEqual(
      draft.plan.stays.map(({ cityId, hotelId }) => (cityId === 'city/alba' ? other.id : hotelId)),
    );
    expect(breaksOf(after)).toEqual([]);
    const open = sampleProblemOf(withoutHotels(after.brief, new Set([other.id.split('/')[1] ?? ''])));
    const choices = open ? listHotelChoices(open, after.plan, stayIndex) : [];
    expect(choices.map(({ id }) => id)).toContain(draft.plan.stays[stayIndex]?.hotelId);
  });

  it('changes the ride to another departure', () => {
    const [choice] = listRideChoices(problem, draft.plan, ride ?? '');
    const found = findStop(draft.plan, ride ?? '');
    const departMinute = choice?.departMinutes.find((minute) => minute !== found?.stop.startMinute);
    if (!choice || departMinute === undefined || !found) throw new Error('The sample has no other ride');
    const after = edited({ kind: 'ride', key: ride ?? '', serviceId: choice.service.id, departMinute });
    expect(after.plan.days[found.dayIndex]?.items.find(({ kind }) => kind === 'ride')?.startMinute).toBe(
      departMinute,
    );
  });

  it('lists breaks exactly when verify finds violations, for every move', () => {
    const keys = [...listPlaceIds(draft.plan)];
    for (const [n, key] of keys.entries())
      for (const dayIndex of draft.plan.days.keys()) {
        const after = edited({ kind: 'move', key, dayIndex, position: n % 3 });
        const own = sampleProblemOf(after.brief);
        if (!own) throw new Error('A move never makes a brief impossible');
        expect(listBreaks(own, after.plan).length > 0).toBe(verify(own, after.plan).length > 0);
        expect(listBreaks(own, after.plan).filter(({ kind }) => kind === 'other')).toEqual([]);
      }
  });
});

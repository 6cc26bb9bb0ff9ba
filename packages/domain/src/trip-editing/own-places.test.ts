import type { OwnPlace } from '@yunyou/contract/trip/own-place.schema';
import { storedPlan } from '@yunyou/contract/trip/stored-plan.schema';
import { tripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { arrangementOf } from '@yunyou/planner/arrange';
import { solve } from '@yunyou/planner/solve';
import { maxIterations } from '@yunyou/planner/stop';
import { verify } from '@yunyou/planner/verify/verify';
import { describe, expect, it } from 'vitest';
import { sampleCatalogue } from '../trip/catalogue/trip-samples.ts';
import { listBreaks } from '../trip/plan/breaks.ts';
import { toStoredPlan } from '../trip/plan/stored-plan.ts';
import { ownKey, readKey } from '../trip/problem/planner-ids.ts';
import { applyTripEdit } from './apply-edit.ts';
import { changeShape } from './commands/change-shape.ts';
import type { Draft } from './draft.ts';
import { sampleDraft, sampleProblemOf } from './editing-samples.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { chooseOwnCity } from './own-places.ts';
import { findStop, listPlaceIds } from './stops.ts';
import type { TripEdit } from './trip-edit.ts';

const { draft } = sampleDraft();
const alba = sampleCatalogue.cities.find(({ id }) => id === 'alba');
if (!alba) throw new Error('The sample needs the city alba');
const stay = draft.plan.stays.find(({ cityId }) => cityId === 'city/alba');
const dayIndex = stay?.fromDayIndex ?? 0;
const flat: OwnPlace = {
  id: 'mei1',
  cityId: 'alba',
  name: 'Mei’s flat',
  zhName: '小梅家',
  coordinates: { latitude: alba.coordinates.latitude + 0.01, longitude: alba.coordinates.longitude },
  minutes: 45,
  priceFen: 12_300,
};
const key = ownKey(flat.id);

function edited(edit: TripEdit, from: Draft = draft): Draft {
  const result = applyTripEdit(sampleProblemOf, from, edit);
  if (result.status === 'refused') throw new Error(result.text);
  return result.draft;
}
const faultsOf = ({ brief, plan }: Draft) => {
  const problem = sampleProblemOf(brief);
  return problem ? verify(problem, plan) : ['no problem'];
};
const added = edited({ kind: 'add-own', place: flat, dayIndex });

describe('an own place', () => {
  it('is planned like a visit: with times, ways, price and totals', () => {
    const stop = findStop(added.plan, key)?.stop;
    expect(stop).toMatchObject({ kind: 'visit', costMinor: 12_300 });
    expect((stop?.endMinute ?? 0) - (stop?.startMinute ?? 0)).toBe(45);
    expect(added.plan.totals.costByScope.sights).toBe(draft.plan.totals.costByScope.sights + 12_300);
    expect(added.plan.totals.visits).toBe(draft.plan.totals.visits + 1);
    expect(JSON.stringify(added.plan.days[dayIndex]?.items)).toContain(`"toId":"${key}"`);
    expect(faultsOf(added)).toEqual([]);
    expect(tripBrief.parse(added.brief)).toEqual(added.brief);
    expect(storedPlan.parse(toStoredPlan(added.plan))).toEqual(added.plan);
    expect(readKey(key)).toEqual({ kind: 'own', id: 'mei1' });
  });

  it('can start at a fixed minute, be moved, locked, noted and changed', () => {
    const fixed = edited({ kind: 'add-own', place: flat, dayIndex, startMinute: 900 });
    expect(findStop(fixed.plan, key)?.stop).toMatchObject({ startMinute: 900, locked: true });
    const moved = edited({ kind: 'move', key, dayIndex, position: 0 }, added);
    expect(findStop(moved.plan, key)?.position).toBe(0);
    expect(findStop(edited({ kind: 'lock', key }, added).plan, key)?.stop).toMatchObject({ locked: true });
    expect(findStop(edited({ kind: 'note', key, text: 'Gift' }, added).plan, key)?.stop.note).toBe('Gift');
    const longer = edited({ kind: 'stay', key, minutes: 120 }, added);
    expect(longer.brief.ownPlaces).toEqual([{ ...flat, minutes: 120 }]);
    const cheap = edited({ kind: 'change-own', place: { ...flat, priceFen: 0 } }, added);
    expect(cheap.plan.totals.costMinor).toBe(added.plan.totals.costMinor - 12_300);
  });

  it('is removed from brief and plan together, and "make this day lighter" keeps it', () => {
    const removed = edited({ kind: 'remove', key }, added);
    expect(removed.brief.ownPlaces).toEqual([]);
    expect(listPlaceIds(removed.plan)).toEqual(listPlaceIds(draft.plan));
    expect(faultsOf(removed)).toEqual([]);
    const lighter = edited({ kind: 'lighter', dayIndex }, added);
    expect(listPlaceIds(lighter.plan)).toContain(key);
    const problem = sampleProblemOf(added.brief);
    const broken = problem && listBreaks(problem, draft.plan);
    expect(broken).toContainEqual({ kind: 'wish', constraintId: 'own/mei1' });
  });

  it('keeps its own hours, and a visit outside of them is a break', () => {
    const evening = { ...flat, hours: { openMinute: 1080, closeMinute: 1200 } };
    const late = edited({ kind: 'add-own', place: evening, dayIndex });
    expect(findStop(late.plan, key)?.stop.startMinute).toBeGreaterThanOrEqual(1080);
    const early = edited({ kind: 'start', key, minute: 1190 }, late);
    const problem = sampleProblemOf(early.brief);
    expect(problem && listBreaks(problem, early.plan)).toContainEqual(
      expect.objectContaining({ kind: 'hours', key }),
    );
  });

  it('is planned again with the trip, and leaves it with its city', () => {
    const problem = sampleProblemOf(added.brief);
    const outcome = problem && solve(problem, { seed: 2, stop: maxIterations(200) });
    expect(outcome?.status === 'planned' && listPlaceIds(outcome.plan)).toContain(key);
    const facts = {
      cityOfSpot: () => undefined,
      bestSpotsOf: () => [],
      cityName: (id: string) => id,
      costFen: 0,
    };
    expect(changeShape(added, { kind: 'remove-city', cityId: 'alba' }, facts)?.ownPlaces).toEqual([]);
    expect(changeShape(added, { kind: 'remove-city', cityId: 'brisa' }, facts)?.ownPlaces).toEqual([flat]);
  });

  it('of both sides of a conflict is kept', () => {
    const other = { ...flat, id: 'bar1', name: 'Bar' };
    const theirDay = added.plan.days.findIndex(
      (_, index) => index !== dayIndex && (arrangementOf(draft.plan).days[index]?.length ?? 0) > 0,
    );
    const place = {
      ...other,
      cityId: theirDay < (stay?.fromDayIndex ?? 0) + (stay?.nights ?? 0) ? 'alba' : 'brisa',
    };
    const theirs = edited({ kind: 'add-own', place, dayIndex: theirDay });
    const both = mergeDrafts(sampleProblemOf, { base: draft, mine: added, theirs }, () => false);
    expect(both.brief.ownPlaces?.map(({ id }) => id).toSorted()).toEqual(['bar1', 'mei1']);
    const gone = mergeDrafts(
      sampleProblemOf,
      { base: added, mine: edited({ kind: 'remove', key }, added), theirs: added },
      () => false,
    );
    expect(gone.brief.ownPlaces).toEqual([]);
  });

  it('is refused beyond 60 places, far from the cities of the day, and with invalid facts', () => {
    const many = {
      ...draft.brief,
      ownPlaces: Array.from({ length: 60 }, (_, n) => ({ ...flat, id: `many${n}` })),
    };
    expect(
      applyTripEdit(
        () => sampleProblemOf(draft.brief),
        { ...draft, brief: many },
        { kind: 'add-own', place: flat, dayIndex },
      ),
    ).toMatchObject({ status: 'refused', text: /at most 60/ });
    const cities = sampleCatalogue.cities;
    expect(chooseOwnCity(draft.plan, dayIndex, flat.coordinates, cities)).toEqual({ cityId: 'alba' });
    expect(chooseOwnCity(draft.plan, dayIndex, { latitude: 50, longitude: 75 }, cities)).toMatchObject({
      refusal: /too far/,
    });
    for (const fault of [
      { name: 'x'.repeat(121) },
      { name: '' },
      { coordinates: { latitude: 48.8, longitude: 2.3 } },
      { minutes: 5 },
      { priceFen: -1 },
      { id: '../x' },
      { hours: { openMinute: 600, closeMinute: 500 } },
    ])
      expect(tripBrief.safeParse({ ...draft.brief, ownPlaces: [{ ...flat, ...fault }] }).success).toBe(false);
    expect(tripBrief.safeParse({ ...draft.brief, ownPlaces: [...many.ownPlaces, flat] }).success).toBe(false);
  });
});

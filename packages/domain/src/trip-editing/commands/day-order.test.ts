import type { TripCommand } from '@yunyou/contract/trip/trip-command.schema';
import { arrangementOf } from '@yunyou/planner/arrange';
import { verify } from '@yunyou/planner/verify/verify';
import { describe, expect, it } from 'vitest';
import { sampleCatalogue } from '../../trip/catalogue/trip-samples.ts';
import { findSpotId } from '../../trip/problem/planner-ids.ts';
import type { Draft } from '../draft.ts';
import { sampleDraft, sampleProblemOf } from '../editing-samples.ts';
import { runCommands } from './run-commands.ts';

const { draft } = sampleDraft({ pace: 'balanced' });
const spots = new Map(sampleCatalogue.spots.map((spot) => [spot.id, spot]));
const facts = {
  spots,
  costFen: 500_000,
  cityName: (id: string) => id,
  cityOfSpot: (id: string) => spots.get(id)?.cityId,
  bestSpotsOf: (id: string) => [...spots.values()].flatMap((spot) => (spot.cityId === id ? [spot.id] : [])),
  hotelClass: () => 2,
};
const run = (from: Draft, ...commands: TripCommand[]) =>
  runCommands({ problemOf: sampleProblemOf, facts }, from, commands);
const edited = (...commands: TripCommand[]): Draft => {
  const result = run(draft, ...commands);
  if (result.status !== 'edited') throw new Error(JSON.stringify(result).slice(0, 200));
  return result.draft;
};
const refusalOf = (...commands: TripCommand[]): string | undefined => {
  const result = run(draft, ...commands);
  return result.status === 'refused' ? result.text : undefined;
};
const stopsOf = ({ plan }: Draft, dayIndex: number) => arrangementOf(plan).days[dayIndex] ?? [];
const spotIdOf = (placeId: string): string => findSpotId(placeId) ?? '';
const sightsOf = (of: Draft, dayIndex: number): string[] =>
  stopsOf(of, dayIndex).flatMap((stop) => (stop.kind === 'visit' ? [spotIdOf(stop.placeId)] : []));
const allSights = (of: Draft): string[] => of.plan.days.flatMap((_, day) => sightsOf(of, day)).toSorted();
const mealsOf = ({ plan }: Draft, meal: string) =>
  arrangementOf(plan).days.flatMap((stops, day) =>
    stops.flatMap((stop) => (stop.kind === 'meal' && stop.mealId === meal ? [{ day, ...stop }] : [])),
  );
const violations = (of: Draft) => {
  const problem = sampleProblemOf(of.brief);
  return problem ? verify(problem, of.plan) : ['no problem'];
};

/** The day with most sights. */
const full = draft.plan.days
  .map(({ dayIndex }) => dayIndex)
  .toSorted((a, b) => sightsOf(draft, b).length - sightsOf(draft, a).length)[0] as number; // the sample has days
const [first = '', second = ''] = sightsOf(draft, full);
const last = sightsOf(draft, full).at(-1) ?? '';

describe('the order of a day', () => {
  it('puts a sight before or after another one and keeps all of them', () => {
    const before = edited({ kind: 'beside', spotId: second, side: 'before', otherSpotId: first });
    expect(sightsOf(before, full).indexOf(second)).toBeLessThan(sightsOf(before, full).indexOf(first));
    const after = edited({ kind: 'beside', spotId: first, side: 'after', otherSpotId: last });
    expect(sightsOf(after, full).at(-1)).toBe(first);
    for (const changed of [before, after]) expect(allSights(changed)).toEqual(allSights(draft));
  });

  it('puts a sight beside one of another day of its city', () => {
    const [other = ''] = sightsOf(draft, full === 0 ? 1 : 0);
    const changed = edited({ kind: 'beside', spotId: first, side: 'after', otherSpotId: other });
    const day = draft.plan.days.findIndex((_, index) => sightsOf(changed, index).includes(other));
    expect(sightsOf(changed, day)).toContain(first);
    expect(allSights(changed)).toEqual(allSights(draft));
  });

  it('reports an order that is already as asked, and refuses a sight of another city', () => {
    expect(refusalOf({ kind: 'beside', spotId: first, side: 'before', otherSpotId: second })).toBe(
      'Your trip has them in this order already.',
    );
    const elsewhere = sightsOf(draft, 3)[0] ?? '';
    expect(refusalOf({ kind: 'beside', spotId: first, side: 'before', otherSpotId: elsewhere })).toMatch(
      /you are in another city/,
    );
  });

  it.each([
    ['first', (of: Draft) => sightsOf(of, full)[0] === last],
    ['morning', (of: Draft) => startOf(of, last) < 720],
  ] as const)('puts the last sight of a day %s', (part, isThere) => {
    const changed = edited({ kind: 'part', spotId: last, part });
    expect(isThere(changed)).toBe(true);
    expect(allSights(changed)).toEqual(allSights(draft));
  });

  it('puts the first sight of a day into the afternoon, or last', () => {
    expect(startOf(edited({ kind: 'part', spotId: first, part: 'afternoon' }), first)).toBeGreaterThanOrEqual(
      720,
    );
    expect(sightsOf(edited({ kind: 'part', spotId: first, part: 'last' }), full).at(-1)).toBe(first);
  });

  it('refuses a part of the day in which the sight is closed', () => {
    const closesEarly = { ...draft.brief, closures: [{ spotId: first, dayIndex: 0 }] };
    const result = run(
      { ...draft, brief: closesEarly },
      { kind: 'part', spotId: first, part: 'evening', dayIndex: 0 },
    );
    expect(result).toMatchObject({
      status: 'refused',
      text: expect.stringContaining('It is not open on day 1.'),
    });
  });

  const startOf = (of: Draft, spotId: string): number =>
    of.plan.days
      .flatMap(({ items }) => items)
      .find((item) => item.kind === 'visit' && spotIdOf(item.placeId) === spotId)?.startMinute ?? Number.NaN;
});

describe('meals', () => {
  it('has lunch from the wanted hour on all days, also after planning again', () => {
    const changed = edited({ kind: 'meal', meal: 'lunch', at: 780 });
    expect(mealsOf(changed, 'lunch').length).toBe(mealsOf(draft, 'lunch').length);
    for (const { startMinute } of mealsOf(changed, 'lunch')) {
      expect(startMinute).toBeGreaterThanOrEqual(780);
      expect(startMinute).toBeLessThanOrEqual(840);
    }
    expect(changed.brief.mealHours).toEqual({ lunch: 780 });
    expect(violations(changed)).toEqual([]);
  });

  it('moves dinner later by three quarters of an hour', () => {
    const [before] = mealsOf(draft, 'dinner');
    const [after] = mealsOf(edited({ kind: 'meal', meal: 'dinner', at: 'later' }), 'dinner');
    expect(after?.startMinute).toBeGreaterThan(before?.startMinute ?? Infinity);
  });

  it('keeps restaurants and ends the days later for a late dinner', () => {
    const changed = edited({ kind: 'meal', meal: 'dinner', at: 1200 });
    const placesOf = (of: Draft) =>
      mealsOf(of, 'dinner').map(({ day, locationId }) => `${day} ${locationId}`);
    expect(placesOf(changed)).toEqual(placesOf(draft));
    for (const { startMinute } of mealsOf(changed, 'dinner'))
      expect(startMinute).toBeGreaterThanOrEqual(1200);
    expect(violations(changed)).toEqual([]);
  });

  it('removes a meal from one day or from all, and a repair does not add it again', () => {
    const once = edited({ kind: 'meal', meal: 'lunch', at: 'none', dayIndex: full });
    expect(mealsOf(once, 'lunch').map(({ day }) => day)).not.toContain(full);
    expect(mealsOf(once, 'lunch')).toHaveLength(mealsOf(draft, 'lunch').length - 1);
    const without = edited(
      { kind: 'meal', meal: 'lunch', at: 'none' },
      { kind: 'hours', end: 'start', at: 'later' },
    );
    expect(mealsOf(without, 'lunch')).toEqual([]);
    expect(violations(without)).toEqual([]);
  });

  it('moves a meal of one day within it, and refuses an hour without room', () => {
    const lunch = mealsOf(draft, 'lunch').find(({ day }) => day === full);
    expect(refusalOf({ kind: 'meal', meal: 'lunch', at: lunch?.startMinute ?? 0, dayIndex: full })).toMatch(
      /^It is planned at \d\d:\d\d already\.$/,
    );
    expect(refusalOf({ kind: 'meal', meal: 'lunch', at: 1200, dayIndex: full })).toMatch(
      /^There is no room for lunch/,
    );
  });

  it('chooses another restaurant for a meal', () => {
    const changed = run(draft, { kind: 'table', meal: 'dinner', dayIndex: full });
    const placeOf = (of: Draft) => mealsOf(of, 'dinner').find(({ day }) => day === full)?.locationId;
    if (changed.status === 'refused') expect(changed.text).toBe('No other restaurants listed here yet.');
    else expect(changed.status === 'edited' && placeOf(changed.draft)).not.toBe(placeOf(draft));
  });
});

describe('rides', () => {
  const rideOf = ({ plan }: Draft) =>
    arrangementOf(plan)
      .days.flat()
      .find((stop) => stop.kind === 'ride');

  it('takes a later or earlier departure, or the one nearest to an hour', () => {
    const now = rideOf(draft)?.startMinute ?? 0;
    const later = edited({ kind: 'ride', toCityId: 'brisa', at: 'later' });
    expect(rideOf(later)?.startMinute).toBeGreaterThan(now);
    expect(rideOf(edited({ kind: 'ride', fromCityId: 'alba', at: 'earlier' }))?.startMinute).toBeLessThan(
      now,
    );
    expect(rideOf(edited({ kind: 'ride', toCityId: 'brisa', at: 660 }))?.startMinute).toBe(665);
    expect(allSights(later)).toEqual(allSights(draft));
  });

  it('refuses a ride that the trip does not have, a mode that does not exist, and a departure after the last', () => {
    const last = edited({ kind: 'ride', toCityId: 'brisa', at: 1110 });
    expect(run(last, { kind: 'ride', toCityId: 'brisa', at: 'later' })).toEqual({
      status: 'refused',
      text: 'We know no later departure that day.',
    });
    expect(refusalOf({ kind: 'ride', toCityId: 'alba', at: 'later' })).toBe('Your trip has no such ride.');
    expect(refusalOf({ kind: 'ride', toCityId: 'brisa', mode: 'train' })).toBe(
      'You already travel this way.',
    );
    expect(refusalOf({ kind: 'ride', toCityId: 'brisa', mode: 'flight' })).toBe(
      'We know no flight between these cities that day.',
    );
  });
});

describe('sights', () => {
  it('adds the best sight that fits a day, and keeps the others', () => {
    const { cityId } = spots.get(first) ?? {};
    const changed = edited({ kind: 'add-any', wanted: {}, dayIndex: full });
    const added = allSights(changed).filter((id) => !allSights(draft).includes(id));
    expect(added).toHaveLength(1);
    expect(spots.get(added[0] ?? '')?.cityId).toBe(cityId);
    expect(allSights(changed)).toEqual([...allSights(draft), ...added].toSorted());
  });

  it('reports that nothing fits', () => {
    expect(refusalOf({ kind: 'add-any', wanted: { kinds: ['no-such-kind'] } })).toBe(
      'We found nothing like that here that is not in your trip.',
    );
  });

  it('keeps the others where a sight is added', () => {
    const added = [...spots.keys()].filter((id) => !allSights(draft).includes(id));
    const results = added.map((spotId) => run(draft, { kind: 'add', spotId }));
    expect(results.some(({ status }) => status === 'edited')).toBe(true);
    for (const result of results)
      if (result.status === 'edited')
        expect(allSights(result.draft)).toEqual(expect.arrayContaining(allSights(draft)));
  });

  it('chooses another hotel in one city', () => {
    const hotelsOf = ({ plan }: Draft) => new Map(plan.stays.map((stay) => [stay.cityId, stay.hotelId]));
    const changed = edited({ kind: 'hotels', level: 'other', cityId: 'alba' });
    expect(hotelsOf(changed).get('city/alba')).not.toBe(hotelsOf(draft).get('city/alba'));
    expect(hotelsOf(changed).get('city/brisa')).toBe(hotelsOf(draft).get('city/brisa'));
  });

  it('adds the best sights of a city as must-sees of a day trip', () => {
    const result = run(draft, { kind: 'day-trip', cityId: 'cima' });
    expect(result.status === 'replan' && result.brief.mustSeeSpotIds).toEqual(
      facts.bestSpotsOf('cima').slice(0, 2),
    );
  });
});

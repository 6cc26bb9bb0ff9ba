import type { TripCommand } from '@yunyou/contract/trip/trip-command.schema';
import { arrangementOf } from '@yunyou/planner/arrange';
import { verify } from '@yunyou/planner/verify/verify';
import { describe, expect, it } from 'vitest';
import { sampleCatalogue } from '../../trip/catalogue/trip-samples.ts';
import { listBreaks } from '../../trip/plan/breaks.ts';
import { createTripProblem } from '../../trip/problem/create-trip-problem.ts';
import { findSpotId } from '../../trip/problem/planner-ids.ts';
import type { Draft } from '../draft.ts';
import { sampleDraft, sampleProblemOf } from '../editing-samples.ts';
import { runCommands } from './run-commands.ts';

const { draft } = sampleDraft();
const spots = new Map(sampleCatalogue.spots.map((spot) => [spot.id, spot]));
const facts = {
  spots,
  costFen: 500_000,
  cityName: (id: string) => id.toUpperCase(),
  cityOfSpot: (id: string) => spots.get(id)?.cityId,
  bestSpotsOf: (id: string) => [...spots.values()].flatMap((spot) => (spot.cityId === id ? [spot.id] : [])),
  hotelClass: (id: string) => (id === 'alba-palace' ? 4 : 2),
};
const run = (...commands: TripCommand[]) =>
  runCommands({ problemOf: sampleProblemOf, facts }, draft, commands);
const edited = (...commands: TripCommand[]): Draft => {
  const result = run(...commands);
  if (result.status !== 'edited') throw new Error(JSON.stringify(result).slice(0, 200));
  return result.draft;
};
const briefOf = (...commands: TripCommand[]) => {
  const result = run(...commands);
  if (result.status !== 'replan') throw new Error(result.status);
  return result.brief;
};
const spotsOn = ({ plan }: Draft, dayIndex?: number): string[] =>
  arrangementOf(plan).days.flatMap((stops, day) =>
    dayIndex !== undefined && dayIndex !== day
      ? []
      : stops.flatMap((stop) => {
          const spotId = stop.kind === 'visit' ? findSpotId(stop.placeId) : undefined;
          return spotId === undefined ? [] : [spotId];
        }),
  );
const fullest = draft.plan.days
  .map(({ dayIndex }) => dayIndex)
  .toSorted((a, b) => spotsOn(draft, b).length - spotsOn(draft, a).length)[0] as number; // the sample has days
const [first = ''] = spotsOn(draft, fullest);

describe('runCommands: edits of the plan', () => {
  it('makes a day lighter', () => {
    const after = edited({ kind: 'lighter', dayIndex: fullest });
    expect(spotsOn(after, fullest)).toHaveLength(spotsOn(draft, fullest).length - 1);
  });

  it('sleeps in a named hotel on all nights in its city, and refuses the hotel it has', () => {
    const other = draft.plan.stays.some(({ hotelId }) => hotelId === 'hotel/alba-palace')
      ? 'alba-inn'
      : 'alba-palace';
    const after = edited({ kind: 'hotel', hotelId: other });
    const inAlba = after.plan.stays.filter(({ cityId }) => cityId === 'city/alba');
    expect(inAlba.map(({ hotelId }) => hotelId)).toEqual(inAlba.map(() => `hotel/${other}`));
    expect(after.brief.hotelIds).toContain(other);
    const problem = sampleProblemOf(after.brief);
    expect(problem && verify(problem, after.plan)).toEqual([]);
    const again = runCommands({ problemOf: sampleProblemOf, facts }, after, [
      { kind: 'hotel', hotelId: other },
    ]);
    expect(again).toEqual({ status: 'refused', text: 'You already stay there.' });
    expect(run({ kind: 'hotel', hotelId: 'atlantis-inn' }).status).toBe('refused');
  });

  it('adds a place of its own on a day in its city, once', () => {
    const place = {
      id: 'shop1',
      cityId: 'alba',
      name: 'Alba Market',
      coordinates: { latitude: 30.01, longitude: 110.01 },
      minutes: 60,
      priceFen: 0,
    };
    const after = edited({ kind: 'add-own', place });
    expect(after.brief.ownPlaces).toEqual([place]);
    const stops = arrangementOf(after.plan).days.flat();
    expect(stops.filter((stop) => stop.kind === 'visit' && stop.placeId === 'own/shop1')).toHaveLength(1);
    const again = runCommands({ problemOf: sampleProblemOf, facts }, after, [{ kind: 'add-own', place }]);
    expect(again).toEqual({ status: 'refused', text: 'It is in the trip already.' });
    expect(run({ kind: 'add-own', place: { ...place, cityId: 'cima' } }).status).toBe('refused');
  });

  it('removes a stop and keeps the others', () => {
    expect(spotsOn(edited({ kind: 'remove', spotId: first }))).toEqual(
      spotsOn(draft).filter((id) => id !== first),
    );
  });

  it('swaps a stop for one of the wanted setting in the same city', () => {
    const result = run({ kind: 'swap', spotId: first, replacement: {} });
    if (result.status !== 'edited') throw new Error(result.status);
    const added = spotsOn(result.draft).filter((id) => !spotsOn(draft).includes(id));
    expect(added).toHaveLength(1);
    expect(spots.get(added[0] ?? '')?.cityId).toBe(spots.get(first)?.cityId);
  });

  it('moves every sight to each other day of its city, keeps the others, and eats at meal times', () => {
    const daysOf = (cityId = '') => {
      const { fromDayIndex = 0, nights = 0 } =
        draft.plan.stays.find((stay) => stay.cityId === `city/${cityId}`) ?? {};
      return Array.from({ length: nights }, (_, night) => fromDayIndex + night);
    };
    const moves = spotsOn(draft).flatMap((spotId) =>
      daysOf(spots.get(spotId)?.cityId)
        .filter((dayIndex) => !spotsOn(draft, dayIndex).includes(spotId))
        .map((dayIndex) => ({ spotId, dayIndex })),
    );
    expect(moves.length).toBeGreaterThan(0);
    for (const { spotId, dayIndex } of moves) {
      const after = edited({ kind: 'move', spotId, dayIndex });
      expect(spotsOn(after, dayIndex)).toContain(spotId);
      expect(spotsOn(after).toSorted()).toEqual(spotsOn(draft).toSorted());
      const problem = sampleProblemOf(after.brief);
      const breaks = problem ? listBreaks(problem, after.plan) : [];
      expect(breaks.map(({ kind }) => kind)).not.toContain('meal-hour');
    }
  });

  it('starts every day later and plans nothing before', () => {
    const after = edited({ kind: 'hours', end: 'start', at: 660 });
    const starts = after.plan.days.flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === 'visit' ? [item.startMinute] : [])),
    );
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(660);
  });

  it('keeps the meals of days that start later, at another place where the old one has no room', () => {
    const mealsOf = ({ plan }: Draft) =>
      plan.days.flatMap(({ dayIndex, items }) =>
        items.flatMap((item) => (item.kind === 'meal' ? [`${dayIndex} ${item.mealId}`] : [])),
      );
    expect(mealsOf(edited({ kind: 'hours', end: 'start', at: 600 }))).toEqual(mealsOf(draft));
  });

  it('plans the first day from a later arrival without violations', () => {
    const after = edited({ kind: 'arrival', minute: 1080 });
    const problem = sampleProblemOf(after.brief);
    expect(problem && verify(problem, after.plan)).toEqual([]);
  });

  it('removes all sights of a kind and plans no more of them', () => {
    const kind = spots.get(first)?.category ?? '';
    const result = run({ kind: 'avoid', kinds: [kind] });
    if (result.status !== 'edited') throw new Error(result.status);
    expect(spotsOn(result.draft).filter((id) => spots.get(id)?.category === kind)).toEqual([]);
    expect(result.draft.brief.dislikedKinds).toEqual([kind]);
  });

  it('refuses a day in another city or on which the sight is closed, and names the possible days', () => {
    const { cityId } = spots.get(first) ?? {};
    const away = draft.plan.stays.find((stay) => stay.cityId !== `city/${cityId}`);
    const elsewhere = (away?.fromDayIndex ?? 0) + (away?.nights ?? 0);
    const refused = run({ kind: 'move', spotId: first, dayIndex: elsewhere });
    expect(refused).toMatchObject({
      status: 'refused',
      text: expect.stringMatching(/^On day \d you are in another city\. Possible: day [\d, ]+ or \d\.$/),
    });
    const closed = { ...draft, brief: { ...draft.brief, closures: [{ spotId: first, dayIndex: fullest }] } };
    const added = runCommands({ problemOf: sampleProblemOf, facts }, closed, [
      { kind: 'add', spotId: first, dayIndex: fullest },
    ]);
    expect(added).toMatchObject({
      status: 'refused',
      text: expect.stringContaining(`It is not open on day ${fullest + 1}.`),
    });
  });

  it('keeps every sight when a visit becomes longer, and adds no break besides those of the longer visit', () => {
    for (const spotId of spotsOn(draft)) {
      const result = run({ kind: 'length', spotId, length: 'longer' });
      if (result.status !== 'edited') continue;
      expect(spotsOn(result.draft).toSorted()).toEqual(spotsOn(draft).toSorted());
      const problem = sampleProblemOf(result.draft.brief);
      const kinds = problem ? listBreaks(problem, result.draft.plan).map(({ kind }) => kind) : [];
      expect(kinds).not.toContain('closed');
    }
  });

  it('refuses with a reason where nothing can be changed', () => {
    expect(run({ kind: 'remove', spotId: 'not-in-the-trip' })).toEqual({
      status: 'refused',
      text: 'We could not find this in your trip.',
    });
    expect(run({ kind: 'avoid', kinds: ['no-such-kind'] }).status).toBe('refused');
  });

  it('keeps a day free without breaking the others', () => {
    const after = edited({ kind: 'free-day', dayIndex: fullest });
    expect(spotsOn(after, fullest)).toEqual([]);
    const problem = sampleProblemOf(after.brief);
    expect(problem && verify(problem, after.plan)).toEqual([]);
    const again = runCommands({ problemOf: sampleProblemOf, facts }, after, [
      { kind: 'free-day', dayIndex: fullest },
    ]);
    expect(again).toEqual({ status: 'refused', text: 'Nothing is planned for this day.' });
  });

  it('exchanges two days of one city, and refuses days of different cities', () => {
    const { draft: long } = sampleDraft({ cityIds: ['alba'] });
    const { fromDayIndex, nights } = long.plan.stays[0] ?? { fromDayIndex: 0, nights: 0 };
    expect(nights).toBeGreaterThanOrEqual(2);
    const result = runCommands({ problemOf: sampleProblemOf, facts }, long, [
      { kind: 'swap-days', dayIndex: fromDayIndex, otherDayIndex: fromDayIndex + 1 },
    ]);
    if (result.status !== 'edited') throw new Error(JSON.stringify(result).slice(0, 200));
    expect(spotsOn(result.draft).toSorted()).toEqual(spotsOn(long).toSorted());
    const [from, to] = [draft.plan.stays[0], draft.plan.stays[1]];
    expect(
      run({
        kind: 'swap-days',
        dayIndex: from?.fromDayIndex ?? 0,
        otherDayIndex: to?.fromDayIndex ?? 0,
      }),
    ).toEqual({ status: 'refused', text: 'These days are in different cities.' });
  });

  it('eats at a restaurant that the planner would not choose', () => {
    const [sample] = sampleCatalogue.restaurants;
    if (!sample) throw new Error('The sample has restaurants');
    const many = Array.from({ length: 20 }, (_, index) => ({
      ...sample,
      id: `popular-${index}`,
      popularity: sample.popularity - 1,
    }));
    const catalogue = {
      ...sampleCatalogue,
      restaurants: [...sampleCatalogue.restaurants, ...many, { ...sample, id: 'hidden', popularity: 1 }],
    };
    const problemOf = (brief: Draft['brief']) => {
      const made = createTripProblem(brief, catalogue);
      return made.kind === 'problem' ? made.problem : undefined;
    };
    const result = runCommands({ problemOf, facts }, draft, [{ kind: 'table', restaurantId: 'hidden' }]);
    if (result.status !== 'edited') throw new Error(JSON.stringify(result).slice(0, 200));
    const { brief, plan } = result.draft;
    expect(JSON.stringify(plan)).toContain('restaurant/hidden');
    expect(brief.restaurantIds).toEqual(['hidden']);
    const problem = problemOf(brief);
    expect(problem && verify(problem, plan)).toEqual([]);
  });

  it('refuses a restaurant that is not possible', () => {
    expect(run({ kind: 'table', restaurantId: 'no-such-restaurant' })).toEqual({
      status: 'refused',
      text: 'This restaurant is in no city of your trip, or does not suit your diet.',
    });
  });

  it('changes the class of the hotel in one city only', () => {
    const after = edited({ kind: 'hotels', level: 4, cityId: 'alba' });
    const hotelsOf = ({ plan }: Draft) => new Map(plan.stays.map((stay) => [stay.cityId, stay.hotelId]));
    expect(hotelsOf(after).get('city/alba')).toBe('hotel/alba-palace');
    expect(hotelsOf(after).get('city/brisa')).toBe(hotelsOf(draft).get('city/brisa'));
  });

  it('leaves the draft unchanged', () => {
    const before = JSON.stringify(draft);
    run({ kind: 'lighter', dayIndex: fullest }, { kind: 'hours', end: 'start', at: 'later' });
    expect(JSON.stringify(draft)).toBe(before);
  });
});

describe('runCommands: changes of the shape', () => {
  const plannedCities = draft.plan.stays.map(({ cityId }) => cityId.replace('city/', ''));

  it('adds a city with its nights and keeps the nights of the others', () => {
    const brief = briefOf({ kind: 'add-city', cityId: 'cima', nights: 3 });
    expect(brief.cityIds).toEqual([...plannedCities, 'cima']);
    expect(brief.when.days).toBe(draft.brief.when.days + 3);
    expect(brief.cityNights.at(-1)).toEqual({ cityId: 'cima', nights: 3 });
  });

  it('removes a city', () => {
    const brief = briefOf({ kind: 'remove-city', cityId: 'brisa' });
    expect(brief.cityIds).toEqual(['alba']);
    expect(brief.excludedCityIds).toEqual(['brisa']);
  });

  it('replaces a city and keeps its nights', () => {
    const brief = briefOf({ kind: 'swap-city', cityId: 'brisa', forCityId: 'cima' });
    const replaced = plannedCities.map((id) => (id === 'brisa' ? 'cima' : id));
    expect(brief.cityIds).toEqual(replaced);
    expect(brief.cityNights.map(({ cityId }) => cityId)).toEqual(replaced);
  });

  it('sets cities, order and nights, and the trip becomes longer by the new nights', () => {
    const old = draft.plan.stays.reduce((sum, { nights }) => sum + nights, 0);
    const stops = [
      { cityId: 'brisa', nights: 2 },
      { cityId: 'cima', nights: 3 },
    ];
    const brief = briefOf({ kind: 'route', stops });
    expect(brief).toMatchObject({
      cityIds: ['brisa', 'cima'],
      cityOrder: ['brisa', 'cima'],
      cityNights: stops,
      excludedCityIds: ['alba'],
    });
    expect(brief.when.days).toBe(draft.brief.when.days + 5 - old);
  });

  it('sets dates, cities and hours of arrival and departure, and drops the station of another city', () => {
    const start = { ...draft.brief, entryCityId: 'alba', entryStationId: 'alba-airport', arrivalMinute: 600 };
    const result = runCommands({ problemOf: sampleProblemOf, facts }, { ...draft, brief: start }, [
      {
        kind: 'ends',
        ends: { firstDate: '2027-05-01', entryCityId: 'brisa', exitCityId: 'alba', departureMinute: 1100 },
      },
    ]);
    if (result.status !== 'replan') throw new Error(result.status);
    expect(result.brief).toMatchObject({
      when: { kind: 'dates', firstDate: '2027-05-01', days: start.when.days },
      entryCityId: 'brisa',
      exitCityId: 'alba',
      departureMinute: 1100,
    });
    expect(result.brief).not.toHaveProperty('entryStationId');
    expect(result.brief).not.toHaveProperty('arrivalMinute');
  });

  it('refuses a route that does not start and end where the group arrives and leaves, or is too long', () => {
    const refusal = (ends: Partial<Draft['brief']>, ...stops: [string, number][]) => {
      const changed = { ...draft, brief: { ...draft.brief, ...ends } };
      const route = stops.map(([cityId, nights]) => ({ cityId, nights }));
      const result = runCommands({ problemOf: sampleProblemOf, facts }, changed, [
        { kind: 'route', stops: route },
      ]);
      return result.status === 'refused' ? result.text : result.status;
    };
    expect(refusal({ entryCityId: 'alba' }, ['brisa', 2], ['alba', 2])).toBe(
      'You arrive in ALBA, so your trip starts there.',
    );
    expect(refusal({ exitCityId: 'alba' }, ['alba', 2], ['brisa', 2])).toBe(
      'You leave from ALBA, so your trip ends there.',
    );
    expect(refusal({ entryCityId: 'alba' }, ['alba', 2], ['brisa', 2])).toBe('replan');
    expect(refusal({}, ['alba', 20], ['brisa', 20])).toBe('A trip has at most 21 days.');
  });

  it('changes nights, days, pace, interests, cost and other wishes', () => {
    const now = draft.plan.stays.find(({ cityId }) => cityId === 'city/alba')?.nights ?? 0;
    expect(briefOf({ kind: 'nights', cityId: 'alba', nights: now + 1 }).when.days).toBe(5);
    expect(briefOf({ kind: 'days', days: 6 }).when.days).toBe(6);
    expect(briefOf({ kind: 'pace', pace: 'full' }).pace).toBe('full');
    expect(briefOf({ kind: 'more', tagIds: ['nature'] }).preferenceTagIds).toContain('nature');
    expect(briefOf({ kind: 'cost', percent: 80 }).budget).toEqual({ amountMinor: 400_000, currency: 'CNY' });
    expect(briefOf({ kind: 'wishes', change: { diet: ['vegan'] } }).diet).toEqual(['vegan']);
    const liking = { ...draft, brief: { ...draft.brief, preferenceTagIds: ['food'] } };
    const added = runCommands({ problemOf: sampleProblemOf, facts }, liking, [
      { kind: 'wishes', change: { preferenceTagIds: ['nature'] } },
    ]);
    expect(added.status === 'replan' && added.brief.preferenceTagIds).toEqual(['food', 'nature']);
  });
});

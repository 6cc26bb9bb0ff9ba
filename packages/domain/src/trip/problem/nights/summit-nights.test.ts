import { solve } from '@yunyou/planner/solve';
import { maxIterations } from '@yunyou/planner/stop';
import { verify } from '@yunyou/planner/verify/verify';
import { describe, expect, it } from 'vitest';
import type { TripCatalogue } from '../../catalogue/trip-catalogue.ts';
import {
  sampleBrief,
  sampleCatalogue,
  sampleCity,
  sampleHotel,
  sampleSpot,
} from '../../catalogue/trip-samples.ts';
import type { TripShape } from '../../shape/trip-shape.ts';
import { createTripProblem, toCityPlans } from '../create-trip-problem.ts';
import { spotKey } from '../planner-ids.ts';
import { divideAtSummits, listAskedSummits, withSummitNights } from './summit-nights.ts';

const top = { latitude: 30.3, longitude: 110.3 };
const night = {
  id: 'night',
  name: 'Two days with a night on top',
  minutes: 1260,
  days: 2,
  nightsInside: 1,
  mealsInside: [],
  ticketNames: ['Cable car'],
};
const peak = sampleSpot('peak', 'town', {
  category: 'mountain',
  coordinates: top,
  visitMinutes: 420,
  popularity: 85,
  visitVariants: [{ ...night, id: 'day', name: 'A day', minutes: 420, days: 1, nightsInside: 0 }, night],
  tickets: [
    { name: 'Adult', kind: 'entry', audience: 'adult', price: { amountMinor: 10_000, currency: 'CNY' } },
    {
      name: 'Cable car',
      kind: 'transport',
      vehicle: 'cable-car',
      trip: 'return',
      audience: 'everyone',
      price: { amountMinor: 12_000, currency: 'CNY' },
    },
  ],
});
const mountain: TripCatalogue = {
  ...sampleCatalogue,
  cities: [sampleCity('town')],
  spots: [peak, sampleSpot('temple', 'town'), sampleSpot('museum', 'town', { category: 'museum' })],
  hotels: [sampleHotel('inn', 'town'), sampleHotel('lodge', 'town', { coordinates: top })],
  links: [],
};
const shapeOf = (nights: number): TripShape => ({ cityIds: ['town'], nights: [nights] });
const asks = (days: number, rest: Parameters<typeof sampleBrief>[0] = {}) =>
  sampleBrief({
    when: { kind: 'dates', firstDate: '2027-04-10', days },
    mustSeeSpotIds: ['peak'],
    interestWords: ['sunrise'],
    ...rest,
  });

describe('a night on a mountain', () => {
  it.each<[string, ReturnType<typeof asks>, string[]]>([
    ['a sunrise is asked for on a named mountain', asks(3), ['peak']],
    [
      'a night on top is asked for in a named city',
      asks(3, { mustSeeSpotIds: [], interestWords: [], wantsSummitNight: true, cityIds: ['town'] }),
      ['peak'],
    ],
    ['neither is asked for', asks(3, { interestWords: [] }), []],
    ['a sunrise is asked for, but no mountain or city', asks(3, { mustSeeSpotIds: [] }), []],
    ['the mountain is excluded', asks(3, { excludedSpotIds: ['peak'] }), []],
  ])('is planned or not where %s', (_, brief, expected) => {
    expect(listAskedSummits(brief, mountain).map(({ id }) => id)).toEqual(expected);
  });

  it('needs a bed on top', () => {
    expect(listAskedSummits(asks(3), { ...mountain, hotels: [sampleHotel('inn', 'town')] })).toEqual([]);
  });

  it.each<[string, ReturnType<typeof asks>, number, number | undefined]>([
    ['on the second day of a stay, after the arrival', asks(4), 3, 1],
    ['on the first day of a group that is in town', asks(3, { startsInTown: true }), 2, 0],
    ['on the day of arrival, where there is no other', asks(2), 1, 0],
    ['not after a late arrival without another day', asks(2, { arrivalMinute: 900 }), 1, undefined],
    ['not before an early departure', asks(2, { departureMinute: 600 }), 1, undefined],
  ])('is %s', (_, brief, nights, day) => {
    const dated = withSummitNights(brief, [shapeOf(nights)], mountain);
    expect(dated.summitNights?.[0]?.dayIndex).toBe(day);
  });

  it('is not on the day of the ride from the town where the group starts', () => {
    const brief = asks(4, { startsInTown: true, entryCityId: 'elsewhere' });
    expect(withSummitNights(brief, [shapeOf(3)], mountain).summitNights?.[0]?.dayIndex).toBe(1);
  });

  it('replaces the day of an earlier planning', () => {
    const before = asks(4, { summitNights: [{ spotId: 'peak', dayIndex: 2 }] });
    expect(withSummitNights(before, [shapeOf(3)], mountain).summitNights).toEqual([
      { spotId: 'peak', dayIndex: 1 },
    ]);
  });

  it('is a stay of its own in the city plan', () => {
    const brief = asks(4, { summitNights: [{ spotId: 'peak', dayIndex: 1 }] });
    expect(divideAtSummits(shapeOf(3), brief, mountain)).toEqual({
      cityIds: ['town', 'town', 'town'],
      nights: [1, 1, 1],
    });
  });

  it('is spent on top between the way up and the sunrise, and pays the tickets once', () => {
    const brief = withSummitNights(asks(4), [shapeOf(3)], mountain);
    const made = createTripProblem(brief, { ...mountain, chosenCityIds: ['town'] });
    if (made.kind !== 'problem') throw new Error('The brief has faults');
    const outcome = solve(made.problem, {
      stop: maxIterations(300),
      seed: 1,
      cityPlans: toCityPlans([shapeOf(3)], brief, mountain),
    });
    if (outcome.status !== 'planned') throw new Error(outcome.text);
    const { plan } = outcome;
    expect(verify(made.problem, plan)).toEqual([]);
    expect(plan.stays.map(({ hotelId }) => hotelId)).toEqual(['hotel/inn', 'hotel/lodge', 'hotel/inn']);
    const visits = plan.days.map(({ items }) => items.filter((item) => item.kind === 'visit'));
    expect(visits[1]?.at(-1)).toMatchObject({ placeId: spotKey('peak'), costMinor: 44_000 });
    expect(visits[2]?.[0]).toMatchObject({ placeId: spotKey('peak', 2), costMinor: 0 });
    expect(visits[2]?.[0]?.startMinute).toBeLessThan(360);
  });
});

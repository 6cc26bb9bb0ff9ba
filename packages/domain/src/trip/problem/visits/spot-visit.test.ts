import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { describe, expect, it } from 'vitest';
import { paces } from '../../brief/pace.ts';
import { listTripDates } from '../../brief/trip-dates.ts';
import { sampleBrief, sampleCatalogue, sampleSpot } from '../../catalogue/trip-samples.ts';
import { priceOf } from './spot-price.ts';
import { nightsHighOf, preferVariety, splitVisit, toPlaces } from './spot-visit.ts';

const brief = sampleBrief();
const byRoad = () => undefined;
const places = (
  rest: Parameters<typeof sampleSpot>[2],
  own = brief,
  catalogue: Parameters<typeof toPlaces>[2] = sampleCatalogue,
) => toPlaces(sampleSpot('a', 'alba', rest), own, catalogue, byRoad);
const besideFamous = {
  ...sampleCatalogue,
  spots: [...sampleCatalogue.spots, sampleSpot('famous', 'alba', { popularity: 100 })],
};
const money = (amountMinor: number, currency: 'CNY' | 'HKD' = 'CNY') => ({ amountMinor, currency });

describe('toPlaces', () => {
  it('has the opening hours and last entry of each date', () => {
    const [place] = places({
      openingHours: [{ open: '09:00', close: '17:00', lastEntry: '16:00', closedOn: ['mon'] }],
    });
    const open = { open: 540, close: 1020, lastEntry: 960 };
    expect(place?.windowsByDay).toEqual([[open], [open], [], [open], [open]]);
  });

  it('keeps the hours of a fixed time free on its date only', () => {
    const openingHours = [{ open: '09:00', close: '17:00', closedOn: [] }];
    const [{ windowsByDay } = { windowsByDay: [] }] = places({ openingHours });
    const fixedTimes = [
      { date: listTripDates(brief.when)[1] ?? '', startMinute: 720, endMinute: 840, label: 'Show' },
    ];
    const [place] = places({ openingHours }, sampleBrief({ fixedTimes }));
    expect(place?.windowsByDay[0]).toEqual(windowsByDay[0]);
    expect(place?.windowsByDay[1]?.map(({ open, close }) => [open, close])).toEqual([
      [540, 720],
      [840, 1020],
    ]);
  });

  it('returns nothing for a spot that is closed on every date', () => {
    const closed = { from: '2027-04-01', to: '2027-04-30', reason: 'Repairs' };
    expect(places({ openingExceptions: [closed] })).toEqual([]);
  });

  it('shortens a visit to the opening hours', () => {
    const [place] = places({
      visitMinutes: 240,
      openingHours: [{ open: '10:00', close: '12:30', closedOn: [] }],
    });
    expect(place?.visitMinutes).toBe(150);
  });

  it('leaves a park that closes late in time to be back before the day ends', () => {
    const variant = (minutes: number, mealsInside: ('lunch' | 'dinner')[]) => ({
      ...{ id: `of-${minutes}`, name: 'A visit', minutes, mealsInside },
      ...{ days: 1, nightsInside: 0, ticketNames: [] },
    });
    const [place] = places({
      visitMinutes: 600,
      openingHours: [{ open: '10:30', close: '20:30', closedOn: [] }],
      visitVariants: [variant(360, ['lunch']), variant(600, ['lunch', 'dinner'])],
    });
    expect(place?.visitMinutes).toBe(360);
  });

  it('splits a long visit into parts on several days', () => {
    const longestVisit = paces.balanced.endMinute - paces.balanced.startMinute - 150;
    const parts = places({
      visitMinutes: 1440,
      openingHours: [{ open: '00:00', close: '24:00', closedOn: [] }],
    });
    expect(parts.map(({ id, visitMinutes }) => [id, visitMinutes])).toEqual([
      ['spot/a/1', longestVisit],
      ['spot/a/2', longestVisit],
    ]);
  });

  it('has the length that the traveller sets, whatever the variants are', () => {
    const visitVariants = [
      { id: 'day', name: 'Day', minutes: 300, days: 1, mealsInside: [], nightsInside: 0, ticketNames: [] },
    ];
    const asked = sampleBrief({ visitMinutes: [{ spotId: 'a', minutes: 45 }] });
    expect(places({ visitVariants })[0]?.visitMinutes).toBe(300);
    expect(places({ visitVariants }, asked)[0]?.visitMinutes).toBe(45);
  });

  it('keeps all opening hours beside the preferred ones, without the hours after dark', () => {
    const [place] = places({
      bestTimeOfDay: ['early-morning'],
      openingHours: [{ open: '06:00', close: '23:00', closedOn: [] }],
    });
    const [all, preferred] = [place?.windowsByDay[1]?.[0], place?.preferredByDay?.[1]?.[0]];
    expect(preferred?.lastEntry).toBeLessThan(12 * 60);
    expect(all?.close).toBeGreaterThan(17 * 60);
    expect(all?.close).toBeLessThan(20 * 60);
  });

  it('starts a must-see in the morning too early for lunch at its gate', () => {
    const [place] = places(
      {
        ...{ variety: 'great-wall', bestTimeOfDay: ['morning'], visitMinutes: 180 },
        coordinates: { latitude: 30.65, longitude: 110 },
      },
      sampleBrief({ mustSeeSpotIds: ['a'] }),
    );
    expect(place?.preferredByDay?.[1]?.[0]?.lastEntry).toBeLessThan(735);
  });

  it('offers the other variants of one day with their prices, unless they hold other meals or parts', () => {
    const variant = (id: string, minutes: number, rest = {}) => ({
      ...{ id, name: id, minutes, days: 1, mealsInside: [], nightsInside: 0, ticketNames: [] },
      ...rest,
    });
    const visitVariants = [
      variant('walk', 60),
      variant('usual', 120),
      variant('long', 180, { ticketNames: ['boat'] }),
      variant('with-lunch', 200, { mealsInside: ['lunch'] }),
      variant('with-cave', 220, { partIds: ['cave'] }),
      variant('night', 900, { days: 2, nightsInside: 1 }),
    ];
    const boat = { name: 'boat', kind: 'extra', audience: 'adult', price: money(2000) } as const;
    const spot = { visitMinutes: 120, visitVariants, tickets: [boat] };
    const [place] = places(spot);
    expect(place?.visitMinutes).toBe(120);
    expect(place?.lengths?.map(({ visitMinutes }) => visitMinutes)).toEqual([60, 120, 180]);
    const [walk, , long] = place?.lengths ?? [];
    expect(long?.costMinor).toBeGreaterThan(walk?.costMinor ?? 0);
    const asked = sampleBrief({ visitMinutes: [{ spotId: 'a', minutes: 60 }] });
    expect(places(spot, asked)[0]?.lengths).toEqual([]);
  });

  it('offers a shorter visit of a place for strolling, and none of a temple', () => {
    const lengthsOf = (rest: Parameters<typeof places>[0], own = brief) =>
      places({ visitMinutes: 180, ...rest }, own)[0]?.lengths?.map(({ visitMinutes }) => visitMinutes);
    expect(lengthsOf({ category: 'beach' })).toEqual([120, 180]);
    expect(lengthsOf({ category: 'temple' })).toBeUndefined();
    expect(lengthsOf({ category: 'beach', visitMinutes: 60 })).toBeUndefined();
    const asked = sampleBrief({ visitMinutes: [{ spotId: 'a', minutes: 180 }] });
    expect(lengthsOf({ category: 'beach' }, asked)).toBeUndefined();
  });

  it('keeps long and far spots off the day of arrival, unless they are must-sees or the trip is short', () => {
    const opensOnArrival = (
      rest: Parameters<typeof sampleSpot>[2],
      own = brief,
      catalogue = sampleCatalogue,
    ) => (places(rest, own, catalogue)[0]?.windowsByDay[0] ?? []).length > 0;
    const long = { visitMinutes: 240 };
    expect(opensOnArrival({ visitMinutes: 90 })).toBe(true);
    expect(opensOnArrival(long)).toBe(false);
    expect(opensOnArrival({ visitMinutes: 90, coordinates: { latitude: 0, longitude: 0 } })).toBe(false);
    expect(opensOnArrival(long, sampleBrief({ mustSeeSpotIds: ['a'] }))).toBe(true);
    expect(opensOnArrival(long, sampleBrief({ when: { ...brief.when, days: 3 } }))).toBe(true);
    const palace = { visitMinutes: 150 };
    const week = { when: { ...brief.when, days: 7 } };
    const capital = {
      ...sampleCatalogue,
      cities: sampleCatalogue.cities.map((city) => ({ ...city, cityCode: '110000' })),
    };
    const opensInCapital = (rest: typeof palace & { category?: 'historic-town' }, own = sampleBrief(week)) =>
      opensOnArrival(rest, own, capital);
    expect(opensInCapital(palace)).toBe(false);
    expect(opensInCapital(palace, brief)).toBe(true);
    expect(opensInCapital({ ...palace, category: 'historic-town' })).toBe(true);
    expect(opensInCapital(palace, sampleBrief({ ...week, startsInTown: true }))).toBe(true);
    expect(opensOnArrival(palace, sampleBrief(week))).toBe(true);
  });

  it('keeps very high spots off the first days, longer for a group careful with altitude', () => {
    const openDays = (own: Parameters<typeof sampleBrief>[0]) => {
      const trip = sampleBrief({ when: { kind: 'dates', firstDate: '2027-06-07', days: 8 }, ...own });
      const windows = places({ altitudeMetres: 4700 }, trip)[0]?.windowsByDay ?? [];
      return windows.flatMap((day, index) => (day.length > 0 ? [index] : []));
    };
    expect(openDays({})[0]).toBe(3);
    expect(openDays({ isCarefulWithAltitude: true })[0]).toBe(5);
    // A must-see that would wait too long is left behind on the way.
    expect(openDays({ isCarefulWithAltitude: true, mustSeeSpotIds: ['a'] })[0]).toBe(3);
  });

  it('lets a must-see start later in the morning than other sights of its kind', () => {
    const outOfTown = { latitude: 30.4, longitude: 110 };
    const wall = { variety: 'great-wall' as const, visitMinutes: 180, coordinates: outOfTown };
    const lastStart = (own = brief) => places(wall, own)[0]?.preferredByDay?.[1]?.[0]?.lastEntry ?? 0;
    expect(lastStart(sampleBrief({ mustSeeSpotIds: ['a'] }))).toBeGreaterThan(lastStart());
  });

  it('gives an icon of half a day more worth than its score, so that it is planned', () => {
    const worthOf = (popularity: number, visitMinutes: number) =>
      places({ popularity, visitMinutes }, brief, besideFamous)[0]?.score ?? 0;
    expect(worthOf(97, 240) - worthOf(94, 240)).toBeGreaterThan(250);
    expect(worthOf(97, 120) - worthOf(94, 120)).toBeLessThan(200);
  });

  it('gives the best known sight of a city more worth than the same sight beside a better known one', () => {
    const alone = { ...sampleCatalogue, spots: [] };
    const worthOf = (popularity: number, catalogue: typeof besideFamous) =>
      places({ popularity }, brief, catalogue)[0]?.score ?? 0;
    expect(worthOf(70, alone) - worthOf(70, besideFamous)).toBeGreaterThan(100);
    expect(worthOf(30, alone)).toBe(worthOf(30, besideFamous)); // below the popularity of a main sight
  });

  it('gives a short visit to a lesser sight far out of town little worth', () => {
    const [near, far] = [
      { latitude: 0.05, longitude: 0 },
      { latitude: 0.6, longitude: 0 },
    ].map((off) => {
      const { latitude = 0, longitude = 0 } =
        sampleCatalogue.cities.find(({ id }) => id === 'alba')?.coordinates ?? {};
      return { latitude: latitude + off.latitude, longitude: longitude + off.longitude };
    });
    const worthOf = (coordinates: typeof near, rest: Parameters<typeof sampleSpot>[2] = {}) =>
      places({ popularity: 60, visitMinutes: 60, ...(coordinates && { coordinates }), ...rest })[0]?.score ??
      0;
    expect(worthOf(far)).toBeLessThan(worthOf(near) / 5);
    expect(worthOf(far, { visitMinutes: 180 })).toBe(worthOf(near, { visitMinutes: 180 }));
    expect(worthOf(far, { popularity: 85 })).toBe(worthOf(near, { popularity: 85 }));
  });

  it('gives a disliked spot no worth, even if it saves a lunch', () => {
    const spot = { category: 'museum' as const, visitMinutes: 300, foodInside: 'restaurants' as const };
    expect(places(spot)[0]?.score).toBeGreaterThan(150);
    expect(places(spot, sampleBrief({ dislikedKinds: ['museum'] }))[0]?.score).toBe(0);
  });

  it('keeps all hours of every sight on a layover of one day', () => {
    const layover = sampleBrief({ when: { kind: 'dates', firstDate: '2027-04-10', days: 1 } });
    const promenade = { bestTimeOfDay: ['sunset', 'night'] as ('sunset' | 'night')[] };
    expect(places(promenade, layover)[0]?.preferredByDay).toBeUndefined();
    expect(places(promenade)[0]?.preferredByDay).toBeDefined();
  });

  it('prefers late hours for a spot that is best late, unless it is the must-see of a short trip', () => {
    const late = {
      bestTimeOfDay: ['night' as const],
      openingHours: [{ open: '00:00', close: '24:00', closedOn: [] }],
    };
    const opensAt = (rest: Partial<TripBrief> = {}) => {
      const [place] = places(late, sampleBrief(rest));
      return (place?.preferredByDay ?? place?.windowsByDay)?.[0]?.[0]?.open;
    };
    const days = (count: number) => ({ kind: 'dates', firstDate: '2027-04-10', days: count }) as const;
    expect(opensAt()).toBeGreaterThan(18 * 60);
    expect(opensAt({ mustSeeSpotIds: ['a'] })).toBeGreaterThan(18 * 60);
    expect(opensAt({ mustSeeSpotIds: ['a'], when: days(3) })).toBe(paces.balanced.startMinute);
  });
});

describe('splitVisit', () => {
  it.each([
    [120, 600, { minutes: 120, parts: 1 }],
    [660, 600, { minutes: 600, parts: 1 }],
    [2880, 600, { minutes: 600, parts: 3 }],
    [60, 0, { minutes: 0, parts: 0 }],
  ])('splits %i minutes into parts of at most %i', (visit, possible, expected) => {
    expect(splitVisit(visit, possible)).toEqual(expected);
  });
});

describe('priceOf', () => {
  const family = sampleBrief({ travellers: { adults: 2, children: 1 } });
  const ticket = { name: 'x', kind: 'entry', audience: 'adult', price: money(6000) } as const;

  it('uses the ticket of the season', () => {
    const winter = { ...ticket, price: money(4000), season: { from: '11-01', to: '03-31' } };
    const summer = { ...ticket, season: { from: '04-01', to: '10-31' } };
    expect(priceOf(sampleSpot('a', 'alba', { tickets: [winter, summer] }), brief, sampleCatalogue)).toBe(
      12_000,
    );
  });

  it('uses the child price for children, else the adult price', () => {
    const child = { ...ticket, audience: 'child', price: money(3000) } as const;
    expect(priceOf(sampleSpot('a', 'alba', { tickets: [ticket, child] }), family, sampleCatalogue)).toBe(
      15_000,
    );
    expect(priceOf(sampleSpot('a', 'alba', { tickets: [ticket] }), family, sampleCatalogue)).toBe(18_000);
  });

  it('converts other currencies to fen, and is 0 for free entry', () => {
    const hongKong = sampleSpot('a', 'alba', { tickets: [{ ...ticket, price: money(10_000, 'HKD') }] });
    expect(priceOf(hongKong, brief, { ...sampleCatalogue, cnyPer: { HKD: 0.9 } })).toBe(18_000);
    expect(priceOf({ ...hongKong, free: true }, brief, sampleCatalogue)).toBe(0);
  });

  it('ignores extra tickets', () => {
    const extra = { ...ticket, kind: 'extra', price: money(1000) } as const;
    expect(priceOf(sampleSpot('a', 'alba', { tickets: [extra, ticket] }), brief, sampleCatalogue)).toBe(
      12_000,
    );
  });
});

describe('preferVariety', () => {
  it('lowers the second spot of a category, not the first', () => {
    const both = [
      ...places({ popularity: 80 }),
      ...toPlaces(sampleSpot('b', 'alba'), brief, sampleCatalogue, byRoad),
    ];
    const [first, second] = preferVariety(both, new Set(), sampleBrief({ preferenceTagIds: [] }));
    expect(first?.score).toBe(both[0]?.score);
    expect(second?.score).toBeLessThan(both[1]?.score ?? 0);
  });

  it('lowers the second museum less for a lover of art', () => {
    const museum = (id: string, popularity: number) =>
      toPlaces(sampleSpot(id, 'alba', { category: 'museum', popularity }), brief, sampleCatalogue, byRoad);
    const both = [...museum('best', 80), ...museum('other', 70)];
    const secondFor = (preferenceTagIds: string[]) =>
      preferVariety(both, new Set(), { preferenceTagIds })[1]?.score ?? 0;
    expect(secondFor(['art'])).toBeGreaterThan(secondFor(['food']));
    expect(secondFor(['art'])).toBeLessThan(both[1]?.score ?? 0);
  });

  it('lowers the worth of a second observation deck, but not of a promenade with the same skyline', () => {
    const share = (category: 'tower' | 'street') => {
      const both = [
        ...places({ popularity: 80, category: 'tower', variety: 'skyline' }),
        ...toPlaces(
          sampleSpot('b', 'alba', { category, variety: 'skyline' }),
          brief,
          sampleCatalogue,
          byRoad,
        ),
      ];
      return (preferVariety(both, new Set(), sampleBrief())[1]?.score ?? 0) / (both[1]?.score ?? 1);
    };
    expect(share('tower')).toBeCloseTo(0.2, 1);
    expect(share('street')).toBe(1);
  });
});

describe('nightsHighOf', () => {
  const nights = (altitudeMetres: number, category: 'temple' | 'street', isCareful = false) =>
    nightsHighOf({ altitudeMetres, category }, { altitudeMetres: 3650 }, isCareful);

  it('plans only strolls on the day of arrival at great height, and climbs and very high sights later', () => {
    expect(nights(3650, 'street')).toBe(0);
    expect(nights(3650, 'temple')).toBe(1);
    expect(nights(3760, 'temple')).toBe(2);
    expect(nights(4750, 'temple')).toBe(3);
  });

  it('waits longer for a very high sight with children or seniors', () => {
    expect(nights(4750, 'temple', true)).toBeGreaterThan(nights(4750, 'temple'));
  });

  it('is 0 in a city that is not high', () => {
    expect(nightsHighOf({ altitudeMetres: 2400, category: 'temple' }, { altitudeMetres: 2400 }, true)).toBe(
      0,
    );
  });
});

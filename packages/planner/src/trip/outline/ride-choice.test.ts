import { describe, expect, it } from 'vitest';
import type { ProblemInput } from '../../create-problem.ts';
import { beijing, xian } from '../../fixtures/towns.ts';
import { buildTrip, type Town, train } from '../../fixtures/trip-builder.ts';
import type { PlanDay } from '../../plan.ts';
import type { Service } from '../../problem.ts';
import { createTables } from '../frame.ts';
import { basePrices } from '../prices.ts';
import { createSearchSpace } from '../search-space.ts';
import { lossOfEarlyRides, rankRides } from './ride-choice.ts';

const stays = [
  { cityId: 'beijing', fromDayIndex: 0, nights: 1, hotelId: 'courtyard' },
  { cityId: 'xian', fromDayIndex: 1, nights: 1, hotelId: 'inn' },
];

/** Ranks the rides from Beijing to Xi'an on the second of three days, as "service@minute". */
function rank(
  services: readonly Service[],
  { towns = [beijing, xian], ...rest }: Partial<ProblemInput> & { towns?: readonly Town[] } = {},
): string[] {
  const problem = buildTrip(towns, { dayCount: 3, services, ...rest });
  const space = createSearchSpace(problem, []);
  const prices = basePrices(problem);
  const hop = { space, stays, hop: 1, earlier: [undefined], prices, tables: createTables(space, prices) };
  return rankRides(hop).map(({ service, departMinute }) => `${service.id}@${departMinute}`);
}

const toXian = (id: string, minutes: readonly number[], rest: Partial<Service> = {}): Service =>
  train(id, 'beijing-west', 'xian-station', minutes, rest);
const weights = { localMinute: 0.01, rideMinute: 0.01, money: 0, hotelChange: 1 };

describe('rankRides', () => {
  it('prefers the faster of two rides at the same time', () => {
    const rides = [toXian('slow', [720], { durationMinutes: 300 }), toXian('fast', [720])];
    expect(rank(rides)).toEqual(['fast@720', 'slow@720']);
  });

  it('prefers the cheaper of two equal rides when money counts', () => {
    const rides = [toXian('dear', [720], { costMinor: 90_000 }), toXian('fair', [720])];
    expect(rank(rides, { weights: { ...weights, money: 1 } })).toEqual(['fair@720', 'dear@720']);
  });

  it('counts the score of a service', () => {
    const rides = [toXian('plain', [720]), toXian('scenic', [720], { score: 50 })];
    expect(rank(rides)[0]).toBe('scenic@720');
  });

  it('leaves the time to the city with the better sights', () => {
    const dull = { ...beijing, places: [{ id: 'gate', score: 1 }] };
    const rides = [toXian('g', [600, 1020])];
    expect(rank(rides, { towns: [dull, xian] })[0]).toBe('g@600');
    expect(rank(rides, { towns: [beijing, { ...xian, places: dull.places }] })[0]).toBe('g@1020');
  });

  it('lists no ride that leaves before the group has fetched its bags', () => {
    const atDoor = { ...beijing, hotels: [{ id: 'courtyard', at: [0, 0] as const }] };
    const rides = [toXian('g', [529, 530], { boardMinutes: 10 })]; // the day starts at 510
    expect(rank(rides, { towns: [atDoor, xian], bagMinutes: 10 })).toEqual(['g@530']);
  });

  it('lists a ride before the start of the day from the earliest minute on, after later ones', () => {
    const atDoor = { ...beijing, hotels: [{ id: 'courtyard', at: [0, 0] as const }] };
    const rides = [toXian('g', [419, 420, 600], { boardMinutes: 20 })];
    expect(rank(rides, { towns: [atDoor, xian], earliestRideMinute: 400 })).toEqual(['g@600', 'g@420']);
  });

  it('takes a ride before the easy minute only after all others, however good the sights are', () => {
    const dull = { ...beijing, places: [{ id: 'gate', score: 1 }] };
    const rides = [toXian('g', [440, 700])]; // the day starts at 510
    const early = { towns: [dull, xian], earliestRideMinute: 345 };
    const isEarly = (list: readonly string[]) => list[0] === 'g@440';
    expect(isEarly(rank(rides, { ...early, easyRideMinute: 480 }))).toBe(false);
    expect(rank([toXian('only', [440])], { ...early, easyRideMinute: 480 })).toEqual(['only@440']);
  });

  it('prefers to arrive before the end of the day where rides may leave early', () => {
    const towns = [
      { ...beijing, places: [{ id: 'gate', score: 1 }] },
      { ...xian, places: [{ id: 'door', score: 1 }] },
    ];
    const rides = [toXian('g', [900, 1200], { durationMinutes: 100 })]; // the day ends at 1230
    expect(rank(rides, { towns, earliestRideMinute: 400 })[0]).toBe('g@900');
  });

  it('lists no ride that leaves before the group can board', () => {
    const atDoor = { ...beijing, hotels: [{ id: 'courtyard', at: [0, 0] as const }] };
    const rides = [toXian('g', [529, 530], { boardMinutes: 20 })]; // the day starts at 510
    expect(rank(rides, { towns: [atDoor, xian] })).toEqual(['g@530']);
  });

  it('lists no ride that reaches the hotel after midnight', () => {
    expect(rank([toXian('late', [1300], { durationMinutes: 150 })])).toEqual([]);
  });

  it('lists only the departures of that day, and typical departures at equal intervals', () => {
    const onDay = (dayIndex: number) =>
      toXian('g', [], { departures: { kind: 'timetable', minutes: [720], dayIndexes: [dayIndex] } });
    expect(rank([onDay(0)])).toEqual([]);
    expect(rank([onDay(1)])).toEqual(['g@720']);
    const typical = { kind: 'typical', firstMinute: 600, lastMinute: 800, everyMinutes: 90 } as const;
    expect(rank([toXian('g', [], { departures: typical })]).toSorted()).toEqual(['g@600', 'g@690', 'g@780']);
  });
});

describe('rides from a city without a night there', () => {
  it('leave after the ride that brings the group', () => {
    const problem = buildTrip([beijing, xian], { dayCount: 3, services: [toXian('g', [700, 800])] });
    const space = createSearchSpace(problem, []);
    const prices = basePrices(problem);
    const arrival = toXian('arrival', [600], {
      toId: 'beijing-west',
      durationMinutes: 120,
      alightMinutes: 10,
    });
    const hop = {
      space,
      stays: [
        { cityId: 'beijing', fromDayIndex: 1, nights: 0, hotelId: undefined },
        { cityId: 'xian', fromDayIndex: 1, nights: 1, hotelId: 'inn' },
      ],
      hop: 1,
      earlier: [{ service: arrival, dayIndex: 1, departMinute: 600 }],
      prices,
      tables: createTables(space, prices),
    };
    expect(rankRides(hop).map(({ departMinute }) => departMinute)).toEqual([800]); // it arrives at 12:10
  });
});

describe('rides of one service', () => {
  it('are at least an hour apart, so that the first few differ', () => {
    const listed = rank([toXian('g', [600, 620, 640, 700]), toXian('d', [630])]);
    expect(listed.filter((ride) => ride.startsWith('g'))).toHaveLength(2);
    expect(listed.some((ride) => ride.startsWith('d'))).toBe(true);
  });
});

describe('lossOfEarlyRides', () => {
  it('counts the minutes by which a group leaves its hotel too early for a ride, and no early visit', () => {
    const problem = buildTrip([beijing, xian], { dayCount: 2, easyRideMinute: 480 });
    const at = { startMinute: 400, endMinute: 420, costMinor: 0 };
    const way = {
      kind: 'transfer',
      cityId: '',
      fromId: '',
      toId: '',
      mode: 'taxi',
      meters: 1,
      ...at,
    } as const;
    const ride = { kind: 'ride', serviceId: '', mode: '', fromId: '', toId: '', reason: '', ...at } as const;
    const visit = { kind: 'visit', placeId: '', reason: '', ...at } as const;
    const loss = (...items: PlanDay['items']) =>
      lossOfEarlyRides(problem, [
        { dayIndex: 0, date: '', items: [] },
        { dayIndex: 1, date: '', items },
      ]);
    expect(loss(way, ride)).toBeGreaterThan(0);
    expect(loss(way, visit)).toBe(0);
  });
});

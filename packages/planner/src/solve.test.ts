import { describe, expect, test } from 'vitest';
import { itemsOf, mealsOf, placesOf, planOf, visitsOf } from './fixtures/solved-plan.ts';
import { allDay, buildTrip, lunch, type Town, train } from './fixtures/trip-builder.ts';
import type { Plan } from './plan.ts';
import type { Constraint } from './problem.ts';
import { solve } from './solve.ts';
import { maxIterations } from './stop.ts';

const xian: Town = {
  id: 'xian',
  gatewayIds: ['xian-station'],
  places: [
    { id: 'army', score: 30, visitMinutes: 150, kinds: ['museum'], at: [9, 9] },
    { id: 'wall', score: 20, kinds: ['walk'], outdoor: true, at: [1, 1] },
    { id: 'mosque', score: 12, kinds: ['temple'], at: [1, 2] },
    { id: 'pagoda', score: 14, kinds: ['temple'], at: [3, 4] },
    { id: 'forest', score: 9, kinds: ['museum'], at: [2, 1] },
  ],
  hotels: [
    { id: 'inn', features: ['garden'], costMinor: 30_000, at: [1, 0] },
    { id: 'palace', features: ['pool'], costMinor: 90_000, score: 8, at: [2, 2] },
  ],
  restaurants: [
    { id: 'noodles', kinds: ['shaanxi'], costMinor: 4000, at: [2, 1] },
    { id: 'duck', kinds: ['beijing'], costMinor: 12_000, at: [3, 3] },
  ],
};
const beijing: Town = {
  id: 'beijing',
  gatewayIds: ['beijing-west'],
  places: [
    { id: 'palace-museum', score: 40, visitMinutes: 180, kinds: ['museum'] },
    { id: 'temple-of-heaven', score: 20, kinds: ['temple'] },
    { id: 'summer-palace', score: 25, visitMinutes: 150, kinds: ['garden'] },
    { id: 'hutongs', score: 10, kinds: ['walk'], outdoor: true },
  ],
  hotels: [{ id: 'courtyard', costMinor: 50_000 }],
};
const rides = [
  train('g87', 'beijing-west', 'xian-station', [480, 840], { durationMinutes: 270, costMinor: 51_500 }),
  train('d5', 'beijing-west', 'xian-station', [1230], {
    durationMinutes: 150,
    costMinor: 20_000,
    mode: 'flight',
  }),
  train('g88', 'xian-station', 'beijing-west', [540, 900], { durationMinutes: 270, costMinor: 51_500 }),
];
const oneDay = (constraints: readonly Constraint[] = [], town = xian) =>
  buildTrip([town], { dayCount: 1, constraints });
const twoCities = (constraints: readonly Constraint[] = []) =>
  buildTrip([beijing, xian], { dayCount: 5, services: rides, constraints });

const withPlace = (town: Town, id: string, change: Partial<Town['places'][number]>): Town => ({
  ...town,
  places: town.places.map((place) => (place.id === id ? { ...place, ...change } : place)),
});

describe('A: one city', () => {
  test('A01 a day is filled with the best places within opening hours', () => {
    const plan = planOf(oneDay());
    expect(placesOf(plan)).toContain('army');
    expect(visitsOf(plan).every((visit) => visit.startMinute >= 540 && visit.endMinute <= 1080)).toBe(true);
  });
  test('A02 a place is not visited on its closing day', () => {
    const plan = planOf(
      buildTrip([withPlace(xian, 'army', { windowsByDay: [[], allDay] })], { dayCount: 2 }),
    );
    expect(placesOf(plan, 0)).not.toContain('army');
    expect(placesOf(plan, 1)).toContain('army');
  });
  test('A03 last entry is kept', () => {
    const windows = [{ open: 540, close: 1080, lastEntry: 560 }];
    const plan = planOf(
      oneDay(
        [{ id: 'must', rule: 'visit', placeIds: ['wall'] }],
        withPlace(xian, 'wall', { windowsByDay: [windows] }),
      ),
    );
    expect(visitsOf(plan).find(({ placeId }) => placeId === 'wall')?.startMinute).toBeLessThanOrEqual(560);
  });
  test('A04 a lunch break closes a place in between', () => {
    const windows = [
      { open: 540, close: 660 },
      { open: 840, close: 1080 },
    ];
    const places = xian.places.map((place) => ({ ...place, windowsByDay: [windows] }));
    const plan = planOf(oneDay([], { ...xian, places }));
    for (const { startMinute, endMinute } of visitsOf(plan))
      expect(endMinute <= 660 || startMinute >= 840).toBe(true);
  });
  test('A05 a slow pace means fewer visits and pauses after each', () => {
    const day = { date: '2027-04-10', startMinute: 510, endMinute: 1260, maxVisits: 2, bufferMinutes: 30 };
    expect(placesOf(planOf(buildTrip([xian], { dayCount: 1, days: [day] })))).toHaveLength(2);
  });
  test('A06 every place left out has a reason', () => {
    const plan = planOf(
      oneDay([{ id: 'no', rule: 'avoid', ids: ['army'] }], withPlace(xian, 'wall', { windowsByDay: [[]] })),
    );
    const reasons = new Map(plan.leftOut.map(({ placeId, reason }) => [placeId, reason]));
    expect(reasons.get('army')).toBe('avoided');
    expect(reasons.get('wall')).toBe('closed');
  });
});

describe('B: several cities', () => {
  test('B01 cities follow the rides, nights follow the worth, and every night has a hotel', () => {
    const plan = planOf(twoCities());
    expect(plan.stays.map(({ cityId }) => cityId)).toEqual(['beijing', 'xian']);
    expect(plan.stays.reduce((sum, { nights }) => sum + nights, 0)).toBe(4);
  });
  test('B02 rides leave by the timetable', () => {
    const ride = itemsOf(planOf(twoCities())).find((item) => item.kind === 'ride');
    expect([480, 840, 1230]).toContain(ride?.startMinute);
  });
  test('B03 limits on nights are kept', () => {
    const plan = planOf(
      buildTrip([{ ...beijing, rules: { maxNights: 1 } }, xian], { dayCount: 5, services: rides }),
    );
    expect(plan.stays.map(({ nights }) => nights)).toEqual([1, 3]);
  });
  test('B04 a home town is only passed through', () => {
    const home: Town = {
      id: 'home',
      gatewayIds: ['home-station'],
      places: [],
      hotels: [],
      rules: { transitOnly: true },
    };
    const services = [
      train('out', 'home-station', 'xian-station', [420, 600]),
      train('back', 'xian-station', 'home-station', [960, 1080]),
    ];
    const problem = buildTrip([xian, home], {
      dayCount: 2,
      services,
      start: { at: ['home-station'], minute: 360 },
      end: { at: ['home-station'], minute: 1440 },
    });
    const plan = planOf(problem);
    expect(plan.stays.map(({ cityId, nights }) => [cityId, nights])).toEqual([['xian', 1]]);
    expect(itemsOf(plan)[0]).toMatchObject({ kind: 'ride', serviceId: 'out' });
    expect(itemsOf(plan).at(-1)).toMatchObject({ kind: 'ride', serviceId: 'back' });
  });
});

describe('C: hard constraints', () => {
  const cases: [string, Constraint, (plan: Plan) => boolean][] = [
    [
      'C01 must see',
      { id: 'k', rule: 'visit', placeIds: ['forest'] },
      (plan) => placesOf(plan).includes('forest'),
    ],
    [
      'C02 must not',
      { id: 'k', rule: 'avoid', ids: ['wall', 'palace'] },
      (plan) => !placesOf(plan).includes('wall'),
    ],
    [
      'C03 at least two temples',
      { id: 'k', rule: 'kindCount', of: 'place', kinds: ['temple'], min: 2 },
      (plan) => ['mosque', 'pagoda'].every((id) => placesOf(plan).includes(id)),
    ],
    [
      'C04 no museum at all',
      { id: 'k', rule: 'kindCount', of: 'place', kinds: ['museum'], max: 0 },
      (plan) => !placesOf(plan).includes('army'),
    ],
    [
      'C05 a budget in total',
      {
        id: 'k',
        rule: 'budget',
        scopes: ['sights', 'meals', 'hotels', 'intercity', 'local'],
        maxMinor: 42_000,
      },
      (plan) => plan.totals.costMinor <= 42_000,
    ],
    [
      'C06 a budget for tickets',
      { id: 'k', rule: 'budget', scopes: ['sights'], maxMinor: 9000 },
      (plan) => plan.totals.costByScope.sights <= 9000,
    ],
    [
      'C07 a hotel with a pool',
      { id: 'k', rule: 'hotelFeatures', features: ['pool'], match: 'all' },
      (plan) => plan.stays[0]?.hotelId === 'palace',
    ],
    [
      'C08 a hotel near a place',
      { id: 'k', rule: 'hotelWithin', locationId: 'wall', meters: 1400 },
      (plan) => plan.stays[0]?.hotelId === 'inn',
    ],
    [
      'C09 no taxis',
      { id: 'k', rule: 'localModes', allowed: ['walk'] },
      (plan) => itemsOf(plan).every((item) => item.kind !== 'transfer' || item.mode === 'walk'),
    ],
    [
      'C10 a taxi at least once',
      { id: 'k', rule: 'useLocalModes', modes: ['taxi'] },
      (plan) => itemsOf(plan).some((item) => item.kind === 'transfer' && item.mode === 'taxi'),
    ],
    [
      'C11 taxis for long ways',
      { id: 'k', rule: 'modeBeyond', meters: 1500, mode: 'taxi' },
      (plan) =>
        itemsOf(plan).every(
          (item) => item.kind !== 'transfer' || item.meters <= 1500 || item.mode === 'taxi',
        ),
    ],
    [
      'C12 at a place in the evening',
      { id: 'k', rule: 'timeAt', locationId: 'wall', endFrom: 1020 },
      (plan) => visitsOf(plan).some(({ placeId, endMinute }) => placeId === 'wall' && endMinute >= 1020),
    ],
    [
      'C13 one before the other',
      { id: 'k', rule: 'order', firstId: 'army', secondId: 'wall' },
      (plan) =>
        !placesOf(plan).includes('wall') || placesOf(plan).indexOf('army') < placesOf(plan).indexOf('wall'),
    ],
    [
      'C14 one of two',
      {
        id: 'k',
        rule: 'anyOf',
        options: [
          { rule: 'visit', placeIds: ['army', 'forest'] },
          { rule: 'avoid', ids: ['army'] },
        ],
      },
      (plan) => placesOf(plan).includes('army') === placesOf(plan).includes('forest'),
    ],
  ];
  test.each(cases)('%s', (_, constraint, holds) => {
    expect(holds(planOf(buildTrip([xian], { dayCount: 2, constraints: [constraint] })))).toBe(true);
  });
  test('C15 arrive by and by train only', () => {
    const plan = planOf(
      twoCities([
        { id: 'train', rule: 'rideModes', which: 'all', allowed: ['train'] },
        { id: 'both', rule: 'cities', cityIds: ['beijing', 'xian'] },
        { id: 'early', rule: 'arriveBy', dayIndex: 4, minute: 800 },
      ]),
    );
    const ride = itemsOf(plan).find((item) => item.kind === 'ride');
    expect(ride).toMatchObject({ mode: 'train' });
  });
  test('C16 only cities of the visa area', () => {
    const problem = buildTrip([beijing, xian], {
      dayCount: 3,
      services: rides,
      end: { at: ['beijing-west'], minute: 1200 },
      constraints: [{ id: 'visa', rule: 'visaArea', cityIds: ['beijing'], maxDays: 6 }],
    });
    expect(planOf(problem).stays.map(({ cityId }) => cityId)).toEqual(['beijing']);
  });
});

describe('D: meals and wishes', () => {
  test('D01 lunch is had every day, in its time', () => {
    const plan = planOf(buildTrip([xian], { dayCount: 2, meals: [lunch] }));
    expect(mealsOf(plan)).toHaveLength(2);
  });
  test('D02 a cuisine that must be had is had', () => {
    const plan = planOf(
      buildTrip([xian], {
        dayCount: 2,
        meals: [lunch],
        constraints: [{ id: 'k', rule: 'kindCount', of: 'restaurant', kinds: ['beijing'], min: 1 }],
      }),
    );
    expect(mealsOf(plan).map(({ locationId }) => locationId)).toContain('duck');
  });
  test('D03 hotel breakfast is had on every morning at the hotel', () => {
    const breakfast = {
      ...lunch,
      id: 'breakfast',
      earliestMinute: 480,
      latestMinute: 540,
      minutes: 30,
      where: ['hotel'] as const,
    };
    const plan = planOf(buildTrip([xian], { dayCount: 3, meals: [breakfast] }));
    expect(mealsOf(plan)).toHaveLength(2);
  });
  test('D04 a wish is kept when it costs little and named as kept', () => {
    const problem = buildTrip([xian], {
      dayCount: 1,
      wishes: [{ id: 'quiet', weight: 15, wish: { rule: 'visit', placeIds: ['forest'] } }],
    });
    expect(planOf(problem).wishesKept).toEqual(['quiet']);
  });
});

describe('F: the search', () => {
  const problem = twoCities();
  test('F01 equal seeds and iterations give equal plans', () => {
    const options = { stop: maxIterations(500), seed: 3 };
    expect(solve(problem, options)).toEqual(solve(problem, options));
  });
  test('F02 a whole plan comes first and only better ones follow', () => {
    const scores: number[] = [];
    solve(problem, { stop: maxIterations(1500), seed: 3, onPlan: ({ score }) => scores.push(score) });
    expect(scores.length).toBeGreaterThan(0);
    expect(scores).toEqual([...scores].sort((a, b) => a - b));
  });
  test('F03 starting from a plan never ends with a worse one', () => {
    const initial = planOf(problem, 800);
    const outcome = solve(problem, { stop: maxIterations(1), seed: 99, initial });
    expect(outcome.status === 'planned' && outcome.plan.score).toBeGreaterThanOrEqual(initial.score);
  });
  test('F04 even an exhausted allowance yields a plan', () => {
    expect(solve(problem, { stop: () => 1, seed: 1 }).status).toBe('planned');
  });
});

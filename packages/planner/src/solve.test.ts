import { describe, expect, test } from 'vitest';
import { itemsOf, mealsOf, placesOf, planOf, visitsOf } from './fixtures/solved-plan.ts';
import { beijing, fromBeijingToXian, rides, xian } from './fixtures/towns.ts';
import { allDay, buildTrip, lunch, type Town, train } from './fixtures/trip-builder.ts';
import type { Constraint } from './problem.ts';
import { solve } from './solve.ts';
import { maxIterations } from './stop.ts';

const oneDay = (constraints: readonly Constraint[] = [], town = xian) =>
  buildTrip([town], { dayCount: 1, constraints });

const withPlace = (town: Town, id: string, change: Partial<Town['places'][number]>): Town => ({
  ...town,
  places: town.places.map((place) => (place.id === id ? { ...place, ...change } : place)),
});

describe('A: one city', () => {
  test('A01 fills a day with the best places within opening hours', () => {
    const plan = planOf(oneDay());
    expect(placesOf(plan)).toContain('army');
    expect(visitsOf(plan).every((visit) => visit.startMinute >= 540 && visit.endMinute <= 1080)).toBe(true);
  });
  test('A02 does not visit a place on its closing day', () => {
    const plan = planOf(
      buildTrip([withPlace(xian, 'army', { windowsByDay: [[], allDay] })], { dayCount: 2 }),
    );
    expect(placesOf(plan, 0)).not.toContain('army');
    expect(placesOf(plan, 1)).toContain('army');
  });
  test('A03 starts a visit by the last entry', () => {
    const windows = [{ open: 540, close: 1080, lastEntry: 560 }];
    const plan = planOf(
      oneDay(
        [{ id: 'must', rule: 'visit', placeIds: ['wall'] }],
        withPlace(xian, 'wall', { windowsByDay: [windows] }),
      ),
    );
    expect(visitsOf(plan).find(({ placeId }) => placeId === 'wall')?.startMinute).toBeLessThanOrEqual(560);
  });
  test('A04 does not visit a place during its lunch break', () => {
    const windows = [
      { open: 540, close: 660 },
      { open: 840, close: 1080 },
    ];
    const places = xian.places.map((place) => ({ ...place, windowsByDay: [windows] }));
    const plan = planOf(oneDay([], { ...xian, places }));
    for (const { startMinute, endMinute } of visitsOf(plan))
      expect(endMinute <= 660 || startMinute >= 840).toBe(true);
  });
  test('A05 plans at most maxVisits visits, each followed by a pause', () => {
    const day = { date: '2027-04-10', startMinute: 510, endMinute: 1260, maxVisits: 2, bufferMinutes: 30 };
    expect(placesOf(planOf(buildTrip([xian], { dayCount: 1, days: [day] })))).toHaveLength(2);
  });
  test('A06 gives a reason for every place left out', () => {
    const plan = planOf(
      oneDay([{ id: 'no', rule: 'avoid', ids: ['army'] }], withPlace(xian, 'wall', { windowsByDay: [[]] })),
    );
    const reasons = new Map(plan.leftOut.map(({ placeId, reason }) => [placeId, reason]));
    expect(reasons.get('army')).toBe('avoided');
    expect(reasons.get('wall')).toBe('closed');
  });
  test('A07 ends visits by the end of the day even when the trip ends later', () => {
    const day = { date: '2027-04-10', startMinute: 510, endMinute: 800 };
    const visits = visitsOf(planOf(buildTrip([xian], { dayCount: 1, days: [day] })));
    expect(visits.length).toBeGreaterThan(0);
    expect(visits.every(({ endMinute }) => endMinute <= 800)).toBe(true);
  });
});

describe('B: several cities', () => {
  test('B01 orders cities by the available rides and fills every night', () => {
    const plan = planOf(fromBeijingToXian());
    expect(plan.stays.map(({ cityId }) => cityId)).toEqual(['beijing', 'xian']);
    expect(plan.stays.reduce((sum, { nights }) => sum + nights, 0)).toBe(4);
  });
  test('B02 takes rides at minutes of their timetable', () => {
    const ride = itemsOf(planOf(fromBeijingToXian())).find((item) => item.kind === 'ride');
    expect([480, 840, 1230]).toContain(ride?.startMinute);
  });
  test('B03 keeps the night limits of a city', () => {
    const plan = planOf(
      buildTrip([{ ...beijing, rules: { maxNights: 1 } }, xian], { dayCount: 5, services: rides }),
    );
    expect(plan.stays.map(({ nights }) => nights)).toEqual([1, 3]);
  });
  const home: Town = {
    id: 'home',
    gatewayIds: ['home-station'],
    places: [],
    hotels: [],
    rules: { transitOnly: true },
  };
  test('B04 passes through a transit-only city without a stay', () => {
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
  test('B05 returns home from a round trip through two cities', () => {
    const problem = buildTrip([beijing, xian, home], {
      dayCount: 4,
      services: [
        train('out', 'home-station', 'beijing-west', [600]),
        ...rides,
        train('back', 'xian-station', 'home-station', [960]),
      ],
      start: { at: ['home-station'], minute: 360 },
      end: { at: ['home-station'], minute: 1440 },
    });
    const taken = itemsOf(planOf(problem)).flatMap((item) => (item.kind === 'ride' ? [item.serviceId] : []));
    expect([taken[0], taken.length, taken.at(-1)]).toEqual(['out', 3, 'back']);
  });
  test('B06 leaves a city after the arrival there, on a trip of one day', () => {
    const problem = buildTrip([xian, home], {
      dayCount: 1,
      services: [
        train('out', 'home-station', 'xian-station', [600]), // arrives at 12:00
        train('early-back', 'xian-station', 'home-station', [700], { costMinor: 0, score: 100 }),
        train('back', 'xian-station', 'home-station', [960]),
      ],
      start: { at: ['home-station'], minute: 360 },
      end: { at: ['home-station'], minute: 1440 },
    });
    const taken = itemsOf(planOf(problem)).flatMap((item) => (item.kind === 'ride' ? [item.serviceId] : []));
    expect(taken).toEqual(['out', 'back']);
  });
});

describe('D: meals and wishes', () => {
  test('D01 plans lunch on every day', () => {
    const plan = planOf(buildTrip([xian], { dayCount: 2, meals: [lunch] }));
    expect(mealsOf(plan)).toHaveLength(2);
  });
  test('D02 plans breakfast at the hotel after every night', () => {
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
  test('D03 keeps a wish that costs little and lists it as kept', () => {
    const problem = buildTrip([xian], {
      dayCount: 1,
      wishes: [{ id: 'quiet', weight: 15, wish: { rule: 'visit', placeIds: ['forest'] } }],
    });
    expect(planOf(problem).wishesKept).toEqual(['quiet']);
  });
});

describe('F: the search', () => {
  const problem = fromBeijingToXian();
  test('F01 returns equal plans for equal seeds and iteration limits', () => {
    const options = { stop: maxIterations(500), seed: 3 };
    expect(solve(problem, options)).toEqual(solve(problem, options));
  });
  test('F02 reports complete plans in order of rising score', () => {
    const scores: number[] = [];
    solve(problem, { stop: maxIterations(1500), seed: 3, onPlan: ({ score }) => scores.push(score) });
    expect(scores.length).toBeGreaterThan(0);
    expect(scores).toEqual([...scores].sort((a, b) => a - b));
  });
  test('F03 never returns a worse plan than the initial one', () => {
    const initial = planOf(problem, 800);
    const outcome = solve(problem, { stop: maxIterations(1), seed: 99, initial });
    expect(outcome.status === 'planned' && outcome.plan.score).toBeGreaterThanOrEqual(initial.score);
  });
  test('F04 returns a plan even when the stop rule fires immediately', () => {
    expect(solve(problem, { stop: () => 1, seed: 1 }).status).toBe('planned');
  });
});

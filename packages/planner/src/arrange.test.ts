import { describe, expect, test } from 'vitest';
import { arrange, arrangementOf, retime } from './arrange.ts';
import { createRandomProblem } from './fixtures/random-problem.ts';
import { placesOf, planOf, visitsOf } from './fixtures/solved-plan.ts';
import { buildTrip, lunch, type Town, train } from './fixtures/trip-builder.ts';
import { repair } from './repair.ts';
import { solve } from './solve.ts';
import { maxIterations } from './stop.ts';
import { verify } from './verify/verify.ts';

const town: Town = {
  id: 'hangzhou',
  gatewayIds: ['station'],
  places: [
    { id: 'lake', score: 30 },
    { id: 'temple', score: 20 },
    { id: 'tea', score: 18 },
    { id: 'pagoda', score: 16 },
    {
      id: 'night-market',
      score: 15,
      windowsByDay: Array.from({ length: 3 }, () => [{ open: 1020, close: 1320 }]),
    },
    {
      id: 'museum',
      score: 14,
      windowsByDay: [[], [{ open: 540, close: 1020 }], [{ open: 540, close: 1020 }]],
    },
  ],
  hotels: [{ id: 'inn' }, { id: 'lodge', at: [9, 9], score: 1 }],
};
const problem = buildTrip([town], { dayCount: 3, meals: [lunch] });
const plan = planOf(problem);
const wanted = arrangementOf(plan);

const withDay = (dayIndex: number, stops: (typeof wanted)['days'][number]) =>
  arrange(problem, plan, { ...wanted, days: wanted.days.map((day, i) => (i === dayIndex ? stops : day)) });

describe('H: arranging', () => {
  test('H01 returns an equal plan for an unchanged arrangement', () => {
    expect(arrange(problem, plan, wanted)).toEqual(plan);
    expect(retime(problem, plan)).toEqual(plan);
  });

  test('H02 keeps the given order and computes its times', () => {
    const turned = [...(wanted.days[1] ?? [])].reverse();
    const after = withDay(1, turned);
    expect(placesOf(after, 1)).toEqual(placesOf(plan, 1).toReversed());
    const starts = (after.days[1]?.items ?? []).map(({ startMinute }) => startMinute);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(after.days[0]).toBe(plan.days[0]);
  });

  test('H03 waits for a place that opens late', () => {
    const market = {
      kind: 'visit',
      placeId: 'night-market',
      costMinor: 4000,
      startMinute: 0,
      endMinute: 0,
      reason: '',
    } as const;
    const after = withDay(1, [market]);
    expect(visitsOf(after, 1)[0]?.startMinute).toBe(1020);
  });

  test('H04 computes times for an impossible order, which verify then reports', () => {
    const closed = {
      kind: 'visit',
      placeId: 'museum',
      costMinor: 4000,
      startMinute: 0,
      endMinute: 0,
      reason: '',
    } as const;
    const days = wanted.days.map((day, i) =>
      (i === 0 ? [closed, ...day] : day).filter(
        (stop) => i === 0 || stop.kind !== 'visit' || stop.placeId !== 'museum',
      ),
    );
    const after = arrange(problem, plan, { ...wanted, days });
    expect(placesOf(after, 0)[0]).toBe('museum');
    expect(verify(problem, after).map(({ text }) => text)).toContain(
      'day 0: visits museum when it is closed',
    );
  });

  test('H05 a mend edit makes an arrangement valid again', () => {
    const days = [wanted.days.flat(), [], []];
    const broken = arrange(problem, plan, { ...wanted, days });
    expect(verify(problem, broken)).not.toEqual([]);
    const mended = repair(problem, broken, { kind: 'mend' });
    expect(mended.status).toBe('planned');
    if (mended.status === 'planned') expect(verify(problem, mended.plan)).toEqual([]);
  });

  test('H06 another hotel changes the legs to and from it', () => {
    const stays = wanted.stays.map((stay) => ({
      ...stay,
      hotelId: stay.hotelId === 'inn' ? 'lodge' : 'inn',
    }));
    const after = arrange(problem, plan, { ...wanted, stays });
    expect(verify(problem, after).filter(({ text }) => text.includes('sleeps'))).toEqual([]);
    expect(after.days[0]?.items.at(-1)).toMatchObject({ kind: 'night', hotelId: stays[0]?.hotelId });
  });

  test('H07 keeps the minute of a locked visit', () => {
    const locked = repair(problem, plan, { kind: 'move', placeId: 'lake', dayIndex: 1, startMinute: 900 });
    if (locked.status === 'impossible') throw new Error(locked.text);
    const stops = arrangementOf(locked.plan);
    const days = stops.days.map((day, i) => (i === 1 ? day.filter((stop) => stop.kind !== 'meal') : day));
    const after = arrange(problem, locked.plan, { ...stops, days });
    expect(visitsOf(after, 1).find(({ placeId }) => placeId === 'lake')?.startMinute).toBe(900);
  });

  test('H08 verify reports a missed train', () => {
    const other: Town = {
      id: 'suzhou',
      gatewayIds: ['suzhou-station'],
      places: [{ id: 'garden' }],
      hotels: [{ id: 'house' }],
    };
    const trip = buildTrip([town, other], {
      dayCount: 3,
      services: [train('t', 'station', 'suzhou-station', [720])],
      constraints: [{ id: 'both', rule: 'cities', cityIds: ['hangzhou', 'suzhou'] }],
    });
    const found = planOf(trip);
    const stops = arrangementOf(found);
    const rideDay = stops.days.findIndex((day) => day.some(({ kind }) => kind === 'ride'));
    const visit = (placeId: string) =>
      ({ kind: 'visit', placeId, costMinor: 4000, startMinute: 0, endMinute: 0, reason: '' }) as const;
    const late = arrange(trip, found, {
      ...stops,
      days: stops.days.map((day, i) => (i === rideDay ? [visit('lake'), visit('tea'), ...day] : day)),
    });
    expect(verify(trip, late).some(({ text }) => text.includes('in a rush') || text.includes('before'))).toBe(
      true,
    );
  });

  test('H10 a visit that began outside of its preferred hours, at the last entry, is not moved into them', () => {
    const tower = {
      id: 'tower',
      windowsByDay: [[{ open: 540, close: 1020, lastEntry: 900 }]],
      preferredByDay: [[{ open: 700, close: 1020, lastEntry: 850 }]],
    };
    const trip = buildTrip([{ ...town, places: [tower] }], { dayCount: 1 });
    const found = planOf(trip);
    const startAfter = (startMinute: number) => {
      const times = { startMinute, endMinute: startMinute + 90 };
      const visit = { kind: 'visit', placeId: 'tower', costMinor: 4000, reason: '', ...times } as const;
      return visitsOf(arrange(trip, found, { ...arrangementOf(found), days: [[visit]] }), 0)[0]?.startMinute;
    };
    expect(startAfter(720)).toBe(700);
    expect(startAfter(900)).toBeLessThan(700);
  });

  test('H09 valid plans of random problems stay valid after retime', () => {
    let looked = 0;
    for (let seed = 1; seed <= 150; seed++) {
      const random = createRandomProblem(seed);
      // These two rules need longer stays and modes that only the solver chooses.
      const isPlain = !JSON.stringify([random.constraints, random.wishes]).match(/timeAt|useLocalModes/);
      if (!isPlain) continue;
      const outcome = solve(random, { stop: maxIterations(60), seed });
      if (outcome.status === 'impossible') continue;
      looked += 1;
      expect(verify(random, retime(random, outcome.plan))).toEqual([]);
    }
    expect(looked).toBeGreaterThan(30);
  });
});

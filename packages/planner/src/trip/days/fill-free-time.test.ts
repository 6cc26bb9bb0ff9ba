import { describe, expect, test } from 'vitest';
import { arrange, arrangementOf, retime } from '../../arrange.ts';
import type { ProblemInput } from '../../create-problem.ts';
import { sampleCraft } from '../../fixtures/sample-craft.ts';
import { mealsOf, placesOf, planOf, visitsOf } from '../../fixtures/solved-plan.ts';
import { buildTrip, lunch, type Town, train } from '../../fixtures/trip-builder.ts';
import type { Plan, VisitItem } from '../../plan.ts';
import type { FreeTimeFill, Problem, Window } from '../../problem.ts';
import { repair } from '../../repair.ts';
import { verify } from '../../verify/verify.ts';

const fill: FreeTimeFill = {
  ...{ minutes: 150, worth: 0, maxLoss: 2, untilMinute: 1080, lengthens: true },
  emptyDay: { minutes: 150, maxLoss: 2, lateMinute: 930 },
};

/** Three days in one town, the middle one without arrival and departure. */
function problemOf(places: Town['places'], rest: Partial<ProblemInput> = {}): Problem {
  const town: Town = { id: 'town', gatewayIds: ['station'], places, hotels: [{ id: 'inn', at: [0, 0] }] };
  return buildTrip([town], { dayCount: 3, bagMinutes: 10, craft: { ...sampleCraft, fill }, ...rest });
}

const planTown = (places: Town['places'], rest: Partial<ProblemInput> = {}): Plan =>
  planOf(problemOf(places, rest));
const find = (plan: Plan, id: string): VisitItem | undefined =>
  visitsOf(plan).find(({ placeId }) => placeId === id);

/** Hours on the middle day only. */
const onMiddleDay = (...windows: readonly Window[]) => [[], windows, []];
const open = onMiddleDay({ open: 540, close: 1080 });
const morning = onMiddleDay({ open: 540, close: 640 });
const best = (loss: number) => ({ startsByDay: [[], [[540, 550] as const], []], loss });

/** Two sights for the same morning hour. The search plans the first. */
const hall = { id: 'hall', score: 20, at: [1, 1] as const, windowsByDay: open, preferredByDay: morning };
const garden = { ...hall, id: 'garden', score: 10, at: [1, 2] as const, best: best(1) };

describe('free time after the search', () => {
  test('F01 is filled by a visit that was left out, at any opening hour; what was planned stays', () => {
    const plan = planTown([hall, garden]);
    expect(find(plan, 'hall')?.startMinute).toBeLessThan(560);
    expect(find(plan, 'garden')?.startMinute).toBeGreaterThan(600);
    expect(find(plan, 'garden')?.endMinute).toBeLessThanOrEqual(1080);
  });

  test('F01b takes a later ride home where the morning then has time for a shorter visit', () => {
    const onLastDay = [[], [{ open: 540, close: 1080 }]];
    const beach = {
      ...{ id: 'beach', score: 20, at: [1, 1] as const, visitMinutes: 240, windowsByDay: onLastDay },
      lengths: [{ visitMinutes: 90, costMinor: 0, windowsByDay: onLastDay }],
    };
    const towns: Town[] = [
      { id: 'town', gatewayIds: ['station'], places: [beach], hotels: [{ id: 'inn', at: [0, 0] }] },
      { id: 'port', gatewayIds: ['quay'], places: [], hotels: [], rules: { transitOnly: true } },
    ];
    const plan = planOf(
      buildTrip(towns, {
        dayCount: 2,
        bagMinutes: 10,
        services: [train('home', 'station', 'quay', [600, 780])],
        craft: { ...sampleCraft, fill },
      }),
    );
    expect(find(plan, 'beach')).toMatchObject({ endMinute: expect.any(Number) });
    expect((find(plan, 'beach')?.endMinute ?? 0) - (find(plan, 'beach')?.startMinute ?? 0)).toBe(90);
    expect(plan.days[1]?.items.find(({ kind }) => kind === 'ride')?.startMinute).toBe(780);
  });

  test('F02 stays free without the setting', () => {
    expect(placesOf(planTown([hall, garden], { craft: sampleCraft }))).toEqual(['hall']);
  });

  test('F03 is not filled by a sight that is typical for another hour', () => {
    expect(placesOf(planTown([hall, { ...garden, best: best(5) }]))).toEqual(['hall']);
  });

  test('F03b is not filled by a place that is excluded from filling', () => {
    expect(placesOf(planTown([hall, { ...garden, fillsFreeTime: false }]))).toEqual(['hall']);
  });

  test('F04 is filled by a visit that loses more than it is worth only as far as filling has a worth', () => {
    const minor = { ...garden, score: 0.5 };
    const craft = { ...sampleCraft, fill: { ...fill, worth: 10 } };
    expect(placesOf(planTown([hall, minor]))).toEqual(['hall']);
    expect(placesOf(planTown([hall, minor], { craft }))).toContain('garden');
  });

  test('F05 is not filled by the kind of the visit before it', () => {
    const [first, second] = [hall, garden].map((place) => ({ ...place, repeatedKindOf: 'temple' }));
    expect(placesOf(planTown(first && second ? [first, second] : []))).toEqual(['hall']);
  });

  test('F05b is not filled by the kind of the visit after it', () => {
    const afternoon = onMiddleDay({ open: 900, close: 1000 });
    const later = { ...hall, preferredByDay: afternoon };
    const [first, second] = [later, { ...later, id: 'garden', score: 10 }];
    expect(placesOf(planTown([first, second]))).toEqual(['garden', 'hall']);
    const [temple, other] = [first, second].map((place) => ({ ...place, repeatedKindOf: 'temple' }));
    expect(placesOf(planTown(temple && other ? [temple, other] : []))).toEqual(['hall']);
  });

  test('F06 is filled only within opening hours', () => {
    const early = { ...garden, windowsByDay: onMiddleDay({ open: 540, close: 660 }) };
    expect(placesOf(planTown([hall, early]))).toEqual(['hall']);
  });

  test('F07 is filled only if it is long enough', () => {
    const craft = { ...sampleCraft, fill: { ...fill, minutes: 600 } };
    expect(placesOf(planTown([hall, garden], { craft }))).toEqual(['hall']);
  });

  test('F08 keeps the visits and the minutes of a day', () => {
    const days = (limit: object) =>
      Array.from({ length: 3 }, (_, i) => ({
        ...{ date: `2027-04-${10 + i}`, startMinute: 510, endMinute: 1260 },
        ...limit,
      }));
    expect(placesOf(planTown([hall, garden], { days: days({ maxVisits: 1 }) }))).toEqual(['hall']);
    expect(placesOf(planTown([hall, garden], { days: days({ maxVisitMinutes: 100 }) }))).toEqual(['hall']);
  });

  test('F09 keeps budgets, rules and meals', () => {
    const budget = { id: 'money', rule: 'budget', scopes: ['sights'], maxMinor: 4000 } as const;
    expect(placesOf(planTown([hall, garden], { constraints: [budget] }))).toEqual(['hall']);
    const avoid = { id: 'no', rule: 'avoid', ids: ['garden'] } as const;
    expect(placesOf(planTown([hall, garden], { constraints: [avoid] }))).toEqual(['hall']);
    const [empty, filled] = [[hall], [hall, garden]].map(
      (places) => mealsOf(planTown(places, { meals: [lunch] })).length,
    );
    expect(filled).toBe(empty);
  });

  test('F10 takes the shorter form of a visit that does not fit otherwise', () => {
    const long = { ...garden, visitMinutes: 500 };
    const short = { visitMinutes: 120, costMinor: 3000, windowsByDay: open, preferredByDay: morning };
    expect(placesOf(planTown([hall, long]))).toEqual(['hall']);
    const visit = find(planTown([hall, { ...long, lengths: [short] }]), 'garden');
    expect(visit).toMatchObject({ costMinor: 3000 });
    expect((visit?.endMinute ?? 0) - (visit?.startMinute ?? 0)).toBe(120);
  });

  test('F11 becomes part of a longer visit, with its price', () => {
    const longer = { visitMinutes: 240, costMinor: 9000, windowsByDay: open };
    const place = { ...hall, lengths: [longer] };
    const visit = find(planTown([place]), 'hall');
    expect(visit).toMatchObject({ costMinor: 9000 });
    expect((visit?.endMinute ?? 0) - (visit?.startMinute ?? 0)).toBe(240);
    const craft = { ...sampleCraft, fill: { ...fill, lengthens: false } };
    expect(find(planTown([place], { craft }), 'hall')).toMatchObject({ costMinor: 4000 });
  });

  test('F12 is used for a walk near the hotel on the evening of an arrival without visits', () => {
    const evening = [{ open: 1100, close: 1260 }];
    const lanes = {
      ...{ id: 'lanes', score: 10, at: [1, 0] as const, visitMinutes: 60 },
      ...{ windowsByDay: [evening, [], []], preferredByDay: [[], [], []] },
    };
    const arriving = (minute: number) => ({ start: { at: ['station'], minute } });
    expect(find(planTown([lanes], arriving(1000)), 'lanes')?.startMinute).toBeGreaterThanOrEqual(1100);
    expect(find(planTown([{ ...lanes, at: [30, 30] }], arriving(1000)), 'lanes')).toBeUndefined();
    expect(find(planTown([lanes], arriving(1120)), 'lanes')).toBeUndefined();
  });

  test('F13 is filled by an evening sight late in the afternoon on a day without visits', () => {
    const evening = [[], [[1140, 1200] as const], []];
    const lights = {
      ...{ id: 'lights', score: 20, visitMinutes: 60, best: { ...best(4), startsByDay: evening } },
      ...{ windowsByDay: open, preferredByDay: [[], [], []] },
    };
    const emptyDay = { minutes: 150, maxLoss: 4, lateMinute: 930 };
    const craft = { ...sampleCraft, fill: { ...fill, emptyDay } };
    expect(find(planTown([lights], { craft }), 'lights')?.startMinute).toBeGreaterThanOrEqual(930);
    expect(placesOf(planTown([lights]))).toEqual([]);
    expect(placesOf(planTown([hall, { ...lights, score: 10 }], { craft }))).toEqual(['hall']);
  });

  test('F14 reaches up to the latest hour of a meal on a day without visits', () => {
    const early = { ...lunch, earliestMinute: 630, usualMinute: 640, where: ['hotel' as const] };
    const river = {
      ...{ id: 'river', score: 10, at: [5, 5] as const, visitMinutes: 150, preferredByDay: [[], [], []] },
      windowsByDay: onMiddleDay({ open: 540, close: 720 }),
    };
    const plan = planTown([river], { meals: [early] });
    expect(find(plan, 'river')?.endMinute).toBeLessThanOrEqual(720);
    expect(mealsOf(plan)).toHaveLength(mealsOf(planTown([], { meals: [early] })).length);
  });

  test('F14b is taken with the time of a meal on a day without visits, by a visit that is worth more than the meal', () => {
    const meal = { ...lunch, where: ['hotel' as const] };
    const hike = {
      ...{ id: 'hike', score: 20, at: [1, 1] as const, visitMinutes: 420, preferredByDay: [[], [], []] },
      windowsByDay: open,
    };
    const without = planTown([], { meals: [meal] });
    const plan = planTown([hike], { meals: [meal] });
    expect(find(plan, 'hike')?.startMinute).toBeLessThan(690);
    expect(mealsOf(plan)).toHaveLength(mealsOf(without).length - 1);
    expect(placesOf(planTown([{ ...hike, score: 4 }], { meals: [{ ...meal, score: 40 }] }))).toEqual([]);
  });

  test('F15 gives the same plan again, and one that edits keep as it is', () => {
    const longer = { visitMinutes: 240, costMinor: 9000, windowsByDay: open };
    const problem = problemOf([{ ...hall, lengths: [longer] }, garden]);
    const plan = planOf(problem);
    expect(planOf(problem)).toEqual(plan);
    const times = (one: Plan) => visitsOf(one).map(({ startMinute, endMinute }) => [startMinute, endMinute]);
    expect(times(retime(problem, plan))).toEqual(times(plan));
    expect(verify(problem, arrange(problem, plan, arrangementOf(plan)))).toEqual([]);
    const locked = repair(problem, plan, { kind: 'lock', placeId: 'garden' });
    expect(locked.status === 'planned' && times(locked.plan)).toEqual(times(plan));
  });
});

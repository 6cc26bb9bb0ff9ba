import { describe, expect, test } from 'vitest';
import type { ProblemInput } from './create-problem.ts';
import { sampleCraft } from './fixtures/sample-craft.ts';
import { itemsOf, placesOf, planOf, visitsOf } from './fixtures/solved-plan.ts';
import { buildTrip, lunch, type Town } from './fixtures/trip-builder.ts';
import type { Plan } from './plan.ts';
import type { Problem } from './problem.ts';
import { repair } from './repair.ts';

/** Three days in one town, the middle one without arrival and departure. */
function problemOf(places: Town['places'], rest: Partial<ProblemInput> = {}): Problem {
  const town: Town = { id: 'town', gatewayIds: ['station'], places, hotels: [{ id: 'inn', at: [0, 0] }] };
  return buildTrip([town], { dayCount: 3, bagMinutes: 10, craft: sampleCraft, ...rest });
}

const planTown = (places: Town['places'], rest: Partial<ProblemInput> = {}): Plan =>
  planOf(problemOf(places, rest));

/** Opens on the middle day only. */
const onMiddleDay = { windowsByDay: [[], [{ open: 540, close: 1080 }], []] };
const days = (change: object) =>
  Array.from({ length: 3 }, (_, i) => ({
    date: `2027-04-${10 + i}`,
    startMinute: 510,
    endMinute: 1260,
    ...change,
  }));

describe('days of good craft', () => {
  test('K01 keep the minutes of sightseeing, except for one long visit or required ones', () => {
    const places = ['a', 'b', 'c'].map((id) => ({ id, visitMinutes: 150, ...onMiddleDay }));
    const limited = { days: days({ maxVisitMinutes: 310 }) };
    expect(placesOf(planTown(places))).toHaveLength(3);
    expect(placesOf(planTown(places, limited))).toHaveLength(2);
    const must = { id: 'must', rule: 'visit', placeIds: ['a', 'b', 'c'] } as const;
    expect(placesOf(planTown(places, { ...limited, constraints: [must] }))).toHaveLength(3);
    const [long] = places.map((place) => ({ ...place, visitMinutes: 400 }));
    expect(placesOf(planTown(long ? [long] : [], limited))).toHaveLength(1);
  });

  test('K02 alternate kinds that wear out', () => {
    const place = (id: string, x: number, repeatedKindOf: string) => ({
      ...{ id, at: [x, 0] as const, repeatedKindOf },
      ...onMiddleDay,
    });
    const order = placesOf(
      planTown([place('t1', 1, 'temple'), place('t2', 2, 'temple'), place('m', 3, 'museum')]),
    );
    expect(order.indexOf('m')).toBe(1);
  });

  test('K03 start an excursion first', () => {
    const places = [
      { id: 'lanes', ...onMiddleDay, at: [2, 2] as const },
      { id: 'tombs', ...onMiddleDay, at: [30, 20] as const, isExcursion: true, visitMinutes: 120 },
    ];
    expect(placesOf(planTown(places))).toEqual(['tombs', 'lanes']);
  });

  test('K03b start earlier for an excursion that is worth it, and for nothing else', () => {
    const early = [[], [{ open: 360, close: 1080 }], []];
    const leaveFor = (leavesEarly: boolean): number | undefined => {
      const place = { id: 'wall', at: [30, 20] as const, visitMinutes: 120, windowsByDay: early };
      const plan = planTown([{ ...place, leavesEarly }], { days: days({ earlyMinute: 450 }) });
      return itemsOf(plan, 1)[0]?.startMinute;
    };
    expect(leaveFor(true)).toBe(450);
    expect(leaveFor(false)).toBe(510);
  });

  test('K03c keep an early start when the day is edited', () => {
    const early = [[], [{ open: 360, close: 1080 }], []];
    const wall = { id: 'wall', at: [30, 20] as const, visitMinutes: 120, leavesEarly: true };
    const lanes = { id: 'lanes', at: [2, 2] as const, ...onMiddleDay };
    const problem = problemOf([{ ...wall, windowsByDay: early }, lanes], {
      days: days({ earlyMinute: 450 }),
    });
    const edited = repair(problem, planOf(problem), { kind: 'remove', placeId: 'lanes' });
    expect(edited.status === 'impossible' ? undefined : itemsOf(edited.plan, 1)[0]?.startMinute).toBe(450);
  });

  test('K03g start as usual for lunch beside an excursion that opens after it', () => {
    const lake = { id: 'lake', at: [80, 60] as const, visitMinutes: 120, leavesEarly: true };
    const problem = problemOf([{ ...lake, windowsByDay: [[], [{ open: 765, close: 1080 }], []] }], {
      days: days({ earlyMinute: 450 }),
      meals: [{ ...lunch, isNearVisits: true, where: ['nearby'] as const }],
    });
    const plan = planOf(problem);
    expect(placesOf(plan)).toEqual(['lake']);
    expect(itemsOf(plan, 1)[0]?.startMinute).toBeGreaterThanOrEqual(510);
  });

  test('K03e have no second lunch beside a visit that includes it', () => {
    const lake = { id: 'lake', at: [5, 0] as const, visitMinutes: 300, ...onMiddleDay };
    const meals = [{ ...lunch, isNearVisits: true, where: ['nearby'] as const }];
    const countMeals = (mealInside?: string): number => {
      const place = { ...lake, ...(mealInside !== undefined && { mealInside }) };
      const plan = planTown([place], { meals, craft: { ...sampleCraft, secondMeal: 50 } });
      return itemsOf(plan, 1).filter(({ kind }) => kind === 'meal').length;
    };
    expect(countMeals()).toBe(1);
    expect(countMeals('lunch')).toBe(0);
  });

  test('K03f prefer a sight by day to one that makes the day too long, unless there is a long rest before it', () => {
    const at = [2, 2] as const;
    const places = [
      { id: 'hall', at, score: 20, windowsByDay: [[], [{ open: 540, close: 640 }], []] },
      { id: 'show', at, score: 12, windowsByDay: [[], [{ open: 1080, close: 1200 }], []] },
      { id: 'park', at, score: 8, ...onMiddleDay },
    ];
    const seen = (longDay: number, breakMinutes = 900) =>
      placesOf(
        planTown(places, {
          days: days({ maxVisits: 2 }),
          craft: {
            ...{ ...sampleCraft, idle: 0, longDay, longDayMinutes: 600 },
            ...{ breakMinutes, breakAllowanceMinutes: 120 },
          },
        }),
        1,
      );
    expect(seen(0)).toContain('show');
    expect(seen(10)).not.toContain('show');
    expect(seen(10, 120)).toContain('show');
  });

  test('K03d visit an excursion before lunch', () => {
    const tombs = { id: 'tombs', at: [30, 20] as const, isExcursion: true, visitMinutes: 120 };
    const meals = [{ ...lunch, isNearVisits: true, where: ['nearby'] as const }];
    const plan = planTown([{ ...tombs, ...onMiddleDay }], { meals });
    const kinds = itemsOf(plan, 1).map(({ kind }) => kind);
    expect(kinds.indexOf('visit')).toBeLessThan(kinds.indexOf('meal'));
  });

  test('K04 keep a neighbourhood together', () => {
    const place = (id: string, at: readonly [number, number], neighbourhood?: string) => ({
      ...{ id, at, visitMinutes: 120 },
      ...(neighbourhood !== undefined && { neighbourhood }),
    });
    const plan = planTown(
      [place('n1', [8, 8], 'hill'), place('n2', [8, 8], 'hill'), place('x', [1, 1]), place('y', [1, 2])],
      { days: days({ maxVisits: 2 }) },
    );
    const dayOf = (id: string) => plan.days.findIndex((_, dayIndex) => placesOf(plan, dayIndex).includes(id));
    expect(dayOf('n1')).toBe(dayOf('n2'));
  });

  test('K04b put visits of a good day after each other', () => {
    const place = (id: string, x: number, goodDays: readonly string[]) => ({
      ...{ id, at: [x, 0] as const, goodDays },
      ...onMiddleDay,
    });
    const places = [place('a', 2, ['walk']), place('b', 4, ['lanes']), place('c', 6, ['walk'])];
    const areNeighbours = (goodDay: number): boolean => {
      const order = placesOf(planTown(places, { craft: { ...sampleCraft, goodDay } }));
      return Math.abs(order.indexOf('a') - order.indexOf('c')) === 1;
    };
    expect(areNeighbours(0)).toBe(false);
    expect(areNeighbours(20)).toBe(true);
  });

  test('K05 start a visit in its best hours', () => {
    const afternoon = { startsByDay: [[], [[840, 900] as const], []], loss: 5 };
    const places = [
      { id: 'garden', ...onMiddleDay, best: afternoon },
      { id: 'hall', ...onMiddleDay, visitMinutes: 300 },
    ];
    const garden = visitsOf(planTown(places)).find(({ placeId }) => placeId === 'garden');
    expect(garden?.startMinute).toBeGreaterThanOrEqual(840);
  });

  test('K06 spend a long wait at the hotel', () => {
    const places = [
      { id: 'morning', at: [4, 0] as const, windowsByDay: [[], [{ open: 540, close: 640 }], []] },
      { id: 'evening', at: [4, 1] as const, windowsByDay: [[], [{ open: 1000, close: 1100 }], []] },
    ];
    const visits = itemsOf(planTown(places), 1).filter(({ kind }) => kind === 'visit' || kind === 'free');
    expect(visits.map((item) => (item.kind === 'visit' ? item.placeId : 'free'))).toEqual([
      'morning',
      'free',
      'evening',
    ]);
    expect(visits[1]).toMatchObject({ kind: 'free', locationId: 'inn' });
  });

  test('K06b rest at a hotel far from the first sight if it is on the way to the next one', () => {
    const places = [
      { id: 'morning', at: [25, 0] as const, windowsByDay: [[], [{ open: 540, close: 700 }], []] },
      { id: 'evening', at: [-2, 0] as const, windowsByDay: [[], [{ open: 1000, close: 1100 }], []] },
    ];
    const waits = itemsOf(planTown(places), 1).filter(({ kind }) => kind === 'free');
    expect(waits).toMatchObject([{ kind: 'free', locationId: 'inn' }]);
  });

  test('K06c wait at the next sight if the hotel is far from both sights', () => {
    const places = [
      { id: 'morning', at: [25, 0] as const, windowsByDay: [[], [{ open: 540, close: 700 }], []] },
      { id: 'evening', at: [25, 1] as const, windowsByDay: [[], [{ open: 1000, close: 1100 }], []] },
    ];
    const waits = itemsOf(planTown(places), 1).filter(({ kind }) => kind === 'free');
    expect(waits).toMatchObject([{ kind: 'free', locationId: 'evening' }]);
  });

  test('K07 keep the hours of a rest free of visits and ways', () => {
    const places = ['a', 'b', 'c', 'd', 'e'].map((id, x) => ({ id, at: [x + 1, 3] as const }));
    const problem = problemOf(places, { meals: [lunch], rests: [{ startMinute: 780, endMinute: 900 }] });
    const listBusy = (plan: Plan) =>
      itemsOf(plan, 1).filter(
        ({ kind, startMinute, endMinute }) => kind !== 'free' && startMinute < 900 && endMinute > 780,
      );
    const plan = planOf(problem);
    expect(listBusy(plan)).toEqual([]);
    const [first = '', ...others] = placesOf(plan, 1);
    expect(others.length).toBeGreaterThan(0);
    const edited = repair(problem, plan, { kind: 'remove', placeId: first });
    expect(edited.status === 'planned' && listBusy(edited.plan)).toEqual([]);
  });

  test('K08 share few sights among the days', () => {
    const places = ['a', 'b', 'c', 'd'].map((id) => ({ id, score: 3, visitMinutes: 61 }));
    const plan = planTown(places);
    expect(plan.days.map((_, dayIndex) => placesOf(plan, dayIndex).length)).not.toContain(0);
  });

  test('K09 start in the morning, not with lunch', () => {
    const plan = planTown([{ id: 'a', ...onMiddleDay, visitMinutes: 120 }], { meals: [lunch] });
    const [first] = itemsOf(plan, 1);
    expect(first?.startMinute).toBeLessThan(660);
  });

  test('K09b start a day of departure in the morning, not with lunch', () => {
    const onLastDay = { windowsByDay: [[], [], [{ open: 540, close: 1080 }]] };
    const best = { startsByDay: [[], [], [[700, 900] as const]], loss: 3 };
    const plan = planTown([{ id: 'a', ...onLastDay, visitMinutes: 120, best }], {
      meals: [lunch],
      craft: { ...sampleCraft, idle: 0 },
    });
    expect(placesOf(plan, 2)).toEqual(['a']);
    expect(itemsOf(plan, 2)[0]?.startMinute).toBeLessThan(660);
  });

  test('K10 prefer a sight in a long wait where each minute of the wait costs score', () => {
    const open = (from: number, to: number) => ({ windowsByDay: [[], [{ open: from, close: to }], []] });
    const places = [
      { id: 'morning', ...open(540, 640) },
      { id: 'noon', score: 9, ...open(700, 900) },
      { id: 'evening', ...open(1000, 1100) },
      { id: 'show', ...open(1110, 1220) },
    ];
    const placesWith = (waitMinute: number) =>
      placesOf(
        planTown(places, {
          days: days({ maxVisits: 3 }),
          craft: { ...sampleCraft, idle: 0, waitMinute, easyWaitMinutes: 60 },
        }),
        1,
      );
    expect(placesWith(0)).toEqual(['morning', 'evening', 'show']);
    expect(placesWith(0.3)).toContain('noon');
  });

  test('K06d wait at the hotel after the arrival, not at the first sight', () => {
    const plan = planTown([{ id: 'show', windowsByDay: [[{ open: 1000, close: 1100 }], [], []] }]);
    const waits = itemsOf(plan, 0).filter(
      ({ kind, startMinute, endMinute }) => kind === 'free' && endMinute - startMinute > 60,
    );
    expect(waits).toMatchObject([{ locationId: 'inn' }]);
  });
});

import { stopKey } from '@yunyou/planner/arrange';
import { planOf } from '@yunyou/planner/fixtures/solved-plan';
import { beijing, rides, xian } from '@yunyou/planner/fixtures/towns';
import { buildTrip, lunch } from '@yunyou/planner/fixtures/trip-builder';
import type { Plan, PlanItem } from '@yunyou/planner/plan';
import type { Problem, Window } from '@yunyou/planner/problem';
import { describe, expect, it } from 'vitest';
import { listBreaks } from './breaks.ts';

/** Four days from Beijing, which has no restaurants, to Xi'an, which has good ones. */
const restaurants = xian.restaurants?.map((restaurant) => ({ ...restaurant, score: 20 })) ?? [];
const problem = buildTrip([beijing, { ...xian, restaurants }], {
  dayCount: 4,
  services: rides,
  meals: [lunch],
});
const plan = planOf(problem);
const breaksOf = (changes: Partial<Problem>) => listBreaks({ ...problem, ...changes }, plan);

type Found<T> = { item: T; before: PlanItem | undefined; dayIndex: number; index: number };

/** Returns the first item of the plan of a kind that meets the condition, with the item before it on its day. */
function find<K extends PlanItem['kind']>(
  kind: K,
  isWanted: (found: Found<Extract<PlanItem, { kind: K }>>) => boolean = () => true,
): Found<Extract<PlanItem, { kind: K }>> {
  for (const { dayIndex, items } of plan.days)
    for (const [index, item] of items.entries()) {
      if (item.kind !== kind) continue;
      // The kind is checked in the line above.
      const found = {
        item: item as Extract<PlanItem, { kind: K }>,
        before: items[index - 1],
        dayIndex,
        index,
      };
      if (isWanted(found)) return found;
    }
  throw new Error(`The plan has no such ${kind}`);
}

const visit = find('visit', ({ before }) => before?.kind === 'transfer');
const openOn = (dayIndex: number, windows: readonly Window[]) =>
  problem.days.map((_, index) => (index === dayIndex ? windows : [{ open: 0, close: 1440 }]));
const withWindows = (windows: readonly Window[]) =>
  breaksOf({
    places: problem.places.map((place) =>
      place.id === visit.item.placeId ? { ...place, windowsByDay: openOn(visit.dayIndex, windows) } : place,
    ),
  });
const withItems = (dayIndex: number, change: (items: readonly PlanItem[]) => readonly PlanItem[]): Plan => ({
  ...plan,
  days: plan.days.map((day) => (day.dayIndex === dayIndex ? { ...day, items: change(day.items) } : day)),
});

describe('listBreaks', () => {
  const key = stopKey(visit.dayIndex, visit.item);
  const { dayIndex } = visit;
  const { startMinute, endMinute } = visit.item;

  it('is empty for a plan that works', () => {
    expect(breaksOf({})).toEqual([]);
  });

  it('reports a visit of a place that is closed that day', () => {
    expect(withWindows([])).toEqual([{ kind: 'closed', dayIndex, key }]);
  });

  it('reports a visit outside the opening hours and accepts exactly these hours', () => {
    const late = [{ open: startMinute + 1, close: 1440 }];
    const early = [{ open: 0, close: endMinute - 1 }];
    const entry = [{ open: 0, close: 1440, lastEntry: startMinute - 1 }];
    for (const windows of [late, early, entry])
      expect(withWindows(windows)).toEqual([{ kind: 'hours', dayIndex, key, windows }]);
    expect(withWindows([{ open: startMinute, close: endMinute, lastEntry: startMinute }])).toEqual([]);
  });

  it('reports a meal at a restaurant that is closed, but not a meal nearby', () => {
    const allClosed = problem.restaurants.map((restaurant) => ({
      ...restaurant,
      windowsByDay: problem.days.map(() => []),
    }));
    const { item, dayIndex: day } = find('meal', (meal) => meal.item.at === 'restaurant');
    expect(find('meal', (meal) => meal.item.at === 'nearby')).toBeDefined();
    const closed = breaksOf({ restaurants: allClosed });
    expect(closed[0]).toEqual({ kind: 'closed', dayIndex: day, key: stopKey(day, item) });
    const atRestaurants = plan.days
      .flatMap(({ items }) => items)
      .filter((one) => one.kind === 'meal' && one.at === 'restaurant');
    expect(closed).toHaveLength(atRestaurants.length);
  });

  it('reports a meal before or after its hours', () => {
    const { item, dayIndex: day } = find('meal');
    const expected = {
      kind: 'meal-hour',
      dayIndex: day,
      key: stopKey(day, item),
      startMinute: item.startMinute,
    };
    const withMeal = (change: Partial<typeof lunch>) => breaksOf({ meals: [{ ...lunch, ...change }] });
    expect(withMeal({ earliestMinute: item.startMinute + 1 })).toContainEqual(expected);
    expect(withMeal({ latestMinute: item.startMinute - 1 })).toContainEqual(expected);
  });

  it('reports by how many minutes the group misses a ride', () => {
    const { item, before, dayIndex: day } = find('ride');
    const minutesAtGate = item.startMinute - (before?.endMinute ?? 0);
    const withBoarding = (boardMinutes: number) =>
      breaksOf({ services: problem.services.map((service) => ({ ...service, boardMinutes })) });
    expect(withBoarding(minutesAtGate)).toEqual([]);
    expect(withBoarding(minutesAtGate + 7)).toEqual([
      { kind: 'missed-ride', dayIndex: day, key: stopKey(day, item), lateMinutes: 7 },
    ]);
  });

  it('reports a day that ends after its limit and one with too many visits', () => {
    const { item, dayIndex: day } = find('night');
    const visits = plan.days[day]?.items.filter(({ kind }) => kind === 'visit').length ?? 0;
    const withDay = (change: Partial<Problem['days'][number]>) =>
      breaksOf({ days: problem.days.map((one, index) => (index === day ? { ...one, ...change } : one)) });
    expect(withDay({ endMinute: item.startMinute - 1 })).toContainEqual({
      kind: 'late-night',
      dayIndex: day,
      endMinute: item.startMinute,
    });
    expect(withDay({ endMinute: item.startMinute, maxVisits: visits })).toEqual([]);
    expect(withDay({ maxVisits: visits - 1 })).toEqual([
      { kind: 'too-many', dayIndex: day, visits, most: visits - 1 },
    ]);
  });

  it('reports by how many minutes the group misses the end of the trip', () => {
    const last = plan.days.at(-1)?.items.at(-1)?.endMinute ?? 0;
    expect(breaksOf({ end: { ...problem.end, minute: last } })).toEqual([]);
    expect(breaksOf({ end: { ...problem.end, minute: last - 9 } })).toContainEqual({
      kind: 'missed-end',
      dayIndex: problem.days.length - 1,
      lateMinutes: 9,
    });
  });

  it('names a constraint that the plan violates', () => {
    const constraints = [{ id: 'without', rule: 'avoid', ids: [visit.item.placeId] } as const];
    expect(breaksOf({ constraints })).toEqual([{ kind: 'wish', constraintId: 'without' }]);
  });

  it('reports a stop that nothing leads to, also at the start of a day', () => {
    const later = find('visit', (found) => found.index > 1 && found.before?.kind === 'transfer');
    const withoutWay = withItems(later.dayIndex, (items) => items.filter((item) => item !== later.before));
    expect(listBreaks(problem, withoutWay)).toContainEqual({
      kind: 'no-way',
      dayIndex: later.dayIndex,
      key: stopKey(later.dayIndex, later.item),
    });
    const morning = find('visit', (found) => found.dayIndex > 0 && found.index === 1);
    const atDoor = withItems(morning.dayIndex, (items) => items.slice(1));
    expect(listBreaks(problem, atDoor)).toContainEqual({
      kind: 'no-way',
      dayIndex: morning.dayIndex,
      key: stopKey(morning.dayIndex, morning.item),
    });
  });

  it('reports a place that is visited twice, at the second visit', () => {
    const last = problem.days.length - 1;
    const twice = withItems(last, (items) => [...items, visit.item]);
    expect(listBreaks(problem, twice).filter(({ kind }) => kind === 'twice')).toEqual([
      { kind: 'twice', dayIndex: last, key: stopKey(last, visit.item) },
    ]);
  });

  it('reports by how many minutes the group is late for a locked visit', () => {
    const earlier = (visit.before?.endMinute ?? 0) - 5;
    const locked = withItems(dayIndex, (items) =>
      items.map((item) =>
        item === visit.item ? { ...visit.item, startMinute: earlier, locked: true } : item,
      ),
    );
    expect(listBreaks(problem, locked)).toContainEqual({ kind: 'late', dayIndex, key, lateMinutes: 5 });
  });
});

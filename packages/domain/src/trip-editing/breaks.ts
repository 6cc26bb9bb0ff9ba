import { isStop, type Stop } from '@yunyou/planner/arrange';
import type { Plan, PlanItem } from '@yunyou/planner/plan';
import type { Problem, Window } from '@yunyou/planner/problem';
import { verify } from '@yunyou/planner/verify/verify';
import { stopKey } from './stops.ts';

/** Something in a trip that cannot happen as it is arranged. Minutes are after midnight unless they are `late` ones. */
export type Break =
  /** Not open at all that day. */
  | { readonly kind: 'closed'; readonly dayIndex: number; readonly key: string }
  /** Open that day, but not for the whole visit at this hour. */
  | {
      readonly kind: 'hours';
      readonly dayIndex: number;
      readonly key: string;
      readonly windows: readonly Window[];
    }
  /** There is no way there from the stop before: usually it lies in another city. */
  | { readonly kind: 'no-way'; readonly dayIndex: number; readonly key: string }
  | { readonly kind: 'twice'; readonly dayIndex: number; readonly key: string }
  /** One cannot be there at the minute it is fixed to. */
  | {
      readonly kind: 'late';
      readonly dayIndex: number;
      readonly key: string;
      readonly lateMinutes: number;
    }
  /** Lunch in the evening and the like. */
  | { readonly kind: 'meal-hour'; readonly dayIndex: number; readonly key: string }
  /** One is at the gate this much too late. */
  | {
      readonly kind: 'missed-ride';
      readonly dayIndex: number;
      readonly key: string;
      readonly lateMinutes: number;
    }
  | { readonly kind: 'late-night'; readonly dayIndex: number; readonly endMinute: number }
  | {
      readonly kind: 'too-many';
      readonly dayIndex: number;
      readonly visits: number;
      readonly most: number;
    }
  /** One is at the airport this much too late on the last day. */
  | { readonly kind: 'missed-end'; readonly dayIndex: number; readonly lateMinutes: number }
  /** A wish of the brief is not kept: `budget`, `excluded`, `city/<id>`, `must-see/<id>`. */
  | { readonly kind: 'wish'; readonly constraintId: string }
  /** Anything else the checker found. */
  | { readonly kind: 'other'; readonly text: string };

/** Everything that does not work, in order of the days. None means that the checker is content. */
export function listBreaks(problem: Problem, plan: Plan): readonly Break[] {
  const violations = verify(problem, plan);
  if (violations.length === 0) return [];
  const seen = new Set<string>();
  const faults = plan.days.flatMap((_, dayIndex) => listDayBreaks(problem, plan, dayIndex, seen));
  const wishes = violations.flatMap(({ constraintId }) => constraintId ?? []);
  const others = violations.filter(({ constraintId }) => constraintId === undefined);
  return [
    ...faults,
    ...wishes.map((constraintId) => ({ kind: 'wish', constraintId }) as const),
    ...(faults.length === 0 ? others.slice(0, 1).map(({ text }) => ({ kind: 'other', text }) as const) : []),
  ];
}

function listDayBreaks(problem: Problem, plan: Plan, dayIndex: number, seen: Set<string>): Break[] {
  const day = problem.days[dayIndex];
  const items = plan.days[dayIndex]?.items ?? [];
  if (!day) return [];
  const breaks: Break[] = [];
  const visits = items.filter(({ kind }) => kind === 'visit').length;
  if (day.maxVisits !== undefined && visits > day.maxVisits)
    breaks.push({ kind: 'too-many', dayIndex, visits, most: day.maxVisits });
  for (const [index, item] of items.entries()) {
    if (!isStop(item)) continue;
    const key = stopKey(dayIndex, item);
    const once = item.kind === 'meal' && item.at === 'restaurant' ? item.locationId : key;
    if (seen.has(once)) breaks.push({ kind: 'twice', dayIndex, key });
    seen.add(once);
    const before = findBefore(plan, dayIndex, index);
    if (before !== undefined && before !== startOf(item)) breaks.push({ kind: 'no-way', dayIndex, key });
    breaks.push(...listStopBreaks(problem, dayIndex, item, items[index - 1]));
  }
  return [...breaks, ...listEndBreaks(problem, dayIndex, items)];
}

function listStopBreaks(
  problem: Problem,
  dayIndex: number,
  stop: Stop,
  before: PlanItem | undefined,
): Break[] {
  const key = stopKey(dayIndex, stop);
  if (stop.kind === 'ride') {
    const service = problem.services.find(({ id }) => id === stop.serviceId);
    const gate = stop.startMinute - (service?.boardMinutes ?? 0);
    const lateMinutes = (before?.endMinute ?? 0) - gate;
    return lateMinutes > 0 ? [{ kind: 'missed-ride', dayIndex, key, lateMinutes }] : [];
  }
  const dayEnd = problem.days[dayIndex]?.endMinute ?? 1440;
  if (stop.kind === 'meal') {
    const meal = problem.meals.find(({ id }) => id === stop.mealId);
    const isMealHour =
      stop.startMinute >= (meal?.earliestMinute ?? 0) && stop.startMinute <= (meal?.latestMinute ?? 1440);
    if (!isMealHour || stop.endMinute > dayEnd) return [{ kind: 'meal-hour', dayIndex, key }];
    if (stop.at !== 'restaurant') return [];
    const table = problem.restaurants.find(({ id }) => id === stop.locationId);
    return hoursBreak(table?.windowsByDay[dayIndex] ?? [], dayIndex, stop);
  }
  const lateMinutes = (before?.endMinute ?? 0) - stop.startMinute;
  if (lateMinutes > 0) return [{ kind: 'late', dayIndex, key, lateMinutes }];
  const place = problem.places.find(({ id }) => id === stop.placeId);
  return hoursBreak(place?.windowsByDay[dayIndex] ?? [], dayIndex, stop);
}

function hoursBreak(windows: readonly Window[], dayIndex: number, stop: Stop): Break[] {
  const key = stopKey(dayIndex, stop);
  if (windows.length === 0) return [{ kind: 'closed', dayIndex, key }];
  const isOpen = windows.some(
    ({ open, close, lastEntry = Infinity }) =>
      stop.startMinute >= open && stop.endMinute <= close && stop.startMinute <= lastEntry,
  );
  return isOpen ? [] : [{ kind: 'hours', dayIndex, key, windows }];
}

function listEndBreaks(problem: Problem, dayIndex: number, items: readonly PlanItem[]): Break[] {
  const day = problem.days[dayIndex];
  const last = items.at(-1);
  if (!day || !last) return [];
  if (dayIndex === problem.days.length - 1) {
    const lateMinutes = last.endMinute - problem.end.minute;
    return lateMinutes > 0 ? [{ kind: 'missed-end', dayIndex, lateMinutes }] : [];
  }
  // Whoever arrives late by train goes straight to bed, whatever the clock says.
  const doings = items.filter(({ kind }) => kind !== 'transfer' && kind !== 'free' && kind !== 'night');
  if (last.kind !== 'night' || doings.at(-1)?.kind === 'ride') return [];
  return last.startMinute > day.endMinute
    ? [{ kind: 'late-night', dayIndex, endMinute: last.startMinute }]
    : [];
}

/** Where the traveller is before an item of a day; undefined at the very beginning. */
function findBefore(plan: Plan, dayIndex: number, index: number): string | undefined {
  const before = plan.days[dayIndex]?.items[index - 1] ?? plan.days[dayIndex - 1]?.items.at(-1);
  return before && endOf(before);
}

function endOf(item: PlanItem): string {
  switch (item.kind) {
    case 'transfer':
    case 'ride':
      return item.toId;
    case 'visit':
      return item.placeId;
    case 'night':
      return item.hotelId;
    case 'meal':
    case 'free':
      return item.locationId;
    default:
      return item satisfies never;
  }
}

function startOf(stop: Stop): string {
  if (stop.kind === 'visit') return stop.placeId;
  return stop.kind === 'meal' ? stop.locationId : stop.fromId;
}

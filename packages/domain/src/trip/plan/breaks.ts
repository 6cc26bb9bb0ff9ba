import { isStop, type Stop, stopKey } from '@yunyou/planner/arrange';
import { endLocationOf, startLocationOf } from '@yunyou/planner/item-location';
import type { Plan, PlanItem } from '@yunyou/planner/plan';
import type { Problem, Window } from '@yunyou/planner/problem';
import { verify } from '@yunyou/planner/verify/verify';

/** A problem of an edited plan. Minutes count from midnight, except `lateMinutes`, which is a duration. */
export type Break =
  /** Closed the whole day. */
  | { readonly kind: 'closed'; readonly dayIndex: number; readonly key: string }
  /** Open that day, but not during the whole visit. */
  | {
      readonly kind: 'hours';
      readonly dayIndex: number;
      readonly key: string;
      readonly windows: readonly Window[];
    }
  /** Cannot be reached from the previous stop, usually because it is in another city. */
  | { readonly kind: 'no-way'; readonly dayIndex: number; readonly key: string }
  /** In the plan more than once. */
  | { readonly kind: 'twice'; readonly dayIndex: number; readonly key: string }
  /** The previous item ends after the locked start of this one. */
  | {
      readonly kind: 'late';
      readonly dayIndex: number;
      readonly key: string;
      readonly lateMinutes: number;
    }
  /** Outside the hours of the meal. */
  | {
      readonly kind: 'meal-hour';
      readonly dayIndex: number;
      readonly key: string;
      readonly startMinute: number;
    }
  /** The group reaches the gate this much too late. */
  | {
      readonly kind: 'missed-ride';
      readonly dayIndex: number;
      readonly key: string;
      readonly lateMinutes: number;
    }
  /** The day ends after its limit. */
  | { readonly kind: 'late-night'; readonly dayIndex: number; readonly endMinute: number }
  | {
      readonly kind: 'too-many';
      readonly dayIndex: number;
      readonly visits: number;
      readonly most: number;
    }
  /** The group reaches the airport this much too late on the last day. */
  | { readonly kind: 'missed-end'; readonly dayIndex: number; readonly lateMinutes: number }
  /** A constraint of the brief is violated; see `readConstraintId`. */
  | { readonly kind: 'wish'; readonly constraintId: string }
  /** Any other violation, for example a wrong price. */
  | { readonly kind: 'other' };

/** Returns the breaks of a plan in the order of its days. Empty exactly when `verify` finds no violation. */
export function listBreaks(problem: Problem, plan: Plan): readonly Break[] {
  const violations = verify(problem, plan);
  if (violations.length === 0) return [];
  const seen = new Set<string>();
  const faults = plan.days.flatMap((_, dayIndex) => listDayBreaks(problem, plan, dayIndex, seen));
  const wishes = violations.flatMap(({ constraintId }) => constraintId ?? []);
  const hasOthers = violations.some(({ constraintId }) => constraintId === undefined);
  return [
    ...faults,
    ...wishes.map((constraintId) => ({ kind: 'wish', constraintId }) as const),
    ...(faults.length === 0 && hasOthers ? [{ kind: 'other' } as const] : []),
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
    const before = findLocationBefore(plan, dayIndex, index);
    if (before !== undefined && before !== startLocationOf(item))
      breaks.push({ kind: 'no-way', dayIndex, key });
    breaks.push(...listStopBreaks(problem, { ...day, dayIndex }, item, items[index - 1]));
  }
  return [...breaks, ...listEndBreaks(problem, dayIndex, items)];
}

function listStopBreaks(
  problem: Problem,
  { dayIndex, endMinute }: { readonly dayIndex: number; readonly endMinute: number },
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
  if (stop.kind === 'meal') {
    const meal = problem.meals.find(({ id }) => id === stop.mealId);
    const isMealHour =
      stop.startMinute >= (meal?.earliestMinute ?? 0) && stop.startMinute <= (meal?.latestMinute ?? 1440);
    if (!isMealHour || stop.endMinute > endMinute)
      return [{ kind: 'meal-hour', dayIndex, key, startMinute: stop.startMinute }];
    if (stop.at !== 'restaurant') return [];
    const restaurant = problem.restaurants.find(({ id }) => id === stop.locationId);
    return listHoursBreaks(restaurant?.windowsByDay[dayIndex] ?? [], dayIndex, stop);
  }
  const lateMinutes = (before?.endMinute ?? 0) - stop.startMinute;
  if (lateMinutes > 0) return [{ kind: 'late', dayIndex, key, lateMinutes }];
  const place = problem.places.find(({ id }) => id === stop.placeId);
  return listHoursBreaks(place?.windowsByDay[dayIndex] ?? [], dayIndex, stop);
}

function listHoursBreaks(windows: readonly Window[], dayIndex: number, stop: Stop): Break[] {
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
  // A late ride may end after the limit: only the way to the hotel follows.
  const activities = items.filter(({ kind }) => kind !== 'transfer' && kind !== 'free' && kind !== 'night');
  if (last.kind !== 'night' || activities.at(-1)?.kind === 'ride') return [];
  return last.startMinute > day.endMinute
    ? [{ kind: 'late-night', dayIndex, endMinute: last.startMinute }]
    : [];
}

/** Returns the location before an item of a day. Undefined at the start of the trip. */
function findLocationBefore(plan: Plan, dayIndex: number, index: number): string | undefined {
  const before = plan.days[dayIndex]?.items[index - 1] ?? plan.days[dayIndex - 1]?.items.at(-1);
  return before && endLocationOf(before);
}

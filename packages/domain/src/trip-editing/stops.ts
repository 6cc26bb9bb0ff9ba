import { type Arrangement, arrangementOf, type Stop, stopKey } from '@yunyou/planner/arrange';
import type { Plan } from '@yunyou/planner/plan';

/** Day of a stop and its position among the stops of that day. */
export type StopAt = { readonly dayIndex: number; readonly position: number };

export function findStop(plan: Plan, key: string): (StopAt & { readonly stop: Stop }) | undefined {
  for (const [dayIndex, stops] of arrangementOf(plan).days.entries()) {
    const position = stops.findIndex((stop) => stopKey(dayIndex, stop) === key);
    const stop = stops[position];
    if (stop) return { dayIndex, position, stop };
  }
  return undefined;
}

/** Returns the planner ids of all visited places. */
export function listPlaceIds(plan: Plan): ReadonlySet<string> {
  const items = plan.days.flatMap((day) => day.items);
  return new Set(items.flatMap((item) => (item.kind === 'visit' ? [item.placeId] : [])));
}

/** Returns the arrangement with the stops of one day changed. */
export function withStops(
  wanted: Arrangement,
  dayIndex: number,
  change: (stops: readonly Stop[]) => readonly Stop[],
): Arrangement {
  return { ...wanted, days: wanted.days.map((stops, index) => (index === dayIndex ? change(stops) : stops)) };
}

/** Inserts an entry. The position is clamped to the list. */
export function insertAt<T>(list: readonly T[], position: number, entry: T): readonly T[] {
  const at = Math.max(0, Math.min(position, list.length));
  return [...list.slice(0, at), entry, ...list.slice(at)];
}

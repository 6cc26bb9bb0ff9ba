import type { PlanDay } from '../../plan.ts';
import type { Place, Problem } from '../../problem.ts';
import { withLength } from '../../visit-length.ts';

/** Returns the days with each pass paid by the first visit that needs it, and again only after it has expired. */
export function payPassesOnce({ places }: Problem, days: readonly PlanDay[]): PlanDay[] {
  const withPass = new Map(
    places.flatMap((place) =>
      [place, ...(place.lengths ?? [])].some(({ passes }) => passes) ? [[place.id, place] as const] : [],
    ),
  );
  if (withPass.size === 0) return [...days];
  const lastDays = new Map<string, number>();
  return days.map((day) => ({
    ...day,
    items: day.items.map((item) => {
      const place = item.kind === 'visit' ? withPass.get(item.placeId) : undefined;
      return place && item.kind === 'visit'
        ? {
            ...item,
            costMinor: payVisit(withLength(place, item.endMinute - item.startMinute), day.dayIndex, lastDays),
          }
        : item;
    }),
  }));
}

/**
 * Returns the cost of a visit without the passes that are still valid that day, and records those it pays for.
 * `lastDays` maps each pass to the last day on which it is valid.
 */
export function payVisit(
  { costMinor, passes = [] }: Place,
  dayIndex: number,
  lastDays: Map<string, number>,
): number {
  let cost = costMinor;
  for (const pass of passes) {
    if ((lastDays.get(pass.id) ?? -1) >= dayIndex) cost -= pass.costMinor;
    else lastDays.set(pass.id, dayIndex + pass.days - 1);
  }
  return Math.max(0, cost);
}

import type { TripDayView } from '@yunyou/contract/trip/trip.schema';

/** Maximum number of times that a trip shows the same sentence. */
const maxTimes = 2;

/**
 * Removes the reason of a visit when the trip has shown the same sentence before. Otherwise every temple would have
 * the same reason.
 */
export function removeRepeatedReasons(days: readonly TripDayView[]): TripDayView[] {
  const times = new Map<string, number>();
  return days.map((day) => ({
    ...day,
    items: day.items.map((item) => {
      if (item.kind !== 'visit' || item.reason === '') return item;
      const said = times.get(item.reason) ?? 0;
      times.set(item.reason, said + 1);
      return said < maxTimes ? item : { ...item, reason: '' };
    }),
  }));
}

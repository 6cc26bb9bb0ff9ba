import type { TripDayView } from '@yunyou/contract/trip/trip.schema';

/** A sentence is said at most this many times in a trip. */
const maxTimes = 2;

/** Leaves out the reason of a visit where the same sentence was said before: it is true of every temple, and tells nothing new. */
export function sayReasonsOnce(days: readonly TripDayView[]): TripDayView[] {
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

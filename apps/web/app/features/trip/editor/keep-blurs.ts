import type { TripView } from '@yunyou/contract/trip/trip.schema';

type Days = TripView['days'];

/**
 * Adds the blurred pictures of the view before to the days of a view that was described in the browser: the catalogue of
 * the editor does not have them, and pictures that are still loading would lose theirs.
 */
export function keepBlurs(days: Days, before: Days): Days {
  const blurs = new Map<string | undefined, string | undefined>();
  for (const { items } of before)
    for (const item of items) if (item.kind === 'visit') blurs.set(item.place.picture, item.place.imageBlur);
  return days.map((day) => ({
    ...day,
    items: day.items.map((item) =>
      item.kind === 'visit'
        ? { ...item, place: { ...item.place, imageBlur: blurs.get(item.place.picture) } }
        : item,
    ),
  }));
}

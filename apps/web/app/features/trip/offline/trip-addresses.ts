import type { TripView } from '@yunyou/contract/trip/trip.schema';

/** Lists the pages to save: the trip and its spots. */
export function listTripPages({ id, days }: TripView): readonly string[] {
  const sights = days.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'visit' && item.place.linkUrl ? [item.place.linkUrl] : [])),
  );
  return [`/trip/details?id=${id}`, ...new Set(sights)];
}

/** Lists the pictures of the trip without duplicates. */
export function listTripPictures({ picture, days }: TripView): readonly string[] {
  const sights = days.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'visit' && item.place.picture ? [item.place.picture] : [])),
  );
  return [...new Set([picture, ...sights])];
}

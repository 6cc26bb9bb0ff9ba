import type { TripView } from '@yunyou/contract/trip/trip.schema';

/** Pages a traveller opens on the way: the trip itself and every sight in it. */
export function listTripPages({ id, days }: TripView): readonly string[] {
  const sights = days.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'visit' && item.place.linkUrl ? [item.place.linkUrl] : [])),
  );
  return [`/trip/details?id=${id}`, ...new Set(sights)];
}

/** Pictures of the trip, each once. */
export function listTripPictures({ picture, days }: TripView): readonly string[] {
  const sights = days.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'visit' && item.place.picture ? [item.place.picture] : [])),
  );
  return [...new Set([picture, ...sights])];
}

import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';

/** Returns the brief for others than the owner: bookings without reference, note and price. */
export function withoutPersonalBookings(brief: TripBrief): TripBrief {
  if (brief.bookings === undefined) return brief;
  const bookings = brief.bookings.map(
    ({ reference: _reference, note: _note, price: _price, ...rest }) => rest,
  );
  return { ...brief, bookings };
}

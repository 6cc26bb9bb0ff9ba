import type { DayBooking } from '@yunyou/contract/trip/booking.schema';
import type { TripDayView } from '@yunyou/contract/trip/trip.schema';

/** Returns the bookings of a day that come before each item, by the starts of the items. The last list comes after all of them. */
export function bookingsBefore(
  { bookings = [] }: Pick<TripDayView, 'bookings'>,
  starts: readonly number[],
): readonly (readonly DayBooking[])[] {
  const lists: DayBooking[][] = [...starts, Infinity].map(() => []);
  for (const booking of bookings) {
    const index = starts.findIndex((start) => start >= booking.startMinute);
    lists[index < 0 ? starts.length : index]?.push(booking);
  }
  return lists;
}

/** Names a booking in a day. */
export function nameBooking({ kind, title }: DayBooking): string {
  return kind === 'hotel' ? `Check-in: ${title}` : title;
}

/** Lists what a page or file shows of a booking besides its name and time. */
export function listBookingFacts({ from, to, place, reference, note }: DayBooking): string[] {
  return [
    from !== undefined && to !== undefined ? `${from} to ${to}` : undefined,
    place,
    reference === undefined ? undefined : `Reference ${reference}`,
    note,
  ].filter((text) => text !== undefined);
}

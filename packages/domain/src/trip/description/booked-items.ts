import type { Booking, DayBooking } from '@yunyou/contract/trip/booking.schema';
import type { TripDayView, TripItemView } from '@yunyou/contract/trip/trip.schema';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { eventEnd } from '../../booking/with-bookings.ts';
import { formatClock } from './format-clock.ts';

/** Adds bookings to the days: each at its time, and no other meal beside a booked table. */
export function addBookings(days: TripDayView[], { bookings = [] }: TripBrief): TripDayView[] {
  if (bookings.length === 0) return days;
  const dates = new Set(days.map(({ date }) => date));
  return days.map((day) => {
    const own = bookings
      .filter((one) => (dates.has(one.date) ? one.date : one.endDate) === day.date)
      .map((one) => toDayBooking(one, day.date))
      .toSorted((a, b) => a.startMinute - b.startMinute);
    const items = day.items.flatMap((item) => withBooking(item, day.date, bookings));
    return { ...day, items, ...(own.length > 0 && { bookings: own }) };
  });
}

function toDayBooking(booking: Booking, shownOn: string): DayBooking {
  const { id, kind, title, from, to, place, reference, note, date, endDate = date } = booking;
  const isRide = kind === 'flight' || kind === 'train';
  const isArrivalOnly = shownOn !== date;
  const isTimed = booking.startMinute !== undefined;
  const startMinute = isArrivalOnly ? (booking.endMinute ?? 0) : (booking.startMinute ?? checkInMinute);
  const isEndHere = !isArrivalOnly && endDate === date && booking.endMinute !== undefined;
  const endMinute = isArrivalOnly
    ? startMinute
    : isRide && endDate > date
      ? 1440
      : isTimed
        ? endOf(booking)
        : startMinute;
  return {
    id,
    kind,
    title,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(place !== undefined && { place }),
    ...(reference !== undefined && { reference }),
    ...(note !== undefined && { note }),
    startMinute,
    endMinute,
    startTime: isTimed || isArrivalOnly ? formatClock(startMinute) : '',
    endTime: isEndHere ? formatClock(booking.endMinute ?? 0) : '',
  };
}

/** Minute by which a hotel without a time is sorted into its day. */
const checkInMinute = 900;

function endOf(booking: Booking): number {
  const isRide = booking.kind === 'flight' || booking.kind === 'train';
  return isRide ? (booking.endMinute ?? 0) : eventEnd(booking);
}

function withBooking(item: TripItemView, date: string, bookings: readonly Booking[]): TripItemView[] {
  switch (item.kind) {
    case 'meal': {
      const isReplaced = bookings.some(
        (one) =>
          one.kind === 'restaurant' &&
          one.date === date &&
          Math.abs((one.startMinute ?? 0) - item.startMinute) <= sameMealMinutes,
      );
      return isReplaced ? [] : [item];
    }
    case 'ride': {
      const isBooked = bookings.some(
        ({ kind, date: on, startMinute }) =>
          kind === item.mode && on === date && startMinute === item.startMinute,
      );
      if (!isBooked) return [item];
      const { releaseDate: _, ...rest } = item;
      const legs = item.legs.map(({ timetable: __, ...leg }) => leg);
      return [{ ...rest, legs, reason: 'You have booked it.' }];
    }
    default:
      return [item];
  }
}

/** Largest difference in minutes at which a planned meal and a booked table are the same meal. */
export const sameMealMinutes = 120;

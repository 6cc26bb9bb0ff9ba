import type { TripDayView, TripItemView, TripPlace, TripView } from '@yunyou/contract/trip/trip.schema';
import { listBookingFacts, nameBooking } from '@yunyou/domain/booking/bookings-in-day';
import { momentAt } from '@yunyou/domain/time/china-time';
import { hoursNote, legNotes, rainNote, variantNote } from './item-notes.ts';

/** One stop of a day with its time, as maps and GPS devices show it. */
interface TripPoint {
  place: TripPlace;
  kind: TripItemView['kind'];
  /** ISO 8601, UTC. */
  at: string;
  note: string;
}

/** Writes prices and times by the preferences of the reader. */
export type Local = (text: string) => string;

/** Returns a minute of a trip day in China as a UTC instant. Minutes may run past midnight. */
export function toInstant(date: string, minute: number): string {
  const { date: day, time } = momentAt(date, minute - 8 * 60); // China is UTC+8 all year
  return `${day}T${time}:00Z`;
}

/** Lists visits, meals in restaurants and districts, stations and the hotel in the order of the day. */
export function listPoints({ date, items }: TripDayView, local: Local = String): TripPoint[] {
  return items.flatMap((item): TripPoint[] => {
    const point = (place: TripPlace, minute: number, note: string): TripPoint => ({
      place,
      kind: item.kind,
      at: toInstant(date, minute),
      note: [local(note), 'note' in item ? item.note : ''].filter(Boolean).join('\n'),
    });
    switch (item.kind) {
      case 'visit':
        return [
          point(
            item.place,
            item.startMinute,
            [
              `${item.startTime} to ${item.endTime}.`,
              item.summary,
              hoursNote(item),
              variantNote(item),
              rainNote(item),
            ]
              .filter(Boolean)
              .join(' '),
          ),
        ];
      case 'meal':
        return item.place.kind === 'restaurant' || item.place.kind === 'district'
          ? [point(item.place, item.startMinute, `${item.meal}, ${item.startTime}`)]
          : [];
      case 'ride': {
        const legs = legNotes(item).join(' ');
        return [
          point(item.from, item.startMinute, `${item.mode} leaves ${item.startTime}. ${legs}`),
          point(item.to, item.endMinute, `${item.mode} arrives ${item.endTime}. ${legs}`),
        ];
      }
      case 'night':
        return [point(item.place, item.startMinute, 'Night')];
      default:
        return [];
    }
  });
}

/** Lists each place of the trip once, in the order of the first visit. */
export function listPlaces({ days }: Pick<TripView, 'days'>): TripPlace[] {
  const all = days.flatMap((day) => listPoints(day).map(({ place }) => place));
  return [...new Map(all.map((place) => [`${place.kind}/${place.id}`, place])).values()];
}

/** Returns the bookings and the note of a day as text lines. Bookings have no coordinates, so they belong to the whole day. */
export function describeDay({ summary, note, bookings = [] }: TripDayView, local: Local = String): string {
  const booked = bookings.map((booking) => {
    const times = local([booking.startTime, booking.endTime].filter(Boolean).join(' to '));
    return [`${nameBooking(booking)} (booked)`, times, ...listBookingFacts(booking)]
      .filter(Boolean)
      .join(', ');
  });
  return [summary, ...booked, note].filter(Boolean).join('\n');
}

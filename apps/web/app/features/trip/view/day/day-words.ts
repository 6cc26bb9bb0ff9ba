import type { TripDayView, TripItemView } from '@yunyou/contract/trip/trip.schema';
import { formatDistance } from '../../../facts/format.ts';
import { formatFen, formatMinutes, formatShortDate } from '../trip-words.ts';

type Visit = Extract<TripItemView, { kind: 'visit' }>;

// Day
export const today = 'Today';
export const foldDay = (isOpen: boolean, number: number): string =>
  `${isOpen ? 'Fold' : 'Unfold'} day ${number}`;

/** Lists weather, sun, distance on foot and costs of a day, as far as it has any: a day on board has none of the last two. */
export function dayFacts({ weather, sun, walkMeters, costFen }: TripDayView): string[] {
  return [
    ...(weather
      ? [
          `${Math.round(weather.lowC)} to ${Math.round(weather.highC)} °C${weather.source === 'normals' ? ' usually' : ''}`,
        ]
      : []),
    ...(sun ? [`sun ${sun.rise} to ${sun.set}`] : []),
    ...(walkMeters < 100 ? [] : [`${formatDistance(walkMeters)} between stops on foot`]),
    ...(costFen > 0 ? [`${formatFen(costFen)} for everyone`] : []),
  ];
}

// Visit stop
export const partOf = (number: number, count: number): string => `part ${number} of ${count}`;
export const fixed = 'Fixed. ';
export const haveLunchInside = 'Have lunch inside.';
export const ifItRains = 'If it rains:';
export const bookAhead = 'Book ahead';
export const betterBookedAhead = 'Better booked ahead';

/** Lists duration, price and opening hours of a visit. */
export function visitFacts({ startMinute, endMinute, costFen, free, hours }: Visit): string[] {
  const open = hours.map(({ open, close, lastEntry }) => {
    if (open === close || (open === '00:00' && close === '24:00')) return 'at any hour';
    return lastEntry === close ? `${open} to ${close}` : `${open} to ${close}, last entry ${lastEntry}`;
  });
  return [
    formatMinutes(endMinute - startMinute),
    free ? 'free' : `${formatFen(costFen)} for everyone`,
    ...(open.length > 0 ? [`open ${open.join(' and ')}`] : []),
  ];
}

/** Describes how to book, to follow "Book ahead": ", on sale from 3 May at 17:00, with your passport". */
export function bookingFacts(booking: Visit['booking']): string {
  return [
    booking.releaseDate && `, on sale from ${formatShortDate(booking.releaseDate)}`,
    booking.releaseTime && ` at ${booking.releaseTime}`,
    booking.passport && !/passport/i.test(booking.note ?? '') && ', with your passport',
    booking.note && `. ${booking.note}`,
  ]
    .filter(Boolean)
    .join('');
}

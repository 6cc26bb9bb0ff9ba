import type { TripDayView, TripItemView } from '@yunyou/contract/trip/trip.schema';
import { formatDistance } from '../../facts/format.ts';
import { formatFen, formatMinutes, formatShortDate } from './trip-words.ts';

type Visit = Extract<TripItemView, { kind: 'visit' }>;
type VisitTimesAndPrice = Pick<
  Visit,
  'startTime' | 'startMinute' | 'endMinute' | 'costFen' | 'free' | 'hours' | 'part'
>;

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

/**
 * Lists duration, price and opening hours of a visit. The second part of a visit is on the ticket of the first. Hours are left
 * out before the gates open: a group that sees the sunrise has slept inside.
 */
export function visitFacts({
  startTime,
  startMinute,
  endMinute,
  costFen,
  free,
  hours,
  part,
}: VisitTimesAndPrice): string[] {
  const isInside = hours.length > 0 && hours.every(({ open }) => open > startTime);
  const open = hours.map(({ open, close, lastEntry }) => {
    if (open === close || (open === '00:00' && close === '24:00')) return 'at any hour';
    return lastEntry === close ? `${open} to ${close}` : `${open} to ${close}, last entry ${lastEntry}`;
  });
  return [
    formatMinutes(endMinute - startMinute),
    priceOf({ costFen, free, isContinued: part !== undefined && part.number > 1 }),
    ...(open.length > 0 && !isInside ? [`open ${open.join(' and ')}`] : []),
  ];
}

function priceOf({
  costFen,
  free,
  isContinued,
}: Pick<Visit, 'costFen' | 'free'> & { isContinued: boolean }): string {
  if (isContinued && !free && costFen === 0) return 'on the same ticket';
  return free ? 'free' : `${formatFen(costFen)} for everyone`;
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

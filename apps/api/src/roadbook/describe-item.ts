import { capitalise } from '@yunyou/contract/capitalise';
import type { TripItemView } from '@yunyou/contract/trip/trip.schema';
import { describeArrivalDay, formatRideLength } from '@yunyou/domain/trip/description/ride-length';
import { formatDuration } from '@yunyou/domain/trip/description/titles-and-summaries';
import { hoursNote, legNotes, mealPlace, rainNote, variantNote } from '../take-along/item-notes.ts';

export interface ItemText {
  title: string;
  lines: string[];
  isQuiet?: boolean;
}

/** Returns what the roadbook prints of an item. Undefined for free time. */
export function describeItem(item: TripItemView): ItemText | undefined {
  switch (item.kind) {
    case 'visit': {
      const { place, booking } = item;
      const price = item.free ? 'Free' : item.costFen > 0 ? yuan(item.costFen) : '';
      const book =
        booking.required === 'not-needed'
          ? ''
          : `Booking ${booking.required}${booking.releaseDate ? `, on sale from ${shortDate(booking.releaseDate)}${booking.releaseTime ? ` ${booking.releaseTime}` : ''}` : ''}${booking.passport ? ', passport needed' : ''}.`;
      return {
        title: `${place.name}  ${place.zhName}`,
        lines: [
          `Until ${item.endTime}. ${item.reason} ${price}`.trim(),
          hoursNote(item),
          place.zhAddress ?? '',
          variantNote(item),
          book,
          rainNote(item),
        ].filter(Boolean),
      };
    }
    case 'meal':
      return item.place.kind === 'restaurant' || item.place.kind === 'district'
        ? {
            title: `${capitalise(item.meal)}: ${item.place.name}  ${item.place.zhName}`,
            lines: [item.dishes.join(', '), item.place.zhAddress ?? ''].filter(Boolean),
          }
        : { title: `${capitalise(item.meal)}: ${mealPlace(item)}`, lines: [], isQuiet: true };
    case 'transfer':
      return {
        title: `${capitalise(item.mode.replace('-', ' '))} ${formatDuration(item.minutes)} to ${item.to.name}`,
        lines: item.stations === undefined ? [] : [item.stations],
        isQuiet: true,
      };
    case 'ride':
      return {
        title: `${capitalise(item.mode)} from ${item.from.name} to ${item.to.name}`,
        lines: [
          `Arrives ${[item.endTime, describeArrivalDay(item)].filter(Boolean).join(' ')} (${formatRideLength(item, formatDuration)}), ${yuan(item.costFen)}. Be there ${item.boardMinutes} minutes before.`,
          ...legNotes(item),
          `${item.from.zhName} 至 ${item.to.zhName}`, // the fonts have no arrow
          item.from.zhAddress ?? '',
        ].filter(Boolean),
      };
    case 'night':
      return {
        title: `Night: ${item.place.name}  ${item.place.zhName}`,
        lines: [item.place.zhAddress ?? ''].filter(Boolean),
      };
    default:
      return undefined;
  }
}

export const yuan = (fen: number) => `CNY ${Math.round(fen / 100).toLocaleString('en')}`;

export function shortDate(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
}

/** Formats a date with weekday, month and year, like "Mon, 12 April 2027". */
export function longDate(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

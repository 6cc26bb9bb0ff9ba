import { capitalise } from '@yunyou/contract/capitalise';
import type { TripItemView } from '@yunyou/contract/trip/trip.schema';
import { emergencyNumbers } from '@yunyou/domain/places/emergency-numbers';
import { formatYearMonth } from '@yunyou/domain/time/date-format';

type Of<K extends TripItemView['kind']> = Extract<TripItemView, { kind: K }>;

/** Returns which variant of a large sight is planned, with its way and whether lunch is inside. */
export function variantNote({ variant, lunchInside }: Of<'visit'>): string {
  return [variant && `${variant.name}.`, variant?.note, lunchInside ? 'Lunch inside.' : '']
    .filter(Boolean)
    .join(' ');
}

/** Returns the opening hours on the day of the visit. */
export function hoursNote({ hours }: Of<'visit'>): string {
  if (hours.length === 0) return '';
  const spans = hours.map(({ open, close, lastEntry }) => {
    if (open === close || (open === '00:00' && close === '24:00')) return 'at any hour';
    return lastEntry === close ? `${open} to ${close}` : `${open} to ${close}, last entry ${lastEntry}`;
  });
  return `Open ${spans.join(' and ')}.`;
}

/** Returns the indoor alternative for rain. */
export function rainNote({ ifRain }: Of<'visit'>): string {
  return ifRain ? `If it rains: ${ifRain.name} ${ifRain.zhName}.` : '';
}

/** Returns each leg of a ride: number, stations at both ends, and the month of the timetable. */
export function legNotes({ legs }: Of<'ride'>): string[] {
  return legs.map(({ mode, number, fromStop, toStop, timetable, perDay }) => {
    const service =
      number === undefined ? `${capitalise(mode)}, about ${perDay} a day` : `${capitalise(mode)} ${number}`;
    const dated = timetable === undefined ? '' : ` (times of ${formatYearMonth(timetable)}, check on 12306)`;
    return `${service}: ${fromStop} to ${toStop}${dated}.`;
  });
}

/** Returns where a meal is, for titles. */
export function mealPlace({ place }: Of<'meal'>): string {
  if (place.kind === 'near-spot') return `near ${place.name}`;
  return place.kind === 'hotel' ? `at or near ${place.name}` : place.name;
}

/** Numbers to call in an emergency, for files without a page of their own for them. */
export const emergencyNote = `In an emergency: ${emergencyNumbers
  .map(({ number, purpose }) => `${number} ${purpose.toLowerCase()}`)
  .join(', ')}.`;

export { formatDayMonth as formatShortDate } from '@yunyou/domain/time/date-format';

import type { Money } from '@yunyou/contract/entities/base.schema';
import { weekdayNames } from '@yunyou/domain/time/weekday-names';
import { currencies } from '@yunyou/domain/trip/brief/travel-choices';
import { formatMoney } from '../../facts/format.ts';

/** Formats fen as whole yuan: "CN¥120", or "free" for 0. */
export function formatFen(fen: number): string {
  return fen === 0 ? 'free' : formatMoney({ amountMinor: Math.round(fen / 100) * 100, currency: 'CNY' });
}

/** Formats an estimate without cents: "A$3,682". */
export function formatWhole({ amountMinor, currency }: Money): string {
  const unit = 10 ** currencies[currency].minorDigits;
  return formatMoney({ amountMinor: Math.round(amountMinor / unit) * unit, currency });
}

export const weekdayName = (day: keyof typeof weekdayNames): string => weekdayNames[day];

const modes: Readonly<Record<string, string>> = {
  walk: 'On foot',
  metro: 'Metro',
  bus: 'Bus',
  taxi: 'Taxi',
  car: 'Hired car',
  train: 'Train',
  flight: 'Flight',
  coach: 'Coach',
  ferry: 'Ferry',
  shuttle: 'Shuttle bus',
  'cable-car': 'Cable car',
};

export const modeName = (mode: string): string => modes[mode] ?? mode;

/** Formats a duration to the minute, unlike the rounded form in guides: "1 h 35 min". */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** Formats minutes after midnight as a time. */
export function formatClock(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;
}

/** Parses "09:30" to minutes after midnight. */
export function readClock(time: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(time) ?? [];
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

export const costNames = {
  hotels: 'Hotels',
  intercity: 'Trains and flights',
  sights: 'Tickets',
  meals: 'Meals',
  local: 'Getting about',
} as const;

/** Capitalises the first letter. Reasons of the planner are sentence fragments. */
export function sentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

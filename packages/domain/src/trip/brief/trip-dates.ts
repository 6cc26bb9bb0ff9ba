import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { addDays } from '../../time/china-time.ts';
import { lunarNewYear } from '../../time/lunar-new-year.ts';
import { dayLimitsOf } from './pace.ts';

export type TripDates = TripBrief['when'];

/**
 * Returns the dates of the trip in order. A trip with a month but no dates starts on the 8th, when the long public
 * holidays (1 to 7 October, 1 to 5 May, New Year) are over. It avoids Spring Festival, whose date changes from year
 * to year.
 */
export function listTripDates(when: TripDates): readonly string[] {
  return cached(datesCache, when, computeDates);
}

/** Returns the months the trip touches, 1 to 12, without duplicates. */
export function listTripMonths(when: TripDates): readonly number[] {
  return cached(monthsCache, when, (own) => [
    ...new Set(listTripDates(own).map((date) => Number(date.slice(5, 7)))),
  ]);
}

/** Start of a trip of several days on its first day and end on its last, unless the brief has other hours. */
const defaultHours = { arrivalMinute: 11 * 60, departureMinute: 17 * 60 };
/** Start and end of a trip of one day, unless the brief has other hours. */
const defaultHoursOfOneDay = { arrivalMinute: 9 * 60, departureMinute: 20 * 60 };

/** Minutes before the usual start of the day at which a group that starts in town may leave. */
const minutesBeforeStart = 105;
/** Latest return on the last evening to the city where the group stays. */
const returnMinute = 20 * 60 + 30;

/** Returns when the trip starts on its first day and ends on its last, in minutes after midnight (China time). */
export function tripEndMinutes(brief: TripBrief): {
  readonly arrivalMinute: number;
  readonly departureMinute: number;
} {
  const usual = brief.when.days === 1 ? defaultHoursOfOneDay : defaultHours;
  const [inTown, backInTown] = [
    dayLimitsOf(brief, 0).startMinute -
      (brief.cityIds.includes(brief.entryCityId ?? '') ? 0 : minutesBeforeStart),
    Math.max(returnMinute, usual.departureMinute),
  ];
  return {
    arrivalMinute: brief.arrivalMinute ?? (brief.startsInTown ? inTown : usual.arrivalMinute),
    departureMinute: brief.departureMinute ?? (brief.endsInTown ? backInTown : usual.departureMinute),
  };
}

// Scoring calls these once per spot of the catalogue. A `when` object is never changed, so it serves as the cache key.
const datesCache = new WeakMap<TripDates, readonly string[]>();
const monthsCache = new WeakMap<TripDates, readonly number[]>();

function cached<T>(cache: WeakMap<TripDates, T>, when: TripDates, compute: (when: TripDates) => T): T {
  const hit = cache.get(when);
  if (hit !== undefined) return hit;
  const value = compute(when);
  cache.set(when, value);
  return value;
}

function computeDates(when: TripDates): readonly string[] {
  const first = when.kind === 'dates' ? when.firstDate : firstDateInMonth(when);
  return Array.from({ length: when.days }, (_, index) => addDays(first, index));
}

/** Days around the lunar new year with the most travellers. */
const festivalDays = { before: 2, after: 8 } as const;

/**
 * Returns the first date of a trip in a month: the 8th, unless the trip would overlap Spring Festival and the month
 * has other days.
 */
function firstDateInMonth({ year, month, days }: Extract<TripDates, { kind: 'month' }>): string {
  const monthKey = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
  const usual = `${monthKey}-08`;
  const newYear = lunarNewYear(year);
  if (newYear === undefined) return usual;
  const [busyFrom, busyTo] = [addDays(newYear, -festivalDays.before), addDays(newYear, festivalDays.after)];
  const isQuiet = (first: string): boolean =>
    first.startsWith(monthKey) && (addDays(first, days - 1) < busyFrom || first > busyTo);
  return [usual, addDays(busyTo, 1), addDays(busyFrom, -days)].find(isQuiet) ?? usual;
}

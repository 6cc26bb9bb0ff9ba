import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import chineseDays from 'chinese-days'; // a CommonJS package: Node knows no names in it
import { weekdayOf } from '../../time/china-time.ts';
import { listTripDates, type TripDates } from '../brief/trip-dates.ts';

/** How full the country's sights are, 0 on a quiet day to 1 in the first days of October. */
export type Pressure = number;

const longHolidays = new Set(['National Day', 'Spring Festival', 'Labour Day']);
/** Holidays beyond the published calendar that do not move, by MM-DD. */
const fixedHolidays: readonly (readonly [from: string, to: string])[] = [
  ['10-01', '10-07'],
  ['05-01', '05-05'],
];
/** School holidays and the golden autumn. */
const busyMonths: ReadonlySet<number> = new Set([7, 8, 10]);

export function pressureOn(date: string): Pressure {
  const day = date.slice(5);
  if (fixedHolidays.some(([from, to]) => day >= from && day <= to)) return 1;
  const { work, name } = chineseDays.getDayDetail(date);
  const holiday = name.split(',')[0] ?? '';
  if (!work && longHolidays.has(holiday)) return 1;
  const season = busyMonths.has(Number(date.slice(5, 7))) ? 0.2 : 0;
  if (!work && name.includes(',')) return 0.7;
  const weekday = weekdayOf(date);
  return season + (!work && (weekday === 'sat' || weekday === 'sun') ? 0.3 : 0);
}

const pressures = new WeakMap<TripDates, Pressure>();

/** Mean over the days of the trip. */
export function pressureOfTrip(when: TripDates): Pressure {
  const known = pressures.get(when);
  if (known !== undefined) return known;
  const days = listTripDates(when).map(pressureOn);
  const mean = days.reduce((sum, one) => sum + one, 0) / Math.max(1, days.length);
  pressures.set(when, mean);
  return mean;
}

/** Of a long holiday everybody notices the crowds; on other days only who dislikes them. */
const holidayPressure = 0.6;
const holidayCost = 0.25;
const dislikeCost = 0.5;
/** What fame alone costs a place in the eyes of someone who dislikes crowds, on the quietest day. */
const fameCost = 0.2;

/**
 * What crowds leave of a spot's worth, 1 for all of it. Grows with the square of the spot's popularity: the
 * best-known sights fill up, small ones hardly do.
 */
export function crowdFactor(popularity: number, brief: Pick<TripBrief, 'when' | 'avoidsCrowds'>): number {
  const pressure = pressureOfTrip(brief.when);
  const fame = (popularity / 100) ** 2;
  if (brief.avoidsCrowds === true) return 1 - fame * (fameCost + dislikeCost * pressure);
  return pressure < holidayPressure ? 1 : 1 - fame * holidayCost * pressure;
}

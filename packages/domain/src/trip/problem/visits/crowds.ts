import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import chineseDays from 'chinese-days'; // CommonJS: Node finds no named exports in it
import { weekdayOf } from '../../../time/china-time.ts';
import { listTripDates, type TripDates } from '../../brief/trip-dates.ts';

/** Crowd level of sights in the whole country, from 0 on a quiet day to 1 in the long holidays. */
export type CrowdLevel = number;

const longHolidays = new Set(['National Day', 'Spring Festival', 'Labour Day']);
/** Long holidays with fixed dates (MM-DD), for years whose calendar is not published yet. */
const fixedHolidays: readonly (readonly [from: string, to: string])[] = [
  ['10-01', '10-07'],
  ['05-01', '05-05'],
];
/** School holidays and the popular weeks of autumn. */
const busyMonths: ReadonlySet<number> = new Set([7, 8, 10]);

/** Returns the crowd level of a date from holidays, school holidays and weekends. */
export function crowdLevelOn(date: string): CrowdLevel {
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

const levelCache = new WeakMap<TripDates, CrowdLevel>();

/** Returns the mean crowd level of the days of a trip. */
export function crowdLevelOfTrip(when: TripDates): CrowdLevel {
  const cached = levelCache.get(when);
  if (cached !== undefined) return cached;
  const days = listTripDates(when).map(crowdLevelOn);
  const mean = days.reduce((sum, one) => sum + one, 0) / Math.max(1, days.length);
  levelCache.set(when, mean);
  return mean;
}

/** From this mean level on, crowds lower the worth of spots for all travellers; below it only with `avoidsCrowds`. */
const holidayLevel = 0.6;
/** Shares of its worth that the most popular spot loses at crowd level 1: for all travellers, and with `avoidsCrowds`. */
const holidayLoss = 0.25;
const avoidsCrowdsLoss = 0.5;
/** Share that the most popular spot loses with `avoidsCrowds` at any crowd level. */
const popularityLoss = 0.2;

/**
 * Returns the share of a spot's worth that remains with the crowds of the trip's dates, 0 to 1. The loss grows with the
 * square of the popularity (0 to 100), because well-known sights fill up and small ones hardly do.
 */
export function crowdFactor(popularity: number, brief: Pick<TripBrief, 'when' | 'avoidsCrowds'>): number {
  const level = crowdLevelOfTrip(brief.when);
  const fame = (popularity / 100) ** 2;
  if (brief.avoidsCrowds === true) return 1 - fame * (popularityLoss + avoidsCrowdsLoss * level);
  return level < holidayLevel ? 1 : 1 - fame * holidayLoss * level;
}

import type { CancellationStep, DepartureRule } from '@yunyou/contract/entities/trip-line.schema';
import { formatShortDayMonth } from '@yunyou/domain/time/date-format';
import { countOf } from '../../plurals.ts';
import { formatMonths } from '../facts/format.ts';

const weekdayNames = { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' };

/** Describes departure days, grouped by weekdays: "every day, 1 Dec 2026–3 Feb 2027, 15 Feb–29 Apr 2027". A line never breaks within a period. */
export function departureWords(rules: readonly DepartureRule[]): string {
  const byDays = Map.groupBy(rules, weekdayWords);
  return [...byDays].map(([days, same]) => `${days}, ${same.map(periodWords).join(', ')}`).join('; ');
}

const weekdayWords = ({ weekdays }: DepartureRule): string =>
  weekdays.length === 7 ? 'every day' : `on ${weekdays.map((weekday) => weekdayNames[weekday]).join(', ')}`;

function periodWords({ months, from, to }: DepartureRule): string {
  const [firstYear, lastYear] = [from.slice(0, 4), to.slice(0, 4)];
  const span = `${formatShortDayMonth(from)}${firstYear === lastYear ? '' : ` ${firstYear}`}–${formatShortDayMonth(to)} ${lastYear}`;
  const unbroken = span.replaceAll(' ', '\u00a0');
  const isWhole = monthsBetween(from, to).every((month) => months.includes(month));
  return isWhole ? unbroken : `${formatMonths(months)} within ${unbroken}`;
}

function monthsBetween(from: string, to: string): number[] {
  const count = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
  return Array.from({ length: count(to) - count(from) + 1 }, (_, step) => ((count(from) + step) % 12) + 1);
}

/** Describes refund rules, earliest first: "7 days or more before: all of it back". The last entry covers the rest. */
export function cancellationSentences(
  steps: readonly CancellationStep[],
): { when: string; refund: string }[] {
  const sorted = steps
    .filter(({ refundPercent }) => refundPercent > 0)
    .toSorted((a, b) => b.daysBefore - a.daysBefore);
  const sentences = sorted.map(({ daysBefore, refundPercent }, index) => ({
    when: whenWords(daysBefore, sorted[index - 1]?.daysBefore),
    refund: refundPercent === 100 ? 'Full refund' : `${refundPercent}% refund`,
  }));
  const latest = sorted.at(-1)?.daysBefore;
  if (latest === undefined) return [{ when: 'At any time', refund: nothing }];
  return latest === 0 ? sentences : [...sentences, { when: lateWords(latest), refund: nothing }];
}

const nothing = 'No refund';

function whenWords(daysBefore: number, earlier: number | undefined): string {
  if (earlier === undefined) return `${countOf(daysBefore, 'day')} or more before departure`;
  const last = earlier - 1;
  if (daysBefore === 0) return last === 0 ? 'On the day' : `Less than ${earlier} days before`;
  return daysBefore === last ? `${countOf(last, 'day')} before` : `${daysBefore} to ${last} days before`;
}

const lateWords = (latest: number): string =>
  latest === 1 ? 'On the day' : `Less than ${latest} days before`;

/** Describes a group: "2 adults, 1 child". */
export function groupWords({ adults, children }: { adults: number; children: number }): string {
  const parts = [adults === 1 ? '1 adult' : `${adults} adults`];
  if (children) parts.push(children === 1 ? '1 child' : `${children} children`);
  return parts.join(', ');
}

// Book box
export const priceForYourGroup = 'Price for your group';
export const chooseDateBook = 'Choose a date and book';
export const bookNote = 'You see the whole order before you pay.';

// Departures calendar
export const mon = 'Mon';
export const tue = 'Tue';
export const wed = 'Wed';
export const thu = 'Thu';
export const fri = 'Fri';
export const sat = 'Sat';
export const sun = 'Sun';
export const noDates = 'No dates to book at the moment.';
export const earlierMonth = 'Previous month';
export const laterMonth = 'Next month';
export const departuresIn = (shown: string): string => `Departures in ${shown}`;
export const full = 'full';
export const seat = 'seat';
export const seats = 'seats';
export const left = 'left';

// Group price
export const priceLine = (count: number, kind: string, each: string): string => `${count} ${kind} at ${each}`;
export const total = 'Total';
export const about = 'about';
export const atRates = (asOf: string): string => `at the rates of ${asOf}. You pay in yuan.`;

// Group steppers
export const childAges = (childAgeMax: number): string => `up to ${childAgeMax} years`;
export const fewer = (name: string): string => `Fewer ${name}`;
export const more = (name: string): string => `More ${name}`;

// Tour itinerary
export const dayNumber = (number: number): string => `Day ${number}`;
export const sights = 'Sights';
export const meals = 'Meals';
export const night = 'Night';

// Tour page
export const tripPlanning = 'Trip planning';
export const tours = 'Tours';
export const dayCount = (days: number): string => countOf(days, 'day');
export const bookThisTour = 'Book this tour';
export const from = (name: string): string => `from ${name}`;
export const groupOf = (groupSizeMax: number): string => `up to ${groupSizeMax} people`;
export const dayByDay = 'Day by day';
export const whatIsIncluded = 'What is included';
export const cancellation = 'Cancellation';
export const cancellationLead = 'Days count by the date in China.';
export const goodToKnow = 'Good to know';
export const citiesTitle = (cities: number): string =>
  cities === 1 ? 'The city of this tour' : 'Cities on this tour';
export const onTheMap = 'On the map';
export const mapLabel = (name: string): string => `Route of ${name}`;
export const datesAndPrices = 'Dates and prices';
export const leaves = (departures: string): string => `Departs ${departures}.`;
export const priceNote = 'Prices are per adult, in yuan.';
export const seatsNote = 'Seats left are up to date.';

// Tour terms
export const included = 'Included';
export const notIncluded = 'Not included';

import { maxTripDays, type PartialTripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { addDays, countDays, weekdayOf } from '@yunyou/domain/time/china-time';
import { listTripDates } from '@yunyou/domain/trip/brief/trip-dates';
import { usualMonth } from '@yunyou/domain/trip/brief/usual-month';
import { firstDateOfPart } from '../month-part.ts';
import { nextWeekday, weekdays } from '../slots/time/weekdays.ts';
import type { WishFixedTime, WishValues } from '../wish-values.ts';
import { defaultTripDays } from './complete-brief.ts';
import { clamp } from './loose-fields.ts';

/** Days from today to the start of a trip in the current month. */
const minLeadDays = 2;

/** Returns dates or month, and days, of the trip; undefined where the wish states neither. */
export function toWhen(wish: WishValues, today: string): PartialTripBrief['when'] {
  const { month, monthPart, lastDate } = wish;
  const stated = wish.days ?? countUntil(wish);
  const days = clamp(stated ?? defaultTripDays(wish.cityIds.length), 1, maxTripDays);
  const firstDate =
    wish.firstDate ??
    (lastDate === undefined ? undefined : addDays(nextOccurrence(lastDate, today), 1 - days));
  if (firstDate !== undefined) return { kind: 'dates', firstDate: nextOccurrence(firstDate, today), days };
  if (month === undefined)
    return wish.days === undefined ? undefined : { kind: 'month', ...usualMonth(today), days };
  if (monthPart !== undefined)
    return { kind: 'dates', firstDate: nextOccurrence(firstDateOfPart(month, monthPart, days), today), days };
  // A plan for a month starts on its 8th. When that has passed, start in two days while the month lasts.
  if (month === today.slice(0, 7) && `${month}-08` < today && today < `${month}-28`)
    return { kind: 'dates', firstDate: addDays(today, minLeadDays), days };
  const first = nextOccurrence(`${month}-28`, today);
  return { kind: 'month', year: Number(first.slice(0, 4)), month: Number(first.slice(5, 7)), days };
}

/**
 * Gives a trip without dates the first date that suits the weekdays of the wish: "arriving Friday evening", "a meeting on
 * Tuesday". A plan for a month starts on its 8th or up to a week later.
 */
export function onWeekdays(
  { firstDate, lastDate, firstWeekday, fixedTimes, cityIds }: WishValues,
  when: PartialTripBrief['when'],
  today: string,
): PartialTripBrief['when'] {
  const [event] = fixedTimes.flatMap(({ days }) => weekdays.filter((one) => days.includes(one)));
  const weekday = firstWeekday ?? event;
  if (weekday === undefined || (firstDate ?? lastDate) !== undefined) return when;
  const { days, ...start } = when ?? {
    kind: 'month',
    ...usualMonth(today),
    days: defaultTripDays(cityIds.length),
  };
  const [earliest = today] = listTripDates({ ...start, days });
  const date = nextWeekday(addDays(earliest, -1), weekday);
  // A trip does not begin with its event, where there is time before it.
  const isLater = firstWeekday === undefined && days > 1 && date > earliest;
  return { kind: 'dates', firstDate: isLater ? addDays(date, -1) : date, days };
}

/** Counts the days from the first to the last date; undefined when one is missing or they are in the wrong order. */
function countUntil({ firstDate, lastDate }: WishValues): number | undefined {
  if (firstDate === undefined || lastDate === undefined || lastDate < firstDate) return undefined;
  return countDays(firstDate, lastDate) + 1;
}

/** Returns the next occurrence of a date's month and day that is not before `today`; 29 February becomes the 28th. */
export function nextOccurrence(date: string, today: string): string {
  if (date >= today) return date;
  const day = date.slice(4) === '-02-29' ? '-02-28' : date.slice(4);
  const thisYear = `${today.slice(0, 4)}${day}`;
  return thisYear >= today ? thisYear : `${Number(today.slice(0, 4)) + 1}${day}`;
}

/** Converts fixed times to dates of the trip. A weekday is the first one of the trip; it needs the first date. */
export function listFixedTimes(
  { fixedTimes }: WishValues,
  when: PartialTripBrief['when'],
): NonNullable<PartialTripBrief['fixedTimes']> {
  if (when?.kind !== 'dates') return fixedTimes.flatMap((one) => toDates(one, () => undefined));
  const dates = Array.from({ length: when.days }, (_, index) => addDays(when.firstDate, index));
  return fixedTimes.flatMap((one) =>
    toDates(one, (weekday) => dates.find((date) => weekdayOf(date) === weekday)),
  );
}

function toDates(
  { days, ...rest }: WishFixedTime,
  dateOf: (weekday: string) => string | undefined,
): NonNullable<PartialTripBrief['fixedTimes']> {
  return days.flatMap((day) => {
    const date = /^\d/.test(day) ? day : dateOf(day);
    return date === undefined ? [] : [{ date, ...rest }];
  });
}

import type { OpeningRule, ScenicSpot } from '@yunyou/contract/entities/scenic-spot.schema';
import { addDays, minutesPerDay, toMinutes, weekdayOf } from '../time/china-time.ts';

/** The fields of a spot that define when it is open. */
export type OpeningTimes = Pick<ScenicSpot, 'openingHours' | 'openingExceptions'>;

/**
 * A span in which a spot is open, in minutes since the start of a China-local day. `closeMinute` is exclusive and may be
 * on the next day (above 1440). `lastEntryMinute` is the last minute of admission, inclusive; it equals `closeMinute`
 * when no last entry is known.
 */
export interface OpeningWindow {
  openMinute: number;
  closeMinute: number;
  lastEntryMinute: number;
}

type Hours = Pick<OpeningRule, 'open' | 'close' | 'lastEntry'>;
type Season = NonNullable<OpeningRule['season']>;

/**
 * Lists the windows that start on a China-local date, in order; empty when the spot is closed. Merges windows that
 * overlap or touch. Dated exceptions override rules, and an exception without hours closes the spot. Rules with a season
 * override rules without one, also on weekdays they close.
 */
export function windowsOn(spot: OpeningTimes, date: string): OpeningWindow[] {
  return joinWindows(hoursOn(spot, date).map(toWindow));
}

/** Lists the windows that start on `date` or on one of the next `days` days, in minutes since the start of `date`. */
export function windowsFrom(spot: OpeningTimes, date: string, days: number): OpeningWindow[] {
  const windows: OpeningWindow[] = [];
  for (let day = 0; day <= days; day += 1) {
    windows.push(...windowsOn(spot, addDays(date, day)).map((window) => shift(window, day * minutesPerDay)));
  }
  return joinWindows(windows);
}

/** The search for open days ends after a year: a spot may be closed permanently. */
const searchedDays = 366;

/** Lists the first dates after `date` on which the spot opens. */
export function listNextOpenDates(spot: OpeningTimes, date: string, count: number): string[] {
  const found: string[] = [];
  for (let day = 1; day <= searchedDays && found.length < count; day += 1) {
    const next = addDays(date, day);
    if (windowsOn(spot, next).length > 0) found.push(next);
  }
  return found;
}

/** Returns false when hours are approximate: then nothing may claim that the spot is open now. */
export const areHoursFixed = ({ approximateHours }: Pick<ScenicSpot, 'approximateHours'>): boolean =>
  approximateHours !== true;

/** Returns the reason of the dated exception that closes the spot on a date, if there is one. */
export function findClosingReason(spot: OpeningTimes, date: string): string | undefined {
  return exceptionsOn(spot, date).find((exception) => !exception.hours)?.reason;
}

/** Returns true when a day (MM-DD) is in a season. A season that ends on 28 February includes the 29th. */
export function isInSeason(dayOfYear: string, { from, to }: Season): boolean {
  const end = to === '02-28' ? '02-29' : to;
  return from <= to ? from <= dayOfYear && dayOfYear <= end : from <= dayOfYear || dayOfYear <= end;
}

/** Lists the rules that apply on a day of the year (MM-DD), for all weekdays. */
export function rulesOn(rules: readonly OpeningRule[], dayOfYear: string): OpeningRule[] {
  const inSeason = rules.filter(({ season }) => season && isInSeason(dayOfYear, season));
  return inSeason.length ? inSeason : rules.filter(({ season }) => !season);
}

/** Converts hours to a window. A `close` at or before `open`, or a `lastEntry` before `open`, is on the next day. */
export function toWindow({ open, close, lastEntry }: Hours): OpeningWindow {
  const openMinute = toMinutes(open);
  const closeMinute = toMinutes(close) + (toMinutes(close) <= openMinute ? minutesPerDay : 0);
  if (lastEntry === undefined) return { openMinute, closeMinute, lastEntryMinute: closeMinute };
  const entryMinute = toMinutes(lastEntry) + (toMinutes(lastEntry) < openMinute ? minutesPerDay : 0);
  return { openMinute, closeMinute, lastEntryMinute: Math.min(entryMinute, closeMinute) };
}

function hoursOn(spot: OpeningTimes, date: string): Hours[] {
  const exceptions = exceptionsOn(spot, date);
  if (exceptions.some(({ hours }) => !hours)) return [];
  if (exceptions.length) return exceptions.flatMap(({ hours }) => (hours ? [hours] : []));
  const weekday = weekdayOf(date);
  return rulesOn(spot.openingHours, date.slice(5)).filter(({ closedOn }) => !closedOn.includes(weekday));
}

function exceptionsOn({ openingExceptions }: OpeningTimes, date: string): ScenicSpot['openingExceptions'] {
  return openingExceptions.filter(({ from, to }) => from <= date && date <= to);
}

function shift(window: OpeningWindow, minutes: number): OpeningWindow {
  return {
    openMinute: window.openMinute + minutes,
    closeMinute: window.closeMinute + minutes,
    lastEntryMinute: window.lastEntryMinute + minutes,
  };
}

function joinWindows(windows: readonly OpeningWindow[]): OpeningWindow[] {
  const joined: OpeningWindow[] = [];
  for (const window of windows.toSorted((a, b) => a.openMinute - b.openMinute)) {
    const last = joined.at(-1);
    if (!last || window.openMinute > last.closeMinute) {
      joined.push({ ...window });
    } else {
      last.closeMinute = Math.max(last.closeMinute, window.closeMinute);
      last.lastEntryMinute = Math.max(last.lastEntryMinute, window.lastEntryMinute);
    }
  }
  return joined;
}

import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { Window } from '@yunyou/planner/problem';
import { windowsOn } from '../../../opening-hours/opening-hours.ts';
import { dayLimitsOf, earlyMinuteOf, eveningEndOf } from '../../brief/pace.ts';
import { listTripDates } from '../../brief/trip-dates.ts';
import type { TripSpot } from '../../catalogue/trip-catalogue.ts';
import { isForEvening, withoutDarkHours } from './visit-hours.ts';

/** Returns whether the brief excludes a visit that day, because the spot is closed or outdoors in rain. */
export function isRuledOut(spot: TripSpot, brief: TripBrief, dayIndex: number): boolean {
  const isKept = brief.keptInRain?.includes(spot.id) ?? false;
  if (!spot.indoor && !isKept && brief.rainyDays.includes(dayIndex)) return true;
  return brief.closures.some(
    (closure) => closure.spotId === spot.id && (closure.dayIndex ?? dayIndex) === dayIndex,
  );
}

/** Minutes of the way back from a sight of the evening. */
const wayBackMinutes = 30;

/**
 * Returns the opening hours of a date within the hours of the day, from its early start where the spot is worth one, and to
 * the end of its evening where the spot is best then.
 */
export function listWindows(
  spot: TripSpot,
  date: string,
  brief: TripBrief,
  dayIndex: number,
  { leavesEarly = false } = {},
): Window[] {
  if (isRuledOut(spot, brief, dayIndex)) return [];
  const { startMinute: usual, endMinute: usualEnd } = dayLimitsOf(brief, dayIndex);
  const endMinute = isForEvening(spot)
    ? Math.max(usualEnd, eveningEndOf(brief, dayIndex) - wayBackMinutes)
    : usualEnd;
  const startMinute = leavesEarly ? earlyMinuteOf(brief, dayIndex) : usual;
  const windows = windowsOn(spot, date)
    .map(({ openMinute, closeMinute, lastEntryMinute }) => ({
      open: Math.max(openMinute, startMinute),
      close: Math.min(closeMinute, endMinute),
      lastEntry: lastEntryMinute,
    }))
    .filter(({ open, close, lastEntry }) => close > open && lastEntry >= open);
  return withoutDarkHours(spot, withoutBreaks(windows, listBreaks(brief, date)), date);
}

/** Lists the hours that stay free on a date: those of every day and those of the date. */
function listBreaks({ dailyBreaks, fixedTimes = [] }: TripBrief, date: string): TripBrief['dailyBreaks'] {
  return [...dailyBreaks, ...fixedTimes.filter((one) => one.date === date)];
}

/** Cuts the hours that stay free out of the windows. */
function withoutBreaks(windows: readonly Window[], breaks: TripBrief['dailyBreaks']): readonly Window[] {
  return breaks.reduce<readonly Window[]>(
    (rest, pause) =>
      rest.flatMap((window) => {
        const last = window.lastEntry ?? window.close;
        const before = { ...window, close: Math.min(window.close, pause.startMinute) };
        const after = { ...window, open: Math.max(window.open, pause.endMinute) };
        return [
          { ...before, lastEntry: Math.min(last, before.close) },
          { ...after, lastEntry: last },
        ].filter(({ open, close, lastEntry }) => close > open && lastEntry >= open);
      }),
    windows,
  );
}

/** Returns the minutes of a window. */
export function longestVisit({ open, close }: Window): number {
  return close - open;
}

/**
 * Returns the longest visit that the opening hours allow on any day with the way there and back: a park that closes late is
 * left in time to be back before the day ends.
 */
export function longestReachable(
  open: readonly (readonly Window[])[],
  brief: TripBrief,
  wayMinutes: number,
): number {
  const lengths = open.flatMap((windows, index) => {
    const { startMinute, endMinute } = dayLimitsOf(brief, index);
    return windows.map(
      ({ open: from, close }) =>
        Math.min(close, endMinute - wayMinutes) - Math.max(from, startMinute + wayMinutes),
    );
  });
  return Math.max(0, ...lengths);
}

/** Returns the hours of the longest day of the trip, less the minutes beside a visit. */
export function longestDay(brief: TripBrief, besideMinutes: number): number {
  const lengths = listTripDates(brief.when).map((_, index) => {
    const { startMinute, endMinute } = dayLimitsOf(brief, index);
    return endMinute - startMinute;
  });
  return Math.max(0, ...lengths) - besideMinutes;
}

import {
  addDays,
  endingMomentAt,
  type LocalMoment,
  minutesPerDay,
  momentAt,
  toMinutes,
} from '../time/china-time.ts';
import {
  findClosingReason,
  type OpeningTimes,
  type OpeningWindow,
  windowsFrom,
  windowsOn,
} from './opening-hours.ts';

/**
 * The state of a spot at a moment. `opensNext` is missing when the spot does not open again within 400 days.
 * - `open`: entry is possible until `lastEntry`. Without `closes` the spot stays open for a week or more.
 * - `last-entry-passed`: the spot is open but admits no more visitors.
 * - `opens-later`: closed now, opens again on the same date.
 * - `closed-for-today`: it was open on this date and does not open again on it.
 * - `closed-all-day`: not open at any time of this date; `reason` comes from a dated exception.
 */
export type OpeningState =
  | { kind: 'open'; closes?: LocalMoment; lastEntry?: LocalMoment }
  | { kind: 'last-entry-passed'; closes: LocalMoment; opensNext?: LocalMoment }
  | { kind: 'opens-later'; opensNext: LocalMoment }
  | { kind: 'closed-for-today'; opensNext?: LocalMoment }
  | { kind: 'closed-all-day'; reason?: string; opensNext?: LocalMoment };

/** A spot that stays open for this many days without a break counts as open around the clock. */
const aroundTheClockDays = 7;
const maxSearchDays = 400;

/** Returns whether the spot is open at a China-local moment and when it closes or opens next. */
export function stateAt(spot: OpeningTimes, moment: LocalMoment): OpeningState {
  const { date, time } = momentAt(moment.date, toMinutes(moment.time));
  const now = minutesPerDay + toMinutes(time);
  const yesterday = addDays(date, -1);
  const windows = windowsFrom(spot, yesterday, aroundTheClockDays + 1);
  const current = windows.find(({ openMinute, closeMinute }) => openMinute <= now && now < closeMinute);
  if (current) return describeOpen(spot, current, { now, yesterday });

  const opensNext = findOpening(spot, { date, time });
  if (opensNext?.date === date) return { kind: 'opens-later', opensNext };
  const next = opensNext && { opensNext };
  const wasOpen = windows.some((window) => window.closeMinute > minutesPerDay && window.closeMinute <= now);
  if (wasOpen) return { kind: 'closed-for-today', ...next };
  const reason = findClosingReason(spot, date);
  return { kind: 'closed-all-day', ...(reason === undefined ? {} : { reason }), ...next };
}

/** Finds the first opening at or after `moment`; undefined when there is none within 400 days. */
export function findOpening(spot: OpeningTimes, moment: LocalMoment): LocalMoment | undefined {
  const now = toMinutes(moment.time);
  for (let day = 0; day <= maxSearchDays; day += 1) {
    const date = addDays(moment.date, day);
    const next = windowsOn(spot, date).find((window) => window.openMinute + day * minutesPerDay >= now);
    if (next) return momentAt(date, next.openMinute);
  }
  return undefined;
}

function describeOpen(
  spot: OpeningTimes,
  { closeMinute, lastEntryMinute }: OpeningWindow,
  { now, yesterday }: { now: number; yesterday: string },
): OpeningState {
  if (closeMinute - now >= aroundTheClockDays * minutesPerDay) return { kind: 'open' };
  const closes = endingMomentAt(yesterday, closeMinute);
  if (now <= lastEntryMinute) {
    return { kind: 'open', closes, lastEntry: endingMomentAt(yesterday, lastEntryMinute) };
  }
  const opensNext = findOpening(spot, closes);
  return { kind: 'last-entry-passed', closes, ...(opensNext && { opensNext }) };
}

import type { Place, Window } from '@yunyou/planner/problem';
import { toMinutes } from '../../../time/china-time.ts';
import { sunTimes } from '../../../time/sun.ts';
import type { TripSpot } from '../../catalogue/trip-catalogue.ts';
import { varietyOf } from './variety.ts';

/** Minutes after sunset until which an unlit place outdoors can be visited; longer where people come for the sunset. */
const duskMinutes = 20;
const afterglowMinutes = 60;
const usualSunset = 18 * 60 + 30;
/** Sights that are lit or busy in the evening. */
const litCategories: ReadonlySet<string> = new Set(['street', 'market', 'bridge', 'tower', 'theme-park']);
const lateTimes: ReadonlySet<string> = new Set(['evening', 'night']);
/** A visit of this length is the main one of its day, so that it starts in the morning. */
const longVisitMinutes = 240;
/** Visit length in minutes from which a palace counts as large, and its latest start: before the groups are inside. */
const bigPalaceMinutes = 180;
const latestPalaceStart = 600;
/** A famous sight out of town is crowded by noon. */
const crowdedPopularity = 85;

/** Returns whether a sight is good in the evening or at night. */
export function isForEvening({ bestTimeOfDay }: Pick<TripSpot, 'bestTimeOfDay'>): boolean {
  return bestTimeOfDay.some((time) => lateTimes.has(time));
}

/** Returns the windows of a visit without the hours after dark, where the place is outdoors and not lit. */
export function withoutDarkHours(spot: TripSpot, windows: readonly Window[], date: string): Window[] {
  const isLit =
    spot.indoor ||
    litCategories.has(spot.category) ||
    spot.tagIds.includes('night-views') ||
    spot.bestTimeOfDay.some((time) => lateTimes.has(time));
  if (isLit) return [...windows];
  const isForSunset = spot.bestTimeOfDay.includes('sunset');
  const latest = sunsetOf(spot, date) + (isForSunset ? afterglowMinutes : duskMinutes);
  return windows
    .map((window) => ({ ...window, close: Math.min(window.close, latest) }))
    .filter(({ open, close, lastEntry }) => close > open && (lastEntry ?? open) >= open);
}

/** Length of a visit in minutes, and whether it is out of town. */
type VisitFacts = { readonly minutes: number; readonly isExcursion: boolean };

/**
 * Returns the windows limited to starts at the typical hours of the sight: pandas, the Wall and mountains in the
 * morning, skylines towards sunset, shows in the evening. A sight that cannot be reached so early may start when it is
 * `reachable`, in minutes after midnight. Returns all windows if none of them allows such a start.
 */
export function preferBestHours(
  spot: TripSpot,
  windows: readonly Window[],
  { date, reachable, ...visit }: VisitFacts & { readonly date: string; readonly reachable: number },
  startsOn: StartsOn = findStarts(spot, visit),
): readonly Window[] {
  const { minutes } = visit;
  const starts = startsOn(date).map(({ from, to }) =>
    to < noon ? { from, to: withSlack(spot, Math.max(to, reachable), visit) } : { from, to },
  );
  if (starts.length === 0) return windows;
  const limited = windows.flatMap((window) =>
    starts.flatMap(({ from, to }) => {
      const open = Math.max(window.open, from);
      const lastEntry = Math.min(window.lastEntry ?? window.close, to, window.close - minutes);
      // Closing with the last visit keeps the windows of a morning and an evening apart.
      return lastEntry >= open
        ? [{ open, close: Math.min(window.close, lastEntry + minutes), lastEntry }]
        : [];
    }),
  );
  return limited.length === 0 ? windows : withoutOverlap(limited);
}

const noon = 12 * 60;
/** A hotel may be farther from a sight than the centre: a visit may start this much later, rather than not at all. */
const slackMinutes = 40;
/** A mountain starts by this minute, unless the way there takes longer. */
const latestMountainStart = 630;

function withSlack(spot: TripSpot, to: number, visit: VisitFacts): number {
  if (latestMorningStart(spot, visit) !== undefined) return to;
  if (spot.category === 'mountain') return Math.max(to, Math.min(to + slackMinutes, latestMountainStart));
  return to + slackMinutes;
}

/** Scores lost by a start outside of the hours in which a sight is best. */
export const lossOutOfHours = { morning: 70, late: 45, other: 20 } as const;

/**
 * Returns the hours of each date in which a visit is best started, and what a start at another hour loses. An excursion
 * starts in the morning where it has good hours then.
 */
export function findBestStarts(
  spot: TripSpot,
  dates: readonly string[],
  visit: VisitFacts,
): NonNullable<Place['best']> | undefined {
  const startsOn = findStarts(spot, visit);
  const startsByDay = dates.map((date) => {
    const starts = startsOn(date).map(({ from, to }) => [from, to] as const);
    const early = starts.filter(([from]) => from < noon);
    return visit.isExcursion && early.length > 0 ? early : starts;
  });
  if (startsByDay.every((starts) => starts.length === 0)) return undefined;
  const isOnlyLate =
    spot.bestTimeOfDay.length > 0 &&
    spot.bestTimeOfDay.every((time) => time === 'sunset' || lateTimes.has(time));
  const isMorning = latestMorningStart(spot, visit) !== undefined;
  return { startsByDay, loss: lossOutOfHours[isMorning ? 'morning' : isOnlyLate ? 'late' : 'other'] };
}

/** A window for the start of a visit, in minutes after midnight. */
type Starts = { readonly from: number; readonly to: number };

/** Returns the best starts on a date: of most sights the same on all dates, else they follow the sunset. */
export type StartsOn = (date: string) => readonly Starts[];

export function findStarts(spot: TripSpot, visit: VisitFacts): StartsOn {
  const fixed = listFixedStarts(spot, visit);
  return fixed
    ? () => fixed
    : (date) => {
        const sunset = sunsetOf(spot, date);
        return spot.bestTimeOfDay.map((time) => startsAtTime(time, sunset, visit.minutes));
      };
}

/** Returns the starts of a sight that do not depend on the sunset; undefined where they do. */
function listFixedStarts(spot: TripSpot, visit: VisitFacts): readonly Starts[] | undefined {
  const { minutes } = visit;
  const morning = latestMorningStart(spot, visit);
  if (morning !== undefined) return [{ from: 0, to: morning }];
  const own = (spot.bestHours ?? []).map(({ from, to }) => toStarts(toMinutes(from), toMinutes(to), minutes));
  if (own.length > 0 && !isMorningExcursion(spot, visit)) return own;
  if (minutes >= longVisitMinutes && !spot.indoor) return [{ from: 0, to: latestLongStart }];
  const isAllDay = spot.bestTimeOfDay.includes('morning') && spot.bestTimeOfDay.includes('afternoon');
  return isAllDay ? [{ from: 0, to: latestDayStart }] : undefined;
}

function startsAtTime(time: TripSpot['bestTimeOfDay'][number], sunset: number, minutes: number): Starts {
  const byTime: Record<typeof time, Starts> = {
    'early-morning': { from: 0, to: 570 },
    morning: { from: 0, to: 690 },
    afternoon: { from: 720, to: 960 },
    sunset: { from: sunset - Math.max(90, minutes), to: sunset },
    evening: { from: sunset - 60, to: 1260 },
    night: { from: sunset, to: 1260 },
  };
  return byTime[time];
}

/**
 * Returns true for a sight out of town that is best in low light, such as a grassland, if its content also calls the
 * morning good. A group that cannot stay out so late goes in the morning.
 */
function isMorningExcursion(
  { bestTimeOfDay, bestHours = [] }: TripSpot,
  { isExcursion }: VisitFacts,
): boolean {
  const isMorningGood = bestTimeOfDay.includes('morning') || bestTimeOfDay.includes('early-morning');
  return isExcursion && isMorningGood && bestHours.every(({ from }) => toMinutes(from) >= noon);
}

/** Returns starts with which at least half of the visit, or an hour, falls into the good hours. */
function toStarts(from: number, to: number, minutes: number): Starts {
  const inside = Math.min(60, minutes / 2);
  return { from: from - (minutes - inside), to: Math.max(from, to - inside) };
}

/** Latest start of a sight that is good from morning to afternoon. */
const latestDayStart = 1020;
const latestLongStart = 690;

/**
 * Returns the latest start of a sight that belongs in the morning, whatever else its content says. A fort of the Wall in a
 * town has the hours of its content.
 */
function latestMorningStart(spot: TripSpot, { isExcursion }: VisitFacts): number | undefined {
  const variety = varietyOf(spot);
  if (variety === 'pandas') return 600;
  const isGreatWall = variety === 'great-wall' || spot.tagIds.includes('great-wall');
  if (isGreatWall && isExcursion) return 630;
  return spot.category === 'palace' && spot.visitMinutes >= bigPalaceMinutes ? latestPalaceStart : undefined;
}

/**
 * Returns whether a sight is worth an early start: out of town, and best in the morning, long, or crowded by noon. A sight that is
 * best late in the day is not.
 */
export function isWorthEarlyStart(spot: TripSpot, visit: VisitFacts): boolean {
  if (!visit.isExcursion) return false;
  if (latestMorningStart(spot, visit) !== undefined) return true;
  const isEarly = spot.bestTimeOfDay.some((time) => time === 'early-morning' || time === 'morning');
  const isLong = visit.minutes >= longVisitMinutes && !spot.indoor;
  return isLong || (isEarly && spot.popularity >= crowdedPopularity);
}

/** Dates kept for each place. */
const maxDates = 64;

/** Sunsets by place and date, because the hours of a visit ask for each of them several times. */
const sunsets = new WeakMap<TripSpot['coordinates'], Map<string, number>>();

function sunsetOf({ coordinates }: TripSpot, date: string): number {
  const known = sunsets.get(coordinates) ?? new Map<string, number>();
  sunsets.set(coordinates, known);
  const sunset = known.get(date);
  if (sunset !== undefined) return sunset;
  const times = sunTimes(date, coordinates);
  const minute = times ? toMinutes(times.set) : usualSunset;
  if (known.size >= maxDates) known.clear();
  known.set(date, minute);
  return minute;
}

/** Joins windows that overlap, because the planner's windows of a day are disjoint. */
function withoutOverlap(windows: readonly Window[]): Window[] {
  const sorted = windows.toSorted((a, b) => a.open - b.open);
  const joined: Window[] = [];
  for (const window of sorted) {
    const last = joined.at(-1);
    if (last && window.open < last.close) {
      joined[joined.length - 1] = {
        open: last.open,
        close: Math.max(last.close, window.close),
        lastEntry: Math.max(last.lastEntry ?? last.close, window.lastEntry ?? window.close),
      };
    } else joined.push(window);
  }
  return joined;
}

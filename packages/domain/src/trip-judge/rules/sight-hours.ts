import { windowsOn } from '../../opening-hours/opening-hours.ts';
import { toMinutes } from '../../time/china-time.ts';
import { sunTimes } from '../../time/sun.ts';
import { eachVisit } from '../each-visit.ts';
import {
  type Finding,
  isGreatWall,
  type JudgedDay,
  type JudgedTrip,
  type JudgedVisit,
  kindOf,
} from '../judged-trip.ts';
import { isAroundSummitNight } from './summit-night.ts';

const spanOf = ({ item }: JudgedVisit) => `${item.startTime} to ${item.endTime}`;

export function judgeOpeningHours(trip: JudgedTrip): Finding[] {
  return eachVisit(trip, (visit, day) => {
    const { view } = day;
    const { item, spot } = visit;
    // The group is already inside when it sleeps on the mountain, so the hours of gates and cable cars do not apply.
    if (isAroundSummitNight(visit, day)) return undefined;
    const isOpen = windowsOn(spot, view.date).some(
      ({ openMinute, closeMinute, lastEntryMinute }) =>
        item.startMinute >= openMinute &&
        item.startMinute <= lastEntryMinute &&
        item.endMinute <= closeMinute,
    );
    return isOpen ? undefined : `${spot.name} is not open ${spanOf(visit)} on ${view.date}`;
  });
}

/** The early morning ends later for groups that start later: with children, seniors or a slow pace. */
const earlyMorningEnd = { usual: 600, slow: 630 } as const;

/**
 * Returns the hours of `bestHours` and `bestTimeOfDay` in minutes after midnight. Late times of day depend on the
 * sunset of the date.
 */
function bestSpans(
  { spot }: JudgedVisit,
  date: string,
  { isGentle, brief }: JudgedTrip,
): { from: number; to: number }[] {
  const own = (spot.bestHours ?? []).map(({ from, to }) => ({ from: toMinutes(from), to: toMinutes(to) }));
  const sunset = toMinutes(sunTimes(date, spot.coordinates)?.set ?? '18:30');
  const spans = {
    'early-morning': {
      from: 300,
      to: earlyMorningEnd[isGentle || brief.pace === 'relaxed' ? 'slow' : 'usual'],
    },
    morning: { from: 420, to: 750 },
    afternoon: { from: 720, to: 1080 },
    sunset: { from: sunset - 150, to: sunset + 75 },
    evening: { from: Math.min(sunset - 60, 1050), to: 1380 },
    night: { from: Math.min(sunset - 15, 1140), to: 1440 },
  };
  return [...own, ...spot.bestTimeOfDay.map((time) => spans[time])];
}

/** Indoor kinds: between 8:00 and 18:00 their time of day does not matter. */
const indoorKinds = new Set<string>([
  'museum',
  'temple',
  'palace',
  'mausoleum',
  'grotto',
  'religious-site',
  'theme-park',
  'monument',
]);

function isOnlyLate({ spot }: JudgedVisit): boolean {
  const late = new Set<string>(['sunset', 'evening', 'night']);
  return spot.bestTimeOfDay.length > 0 && spot.bestTimeOfDay.every((time) => late.has(time));
}

/** Returns the latest sensible start of a sight that is only worth a visit in the morning, in minutes after midnight. */
function latestMorningStart({ spot }: JudgedVisit): number | undefined {
  const kind = kindOf(spot);
  if (kind === 'pandas' || /panda/i.test(spot.name)) return 630;
  if (isGreatWall(spot)) return 660;
  if (kind === 'palace' && spot.visitMinutes >= 180) return 630;
  if (spot.category === 'mountain' && spot.visitMinutes >= 300) return 720;
  return undefined;
}

export function judgeMorningSights(trip: JudgedTrip): Finding[] {
  return eachVisit(trip, (visit, day) => {
    const { view } = day;
    const latest = isAroundSummitNight(visit, day) ? undefined : latestMorningStart(visit);
    if (latest === undefined || visit.item.startMinute <= latest) return undefined;
    const { startMinute, endMinute } = visit.item;
    const minutesAtBest = (visit.spot.bestHours ?? []).map(
      ({ from, to }) => Math.min(endMinute, toMinutes(to)) - Math.max(startMinute, toMinutes(from)),
    );
    const isBestNow = Math.max(0, ...minutesAtBest) >= Math.min(60, (endMinute - startMinute) / 2);
    const isEveningSight = visit.spot.bestTimeOfDay.some((time) => time === 'evening' || time === 'night');
    return isBestNow || isEveningSight
      ? undefined
      : `${visit.spot.name} from ${visit.item.startTime} on ${view.date}: belongs in the morning`;
  });
}

/** Length of a way from which the visit cannot be moved to a better hour. */
const excursionMeters = 30_000;

/**
 * Returns whether a visit far out of town is the first one of its day. Rice terraces 75 km away cannot be reached at
 * dawn.
 */
function isEarliestExcursion({ item }: JudgedVisit, { visits, items }: JudgedDay): boolean {
  if (visits[0]?.item !== item || item.startMinute > latestExcursionStart) return false;
  return items.some(
    (one) =>
      one.kind === 'transfer' &&
      one.endMinute <= item.startMinute &&
      one.meters >= excursionMeters &&
      ![one.from.kind, one.to.kind].includes('gateway'),
  );
}

/** Latest start of such a visit, in minutes after midnight. */
const latestExcursionStart = 900;

/**
 * Reports visits at a wrong time of day: with full weight for a sight that is worth a visit in the evening only, with
 * half weight for one that is only better early or late.
 */
export function judgeTimeOfDay(trip: JudgedTrip): Finding[] {
  return trip.days.flatMap((day) =>
    day.visits.flatMap((visit): Finding[] => {
      const { view } = day;
      const { spot, item } = visit;
      const spans = bestSpans(visit, view.date, trip);
      const isJudgedElsewhere = latestMorningStart(visit) !== undefined || spans.length === 0;
      if (!isOnlyLate(visit) && isEarliestExcursion(visit, day)) return [];
      const isInside = spot.indoor || indoorKinds.has(spot.category);
      const isDaytime = item.startMinute >= 480 && item.endMinute <= 1080;
      if (isJudgedElsewhere || (isInside && isDaytime && !isOnlyLate(visit))) return [];
      const overlap = Math.max(
        ...spans.map(({ from, to }) => Math.min(to, item.endMinute) - Math.max(from, item.startMinute)),
      );
      if (overlap >= Math.min(30, (item.endMinute - item.startMinute) / 2)) return [];
      const text = `${spot.name} ${spanOf(visit)}: best ${spot.bestTimeOfDay.join(', ')}`;
      return [{ text, dayIndex: view.dayIndex, times: isOnlyLate(visit) ? 1 : 0.5 }];
    }),
  );
}

/** Kinds that are dark after sunset unless their content says otherwise. */
const darkKinds = new Set([
  'mountain',
  'lake',
  'river',
  'garden',
  'park',
  'wall',
  'forest',
  'canyon',
  'desert',
  'grassland',
  'island',
  'beach',
  'waterfall',
  'terraces',
  'mausoleum',
  'grotto',
  'wildlife',
  'monument',
  'village',
]);

const minutesOfTwilight = 45;
/** Minutes that a visit to watch the sunset may continue after it. */
const minutesAfterSunset = 80;

export function judgeDark(trip: JudgedTrip): Finding[] {
  return eachVisit(trip, (visit, { view }) => {
    const { spot, item } = visit;
    const isLit =
      spot.indoor ||
      spot.tagIds.includes('night-views') ||
      spot.bestTimeOfDay.some((time) => time === 'evening' || time === 'night');
    if (isLit || !darkKinds.has(spot.category) || spot.variety === 'show') return undefined;
    const sunset = sunTimes(view.date, spot.coordinates)?.set;
    const light = spot.bestTimeOfDay.includes('sunset') ? minutesAfterSunset : minutesOfTwilight;
    if (sunset === undefined || item.endMinute <= toMinutes(sunset) + light) return undefined;
    return `${spot.name} until ${item.endTime}, sunset ${sunset}`;
  });
}

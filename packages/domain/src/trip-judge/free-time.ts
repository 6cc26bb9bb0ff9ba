import { windowsOn } from '../opening-hours/opening-hours.ts';
import {
  type Finding,
  isBusyDay,
  type JudgedDay,
  type JudgedTrip,
  kmBetween,
  type Spot,
  type TripRule,
} from './judged-trip.ts';
import { wakesOnSummit } from './rules/summit-night.ts';

type Span = { readonly from: number; readonly to: number };

/** Hours of the day that should have no long gap, unless the group wants to rest. */
const dayHours: Span = { from: 540, to: 1080 };
const halfDayMinutes = 180;
/** After a visit of this length, such as a day in a mountain park, the rest of the day is for rest. */
const longVisitMinutes = 330;

/** A transfer of this length, such as the way back from an excursion, does not count as free time. */
const longWayMinutes = 45;

/** Returns the longest time of a day without a sight, a meal, a long way, or a ride with the way to it. */
function longestGap({ items, rides, arrivedAt, isFirst, isLast }: JudgedDay): Span {
  const busy = items.filter(
    (item) =>
      item.kind !== 'transfer' ||
      item.endMinute - item.startMinute >= longWayMinutes ||
      [item.from.kind, item.to.kind].includes('gateway'),
  );
  const before =
    isFirst || rides.length > 0 || arrivedAt > 0 ? [] : [{ startMinute: 0, endMinute: dayHours.from }];
  const after = isLast ? [] : [{ startMinute: dayHours.to, endMinute: 1440 }];
  const all = [...before, ...busy, ...after];
  return all.slice(1).reduce<Span>(
    (longest, { startMinute }, index) => {
      const from = Math.max(dayHours.from, all[index]?.endMinute ?? 0);
      const to = Math.min(dayHours.to, startMinute);
      return to - from > longest.to - longest.from ? { from, to } : longest;
    },
    { from: 0, to: 0 },
  );
}

/**
 * Returns the minutes by car between two places that are this many kilometres apart in a straight line, with getting
 * in and out.
 */
function carMinutes(km: number): number {
  return 15 + km * 1.8;
}

const lateTimes: ReadonlySet<string> = new Set(['evening', 'night']);

/** Returns whether a sight is worth a visit only after dark, so that it does not fill a free hour by day. */
function isOnlyLate({ bestTimeOfDay }: Spot): boolean {
  return bestTimeOfDay.length > 0 && bestTimeOfDay.every((time) => lateTimes.has(time));
}

/** Largest distance at which a sight fits into a gap. A sight farther away needs a day of its own. */
const nearKm = 25;
const leastPopularity = 40;

function fits(spot: Spot, base: Spot['coordinates'], gap: Span, date: string): boolean {
  const km = kmBetween(base, spot.coordinates);
  const minutes = Math.min(spot.visitMinutes, ...(spot.visitVariants ?? []).map((one) => one.minutes));
  const way = carMinutes(km);
  return (
    km <= nearKm &&
    spot.popularity >= leastPopularity &&
    !isOnlyLate(spot) &&
    windowsOn(spot, date).some(
      ({ openMinute, closeMinute, lastEntryMinute }) =>
        Math.max(openMinute, gap.from + way) <= lastEntryMinute &&
        Math.max(openMinute, gap.from + way) + minutes <= Math.min(closeMinute, gap.to - way),
    )
  );
}

function judgeUnusedHalfDays(trip: JudgedTrip): Finding[] {
  const { brief, days, description, isGentle, spot } = trip;
  if (brief.pace === 'relaxed' || isGentle || brief.dailyBreaks.length > 0) return [];
  const left = description.leftOut
    .filter(({ reason }) => reason === 'no-time')
    .flatMap(({ spotId }) => spot(spotId) ?? []);
  return days.flatMap((day): Finding[] => {
    const gap = longestGap(day);
    // Until the first ride of the day, the group is in the city of the night before.
    const isBeforeRide = day.rides.some(({ startMinute }) => startMinute >= gap.to);
    const base = (isBeforeRide ? day.wokeAt : (day.night?.place ?? day.wokeAt))?.coordinates;
    // A group that got up for a sunrise may rest.
    const isRest = isBusyDay(trip, day) || wakesOnSummit(day);
    if (!base || gap.to - gap.from < halfDayMinutes || isRest) return [];
    if (day.visits.some(({ item }) => item.endMinute - item.startMinute >= longVisitMinutes)) return [];
    const missed = left.find((one) => fits(one, base, gap, day.view.date));
    const hours = ((gap.to - gap.from) / 60).toFixed(1);
    return missed
      ? [
          {
            text: `${hours} hours without anything, while ${missed.name} is left out`,
            dayIndex: day.view.dayIndex,
          },
        ]
      : [];
  });
}

export const freeTimeRules: readonly TripRule[] = [
  {
    id: 'unused-half-day',
    weight: 0.7,
    meaning: 'No half day is empty while a sight that fits is left out',
    judge: judgeUnusedHalfDays,
  },
];

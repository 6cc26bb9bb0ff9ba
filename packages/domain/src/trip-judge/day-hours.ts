import { tripEndMinutes } from '../trip/brief/trip-dates.ts';
import { formatClock } from '../trip/description/format-clock.ts';
import {
  eachDay,
  type Finding,
  isBusyDay,
  isNightRide,
  type JudgedDay,
  type JudgedTrip,
  kmBetween,
  type TripRule,
} from './judged-trip.ts';
import { wakesOnSummit } from './rules/summit-night.ts';

function judgeArrival({ brief, days }: JudgedTrip): Finding[] {
  const [first] = days;
  const item = first?.items[0];
  const { arrivalMinute } = brief;
  if (!first || !item || arrivalMinute === undefined || item.startMinute >= arrivalMinute) return [];
  return [
    {
      text: `Starts at ${item.startTime}, arrival is at ${formatClock(arrivalMinute)}`,
      dayIndex: first.view.dayIndex,
    },
  ];
}

function judgeDeparture({ brief, days }: JudgedTrip): Finding[] {
  const last = days.at(-1);
  const item = last?.items.at(-1);
  if (!last || !item) return [];
  const { departureMinute } = tripEndMinutes(brief);
  if (item.endMinute > departureMinute)
    return [
      {
        text: `Ends at ${item.endTime}, departure is at ${formatClock(departureMinute)}`,
        dayIndex: last.view.dayIndex,
      },
    ];
  const isToGateway = item.kind === 'ride' || (item.kind === 'transfer' && item.to.kind === 'gateway');
  // On a day for which no ride was found, the group stays in town and goes to no station.
  return isToGateway || days.length === 1 || brief.endsInTown === true
    ? []
    : [
        {
          text: 'The last day has no way to the airport or station',
          dayIndex: last.view.dayIndex,
          times: 0.5,
        },
      ];
}

/** Longest acceptable way from the hotel to the airport for a departure, in minutes. */
const longestWayToAirport = 120;
const earliestStart = { relaxed: 510, balanced: 450, full: 405 } as const;
/** Earliest minute to leave the hotel for a ride, later for slow trips and groups with children or seniors. */
const earliestWay = { relaxed: 465, balanced: 390, full: 360 } as const;
const earliestSunrise = 360;

function judgeStart(trip: JudgedTrip): Finding[] {
  const { brief, isGentle } = trip;
  return eachDay(trip, (day) => {
    const { items, visits, rides, arrivedAt, isFirst, isLast, view } = day;
    const [first] = items;
    if (!first || isFirst || arrivedAt > 0 || wakesOnSummit(day)) return undefined;
    const limit = brief.dayLimits.find(({ dayIndex }) => dayIndex === view.dayIndex)?.startMinute;
    const usual = isGentle ? Math.max(480, earliestStart[brief.pace]) : earliestStart[brief.pace];
    const isForRide = rides.some(({ startMinute }) => startMinute < first.startMinute + 240);
    const isForSunrise = visits.some(
      ({ spot, item }) =>
        item.startMinute < 600 &&
        (spot.bestTimeOfDay.includes('early-morning') || spot.tagIds.includes('sunrise')),
    );
    const forRide = isForRide ? earliestWay[isGentle ? 'relaxed' : brief.pace] : 1440;
    const forSunrise = isForSunrise ? earliestSunrise : 1440;
    const forDeparture = isLast ? (brief.departureMinute ?? 1440) - longestWayToAirport : 1440;
    const earliest = limit ?? Math.min(usual, forRide, forSunrise, forDeparture);
    return first.startMinute < earliest ? `Starts at ${first.startTime}` : undefined;
  });
}

const latestStart = 660;

function judgeLateStart(trip: JudgedTrip): Finding[] {
  const { brief } = trip;
  if (brief.pace === 'relaxed' || brief.dailyBreaks.length > 0) return [];
  return eachDay(trip, (day) => {
    const { items, visits, isFirst, isLast, rides, arrivedAt, view } = day;
    const first = visits.length > 0 && arrivedAt === 0 ? items[0] : undefined;
    const isSet = brief.dayLimits.some(
      ({ dayIndex, startMinute }) => dayIndex === view.dayIndex && startMinute !== undefined,
    );
    if (
      !first ||
      isFirst ||
      isLast ||
      isSet ||
      rides.length > 0 ||
      isBusyDay(trip, day) ||
      first.startMinute <= latestStart + trip.lateMinutes
    )
      return undefined;
    return `Nothing before ${first.startTime}`;
  });
}

const usualEnd = 1260;
const gentleEnd = 1230;
const tolerance = 15;
/** A day with a show, a night market or a ride may end this late. */
const lateEnd = 1350;

function isEveningSight({ visits }: JudgedDay): boolean {
  return visits.some(
    ({ spot, item }) =>
      item.endMinute > 1140 && spot.bestTimeOfDay.some((time) => time === 'evening' || time === 'night'),
  );
}

function judgeEnd(trip: JudgedTrip): Finding[] {
  const { brief, isGentle } = trip;
  const lovesNights = brief.preferenceTagIds.includes('nightlife');
  const { arrivalMinute } = tripEndMinutes(brief);
  return eachDay(trip, (day) => {
    const last = day.items.at(-1);
    if (!last || (day.isFirst && arrivalMinute >= 1020)) return undefined;
    if (last.kind === 'ride' && isNightRide(last)) return undefined;
    const limit = brief.dayLimits.find(({ dayIndex }) => dayIndex === day.view.dayIndex)?.endMinute;
    const mayBeLate = lovesNights || isEveningSight(day) || day.rides.length > 0;
    const usual = isGentle ? gentleEnd + (mayBeLate ? 45 : 0) : mayBeLate ? lateEnd : usualEnd;
    return last.endMinute > (limit ?? usual + trip.lateMinutes) + tolerance
      ? `Ends at ${last.endTime}`
      : undefined;
  });
}

function judgeLateEvenings({ days, brief, lateMinutes }: JudgedTrip): Finding[] {
  if (brief.preferenceTagIds.includes('nightlife')) return [];
  const lateFrom = usualEnd + lateMinutes + tolerance;
  return days.flatMap((day, index) => {
    const before = days[index - 1]?.items.at(-1);
    const last = day.items.at(-1);
    const first = day.items[0];
    if (!before || !last || !first || day.arrivedAt > 0 || before.endMinute <= lateFrom) return [];
    const { dayIndex } = day.view;
    if (last.endMinute > lateFrom && !day.rides.some(isNightRide))
      return [{ text: `Late again: ${before.endTime}, then ${last.endTime}`, dayIndex }];
    return before.endMinute > 1305 && first.startMinute < 510
      ? [
          {
            text: `Starts at ${first.startTime} after an evening until ${before.endTime}`,
            dayIndex,
            times: 0.5,
          },
        ]
      : [];
  });
}

function judgeBreaks(trip: JudgedTrip): Finding[] {
  const { dailyBreaks } = trip.brief;
  return eachDay(trip, ({ items, isFirst, isLast }) => {
    if (isFirst || isLast) return undefined;
    const hit = dailyBreaks
      .flatMap((pause) =>
        items.filter(
          ({ startMinute, endMinute }) => startMinute < pause.endMinute && endMinute > pause.startMinute,
        ),
      )
      .find(({ kind }) => kind === 'visit' || kind === 'transfer');
    return hit ? `${hit.kind} at ${hit.startTime} in the hours to be kept free` : undefined;
  });
}

const pauseMinutes = 30;
const longLunchMinutes = 80;
/** Hours out from which children, seniors and people with a mobility need should have a pause. */
const pauseAfterMinutes = 420;

function judgePauses(trip: JudgedTrip): Finding[] {
  if (!trip.isGentle) return [];
  return eachDay(trip, ({ visits, meals, items }) => {
    const [first, last] = [items[0], items.at(-1)];
    if (!first || !last || visits.length < 2 || last.endMinute - first.startMinute < pauseAfterMinutes)
      return undefined;
    const hasPause =
      meals.some(({ startMinute, endMinute }) => endMinute - startMinute >= longLunchMinutes) ||
      items.some(
        (item, index) => index > 0 && item.startMinute - (items[index - 1]?.endMinute ?? 0) >= pauseMinutes,
      );
    return hasPause
      ? undefined
      : `${visits.length} sights from ${first.startTime} to ${last.endTime} without a pause`;
  });
}

const strandedMinutes = 150;
const strandedKm = 8;
const unusedMinutes = 240;

function judgeIdleHours(trip: JudgedTrip): Finding[] {
  const { brief, isGentle } = trip;
  if (brief.dailyBreaks.length > 0) return [];
  const wantsRest = brief.pace === 'relaxed' || isGentle;
  return eachDay(trip, (day) => {
    if (isBusyDay(trip, day)) return undefined;
    const { items, night, wokeAt } = day;
    // A group that got up for a sunrise may rest.
    const mayRest = wantsRest || wakesOnSummit(day);
    const idle = items.findIndex(
      (item, at) =>
        at > 0 &&
        item.kind !== 'ride' &&
        item.startMinute - (items[at - 1]?.endMinute ?? 0) >= strandedMinutes,
    );
    const [before, after] = [items[idle - 1], items[idle]];
    const base = night?.place ?? wokeAt;
    if (!before || !after || !base) return undefined;
    const at = before.kind === 'transfer' || before.kind === 'ride' ? before.to : before.place;
    const span = `from ${before.endTime} to ${after.startTime}`;
    const isStranded = at.kind === 'gateway' || kmBetween(at.coordinates, base.coordinates) > strandedKm;
    if (isStranded) return `Nothing to do ${span} at ${at.name}, far from the hotel`;
    const isUnused = after.startMinute - before.endMinute >= unusedMinutes && !mayRest;
    return isUnused ? `Nothing to do ${span}` : undefined;
  });
}

const longestDay = { relaxed: 660, balanced: 750, full: 810 } as const;

function judgeDayLength(trip: JudgedTrip): Finding[] {
  const { brief, isGentle } = trip;
  return eachDay(trip, ({ items, rides }) => {
    const [first, last] = [items[0], items.at(-1)];
    if (!first || !last || rides.length > 0) return undefined;
    const hasBreak = items.some(
      (item, index) => index > 0 && item.startMinute - (items[index - 1]?.endMinute ?? 0) >= 120,
    );
    const minutes = last.endMinute - first.startMinute;
    const most = longestDay[brief.pace] - (isGentle ? 90 : 0) + (hasBreak ? 120 : 0);
    return minutes > most ? `Out from ${first.startTime} to ${last.endTime}` : undefined;
  });
}

export const dayHourRules: readonly TripRule[] = [
  { id: 'arrival-hour', weight: 3, meaning: 'Nothing happens before the arrival', judge: judgeArrival },
  {
    id: 'departure-hour',
    weight: 3,
    meaning: 'Everything ends in time for the departure',
    judge: judgeDeparture,
  },
  {
    id: 'idle-hours',
    weight: 0.5,
    meaning: 'No long wait far from the hotel and no unused half day',
    judge: judgeIdleHours,
  },
  {
    id: 'day-start',
    weight: 1,
    meaning: 'Days start at an hour that suits pace and people',
    judge: judgeStart,
  },
  { id: 'late-start', weight: 0.5, meaning: 'The morning is used', judge: judgeLateStart },
  {
    id: 'day-end',
    weight: 1,
    meaning: 'Days end by 21:00, earlier with children and seniors',
    judge: judgeEnd,
  },
  {
    id: 'late-evenings',
    weight: 1,
    meaning: 'No two late evenings in a row, and a later start after one',
    judge: judgeLateEvenings,
  },
  { id: 'day-length', weight: 0.7, meaning: 'The hours out suit pace and people', judge: judgeDayLength },
  { id: 'daily-breaks', weight: 2, meaning: 'Hours to be kept free are free', judge: judgeBreaks },
  {
    id: 'pauses',
    weight: 0.5,
    meaning: 'Children, seniors and people with a mobility need have pauses',
    judge: judgePauses,
  },
];

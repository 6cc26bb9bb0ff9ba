import type { ScenicSpot } from '@yunyou/contract/entities/scenic-spot.schema';
import type { PlanFinding } from '@yunyou/contract/trip/check.endpoints';
import { findBookingDay } from '../opening-hours/booking-day.ts';
import { findClosingReason, type OpeningWindow, windowsOn } from '../opening-hours/opening-hours.ts';
import { findOpening } from '../opening-hours/opening-hours-state.ts';
import { type LocalMoment, minutesPerDay, momentAt } from '../time/china-time.ts';
import { formatDayMonth, formatWeekdayDate } from '../time/date-format.ts';
import { formatDuration } from '../trip/description/titles-and-summaries.ts';
import { doorToDoorMinutes, findRoutes, listLegs } from '../trip/problem/rides/routes.ts';
import type { DatedLink } from './links-between.ts';
import { wayMinutes } from './way-minutes.ts';

export type CheckedSpot = Pick<
  ScenicSpot,
  | 'name'
  | 'cityId'
  | 'coordinates'
  | 'openingHours'
  | 'openingExceptions'
  | 'visitMinutes'
  | 'booking'
  | 'factsAsOf'
> & { id: string };

/**
 * A place of a plan that was not made by our planner. `startMinute` and `minutes` are absent where the plan has none.
 */
export interface PlannedVisit {
  spot: CheckedSpot;
  startMinute?: number | undefined;
  minutes?: number | undefined;
}

export interface PlannedDay {
  date: string;
  visits: readonly PlannedVisit[];
}

export interface PlanFacts {
  links: readonly DatedLink[];
  cityName(cityId: string): string;
  now: LocalMoment;
}

/** Maximum minutes of visits and ways in one day. */
const dayMinutesMax = 14 * 60;

/**
 * Lists what does not work in a plan: closed sights, hours that do not fit, ways that are too long, days that are too
 * full. Also lists what is still to do: tickets to book, rides between cities. Pure: the caller has looked up the
 * places.
 */
export const verifyPlan = (days: readonly PlannedDay[], facts: PlanFacts): PlanFinding[] =>
  [...verifyInSteps(days, facts)].flat();

/**
 * Yields the findings of `verifyPlan` one day or night at a time, so that a server can do other work between two
 * steps: for each way between two cities all links are searched.
 */
export function* verifyInSteps(days: readonly PlannedDay[], facts: PlanFacts): Generator<PlanFinding[]> {
  for (const day of days) yield [...checkVisits(day, facts), ...checkDay(day, facts)];
  const planned = days.filter(({ visits }) => visits.length > 0);
  for (const [index, day] of planned.entries()) {
    const before = planned[index - 1];
    if (before) yield checkNight(before, day, facts);
  }
}

function checkVisits({ date, visits }: PlannedDay, { now }: PlanFacts): PlanFinding[] {
  return visits.flatMap(({ spot, startMinute, minutes }) => {
    const about = { date, place: spot.name, spotId: spot.id, factsAsOf: spot.factsAsOf };
    const windows = windowsOn(spot, date);
    const closed = windows.length === 0 && {
      ...about,
      kind: 'closed' as const,
      text: closedText(spot, date),
    };
    const hours =
      windows.length > 0 && startMinute !== undefined
        ? checkHours(windows, startMinute, minutes ?? spot.visitMinutes)
        : undefined;
    const sale = findBookingDay(spot.booking, { visitDate: date, now });
    return [
      ...(closed ? [closed] : []),
      ...(hours === undefined ? [] : [{ ...about, kind: 'hours' as const, text: `${spot.name}: ${hours}` }]),
      ...(spot.booking.required === 'required' && sale.kind !== 'visit-over'
        ? [{ ...about, kind: 'booking' as const, text: bookingText(spot, sale) }]
        : []),
    ];
  });
}

function closedText(spot: CheckedSpot, date: string): string {
  const reason = findClosingReason(spot, date);
  const next = findOpening(spot, { date, time: '00:00' });
  return [
    `${spot.name} is closed on ${formatWeekdayDate(date)}${reason === undefined ? '' : ` (${reason})`}.`,
    ...(next ? [`It opens next on ${formatWeekdayDate(next.date)}.`] : []),
  ].join(' ');
}

/** Returns why a visit does not fit the hours of the day; undefined when it does. */
function checkHours(windows: readonly OpeningWindow[], start: number, minutes: number): string | undefined {
  const clock = (minute: number) => momentAt('2000-01-01', minute).time;
  if (
    windows.some(
      (one) => one.openMinute <= start && start <= one.lastEntryMinute && start + minutes <= one.closeMinute,
    )
  )
    return undefined;
  const current = windows.find((one) => one.openMinute <= start && start < one.closeMinute);
  if (!current) {
    const next = windows.find(({ openMinute }) => openMinute > start);
    return next
      ? `it opens at ${clock(next.openMinute)}, after ${clock(start)}.`
      : `it is closed at ${clock(start)}.`;
  }
  if (start > current.lastEntryMinute) return `the last entry is at ${clock(current.lastEntryMinute)}.`;
  return `it closes at ${clock(current.closeMinute)}, and a visit takes about ${formatDuration(minutes)}.`;
}

function bookingText({ name, booking }: CheckedSpot, sale: ReturnType<typeof findBookingDay>): string {
  const papers = booking.passport ? ' with your passport' : '';
  if (sale.kind !== 'release') return `Book ${name} ahead${papers}.`;
  const when =
    sale.when === 'past' ? 'Tickets are on sale' : `Ticket sale starts on ${formatDayMonth(sale.date)}`;
  return `Book ${name} ahead${papers}. ${when}.`;
}

/**
 * Returns the minutes from one place to the next: by road within a city, door to door between cities; undefined
 * without a connection.
 */
function minutesBetween(from: CheckedSpot, to: CheckedSpot, { links }: PlanFacts): number | undefined {
  if (from.cityId === to.cityId) return wayMinutes(from.coordinates, to.coordinates);
  const route = findRoutes(listLegs(links), from.cityId).get(to.cityId);
  return route && doorToDoorMinutes(route.legs);
}

function checkDay(day: PlannedDay, facts: PlanFacts): PlanFinding[] {
  const { date, visits } = day;
  const findings: PlanFinding[] = [];
  let total = visits.reduce((sum, { spot, minutes }) => sum + (minutes ?? spot.visitMinutes), 0);
  for (const [index, visit] of visits.entries()) {
    const next = visits[index + 1];
    if (!next) continue;
    const way = minutesBetween(visit.spot, next.spot, facts);
    total += way ?? 0;
    const text = describeWay(visit, next, way, facts);
    if (text !== undefined)
      findings.push({ kind: 'way', date, place: next.spot.name, spotId: next.spot.id, text });
  }
  if (total > dayMinutesMax)
    findings.push({
      kind: 'too-full',
      date,
      text: `${formatWeekdayDate(date)} has about ${formatDuration(Math.round(total / 30) * 30)} of visits and travel, more than fits in one day.`,
    });
  return findings;
}

/** Returns why the way between two visits of a day does not work; undefined when it does or when no times are given. */
function describeWay(
  from: PlannedVisit,
  to: PlannedVisit,
  way: number | undefined,
  { cityName }: PlanFacts,
): string | undefined {
  const ends = `from ${from.spot.name} to ${to.spot.name}`;
  if (way === undefined)
    return `We found no daytime connection from ${cityName(from.spot.cityId)} to ${cityName(to.spot.cityId)}.`;
  if (from.startMinute === undefined || to.startMinute === undefined) {
    if (from.spot.cityId === to.spot.cityId || way < dayMinutesMax / 2) return undefined;
    return `The way ${ends} takes about ${formatDuration(way)} door to door: too much for one day with both.`;
  }
  const gap = to.startMinute - from.startMinute - (from.minutes ?? from.spot.visitMinutes);
  if (gap < 0) return `${to.spot.name} starts before the visit of ${from.spot.name} has ended.`;
  if (gap >= way) return undefined;
  return `The way ${ends} takes about ${formatDuration(way)}, but there are ${formatDuration(gap)} for it.`;
}

/** Names the ride between the last city of a day and the first city of the next planned day. */
function checkNight(before: PlannedDay, day: PlannedDay, facts: PlanFacts): PlanFinding[] {
  const last = before.visits.at(-1);
  const first = day.visits[0];
  if (!last || !first || last.spot.cityId === first.spot.cityId) return [];
  const [from, to] = [last, first].map(({ spot }) => facts.cityName(spot.cityId));
  const way = minutesBetween(last.spot, first.spot, facts);
  if (way === undefined)
    return [{ kind: 'way', date: day.date, text: `We found no daytime connection from ${from} to ${to}.` }];
  const lastEnd = (last.startMinute ?? 0) + (last.minutes ?? last.spot.visitMinutes);
  const nights = Math.round((Date.parse(day.date) - Date.parse(before.date)) / 86_400_000);
  const hasTimes = last.startMinute !== undefined && first.startMinute !== undefined;
  const gap = nights * minutesPerDay + (first.startMinute ?? 0) - lastEnd;
  const text = `The way from ${from} to ${to} takes about ${formatDuration(way)} door to door`;
  if (hasTimes && gap < way)
    return [{ kind: 'way', date: day.date, text: `${text}, but there are ${formatDuration(gap)} for it.` }];
  return [{ kind: 'ride', date: day.date, text: `${text}: plan time and tickets for it.` }];
}

import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { Place, Window } from '@yunyou/planner/problem';
import { isInSeason, windowsOn } from '../../opening-hours/opening-hours.ts';
import { dayLimitsOf } from '../brief/pace.ts';
import { listTripDates } from '../brief/trip-dates.ts';
import { type TripCatalogue, type TripSpot, toFen } from '../catalogue/trip-catalogue.ts';
import { spotKey } from './planner-ids.ts';
import { describeWorth, scoreSpot } from './spot-score.ts';

/** Minutes of a day kept free beside its longest visit, for the way there and back and one meal. */
const freeMinutesBesideVisit = 150;
/** A spot is visited on at most this many days. */
const maxParts = 3;
/** Start of the visiting hours of sights that are best late. Minutes after midnight. */
const lateMinute = 16 * 60 + 30;
const lateTimes: ReadonlySet<string> = new Set(['sunset', 'evening', 'night']);

/**
 * Returns a spot as places of the planner: one, or one per day for a spot that takes several days, each with its own
 * ticket. Returns none when the spot is closed on all dates of the trip.
 */
export function toPlaces(spot: TripSpot, brief: TripBrief, catalogue: TripCatalogue): Place[] {
  const dates = listTripDates(brief.when);
  const open = dates.map((date, index) => listWindows(spot, date, brief, index));
  const longestMinutes = Math.max(0, ...open.flat().map(longestVisit));
  const { minutes, parts } = splitVisit(
    visitMinutesOf(spot, brief),
    Math.min(longestMinutes, longestDay(brief)),
  );
  if (minutes <= 0) return [];
  const windowsByDay = open.map((windows) => windows.filter((window) => longestVisit(window) >= minutes));
  const place: Place = {
    id: spotKey(spot.id),
    cityId: `city/${spot.cityId}`,
    score: scoreSpot(spot, brief),
    visitMinutes: minutes,
    costMinor: priceOf(spot, brief, catalogue),
    kinds: [spot.category, ...spot.tagIds],
    windowsByDay: brief.mustSeeSpotIds.includes(spot.id)
      ? windowsByDay
      : preferLate(spot, windowsByDay, minutes, brief),
    outdoor: !spot.indoor,
    why: describeWorth(spot, brief, catalogue),
  };
  return Array.from({ length: parts }, (_, index) => ({ ...place, id: spotKey(spot.id, index + 1) }));
}

/** Returns the kind of experience that repeats: the variety of the spot, or its category. */
export function varietyOf({ variety, category }: Pick<TripSpot, 'variety' | 'category'>): string {
  return variety ?? category;
}

/** Factors on the score of the first, second, third ... spot of a category in one city. */
const repeatFactors = [1, 0.8, 0.65, 0.55] as const;

/** Lowers the score of places that have the category of a better one in the same city, so that plans vary. */
export function preferVariety(places: readonly Place[]): Place[] {
  const seen = new Map<string, number>();
  const factors = new Map<string, number>();
  for (const { id, kinds } of places.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))) {
    const category = kinds[0] ?? '';
    const rank = seen.get(category) ?? 0;
    seen.set(category, rank + 1);
    factors.set(id, repeatFactors[Math.min(rank, repeatFactors.length - 1)] ?? 1);
  }
  return places.map((place) => ({
    ...place,
    score: Math.round(place.score * (factors.get(place.id) ?? 1) * 10) / 10,
  }));
}

/**
 * Splits a visit into parts that fit into a day. A visit slightly longer than possible is shortened to one part; a much
 * longer one becomes several parts. Returns no parts where no visit is possible.
 */
export function splitVisit(
  visitMinutes: number,
  possibleMinutes: number,
): { readonly minutes: number; readonly parts: number } {
  if (visitMinutes <= possibleMinutes) return { minutes: visitMinutes, parts: 1 };
  if (possibleMinutes <= 0) return { minutes: 0, parts: 0 };
  return {
    minutes: possibleMinutes,
    parts: Math.max(1, Math.min(maxParts, Math.round(visitMinutes / possibleMinutes))),
  };
}

/**
 * Returns the ticket price of the group in fen on the most expensive day of the trip. Uses the entry ticket of the season,
 * or a combined ticket where there is no entry ticket. Children pay the child's price where there is one, else the adult's.
 */
export function priceOf(spot: TripSpot, brief: TripBrief, catalogue: TripCatalogue): number {
  if (spot.free) return 0;
  const { adults, children } = brief.travellers;
  const perDay = listTripDates(brief.when).map((date) => {
    const adult = ticketPrice(spot, date, ['adult', 'everyone'], catalogue) ?? 0;
    const child = ticketPrice(spot, date, ['child', 'everyone'], catalogue) ?? adult;
    return adults * adult + children * child;
  });
  return Math.max(0, ...perDay);
}

function ticketPrice(
  spot: TripSpot,
  date: string,
  audiences: readonly string[],
  catalogue: TripCatalogue,
): number | undefined {
  for (const kind of ['entry', 'combined']) {
    const fitting = spot.tickets.filter(
      (ticket) => ticket.kind === kind && audiences.includes(ticket.audience),
    );
    const seasonal = fitting.filter(({ season }) => season && isInSeason(date.slice(5), season));
    const tickets = seasonal.length > 0 ? seasonal : fitting.filter(({ season }) => !season);
    if (tickets.length > 0) return Math.min(...tickets.map(({ price }) => toFen(price, catalogue)));
  }
  return undefined;
}

/** Returns the length the brief sets for the visit, else that of the spot. */
function visitMinutesOf(spot: TripSpot, brief: TripBrief): number {
  return brief.visitMinutes.find(({ spotId }) => spotId === spot.id)?.minutes ?? spot.visitMinutes;
}

/** Returns whether the brief excludes a visit that day, because the spot is closed or outdoors in rain. */
function isRuledOut(spot: TripSpot, brief: TripBrief, dayIndex: number): boolean {
  if (!spot.indoor && brief.rainyDays.includes(dayIndex)) return true;
  return brief.closures.some(
    (closure) => closure.spotId === spot.id && (closure.dayIndex ?? dayIndex) === dayIndex,
  );
}

/** Returns the opening hours of a date within the hours of the day. */
function listWindows(spot: TripSpot, date: string, brief: TripBrief, dayIndex: number): Window[] {
  if (isRuledOut(spot, brief, dayIndex)) return [];
  const { startMinute, endMinute } = dayLimitsOf(brief, dayIndex);
  return windowsOn(spot, date)
    .map(({ openMinute, closeMinute, lastEntryMinute }) => ({
      open: Math.max(openMinute, startMinute),
      close: Math.min(closeMinute, endMinute),
      lastEntry: lastEntryMinute,
    }))
    .filter(({ open, close, lastEntry }) => close > open && lastEntry >= open);
}

function longestVisit({ open, close }: Window): number {
  return close - open;
}

function longestDay(brief: TripBrief): number {
  const lengths = listTripDates(brief.when).map((_, index) => {
    const { startMinute, endMinute } = dayLimitsOf(brief, index);
    return endMinute - startMinute;
  });
  return Math.max(0, ...lengths) - freeMinutesBesideVisit;
}

/** Limits sights that are best late to the late hours, on days where the visit still fits. */
function preferLate(
  spot: TripSpot,
  windowsByDay: readonly (readonly Window[])[],
  minutes: number,
  brief: TripBrief,
): readonly (readonly Window[])[] {
  const isLate = spot.bestTimeOfDay.length > 0 && spot.bestTimeOfDay.every((time) => lateTimes.has(time));
  if (!isLate) return windowsByDay;
  return windowsByDay.map((windows, index) => {
    const latest = dayLimitsOf(brief, index).endMinute;
    const late = windows
      .map((window) => ({ ...window, open: Math.max(window.open, lateMinute) }))
      .filter(
        ({ open, close, lastEntry = close }) =>
          Math.min(close, latest - 60) - open >= minutes && lastEntry >= open,
      );
    return late.length > 0 ? late : windows;
  });
}

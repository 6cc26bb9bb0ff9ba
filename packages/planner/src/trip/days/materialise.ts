import type { PlanDay, PlanItem, Stay } from '../../plan.ts';
import type { RouteState } from '../../routing/route-state.ts';
import { findLeg, type Leg } from '../local-travel.ts';
import { isHotelChange, type OutlineRide } from '../outline/outline-parts.ts';
import type { PlanParts, Scheduled } from '../plan-parts.ts';
import { toRideReason, toStayReason, toStopReason } from '../reasons.ts';
import { homeOf } from './day-craft.ts';
import type { DayRouting } from './day-routing.ts';
import { keepStarts } from './fit.ts';
import { payPassesOnce } from './passes.ts';
import { placeMeals } from './place-meals.ts';
import type { Segment } from './segments.ts';
import { findWaitingHotel } from './waiting-hotel.ts';

/** Reads the tours of a state as candidates with times, one list per segment. Preferred starts are kept where possible. */
export function readTours(
  { problem, candidates, segments }: DayRouting,
  state: RouteState,
  preferredStarts: ReadonlyMap<number, number> = new Map(),
): Scheduled[][] {
  return segments.map((_, t) => {
    const starts = keepStarts(problem, state, t, preferredStarts);
    const last = problem.nodeCount + problem.tourCount + t;
    const scheduled: Scheduled[] = [];
    for (let at = state.next[problem.nodeCount + t] ?? last; at !== last; at = state.next[at] ?? last) {
      const candidate = candidates[at];
      if (!candidate) break;
      const startMinute = starts.get(at) ?? 0;
      scheduled.push({ candidate, startMinute, locked: problem.fixed[at] === 1 });
    }
    return scheduled;
  });
}

/** Builds the items of every day: legs, visits, meals, rides, nights and the free time between them. */
export function toDays(routed: PlanParts): PlanDay[] {
  const { problem } = routed.space;
  const parts = { ...routed, tours: placeMeals(routed) };
  const modesToUse = new Set(parts.space.modesToUse);
  const days = problem.days.map((day, dayIndex) => {
    const items: PlanItem[] = [];
    for (const [hop, ride] of parts.outline.rides.entries()) {
      // The day of a change of hotels has one segment, which belongs to the next stay.
      if (isHotelChange(parts.outline.stays, hop)) continue;
      const before = parts.segments.findIndex(
        (segment) => segment.dayIndex === dayIndex && isInStayBefore(parts, hop, segment),
      );
      if (hop > 0 && before >= 0) items.push(...toSegmentItems(parts, before, modesToUse));
      if (ride?.dayIndex === dayIndex) items.push(toRideItem(parts, ride));
    }
    return { dayIndex, date: day.date, items };
  });
  return payPassesOnce(problem, days);
}

/**
 * Returns whether a segment belongs to the stay before a hop, or to the stays in a row in the same city that end there. A
 * group may come back to a city later, so the days count as well.
 */
function isInStayBefore(
  { outline: { stays } }: PlanParts,
  hop: number,
  { cityId, dayIndex }: { readonly cityId: string; readonly dayIndex: number },
): boolean {
  const last = stays[hop - 1];
  if (!last || last.cityId !== cityId) return false;
  let first = hop - 1;
  while (stays[first - 1]?.cityId === cityId) first -= 1;
  return dayIndex >= (stays[first]?.fromDayIndex ?? Infinity) && dayIndex <= last.fromDayIndex + last.nights;
}

export function toStays({ space, outline }: PlanParts): Stay[] {
  return outline.stays.map(({ cityId, fromDayIndex, nights, hotelId }) => ({
    cityId,
    fromDayIndex,
    nights,
    ...(hotelId === undefined ? {} : { hotelId }),
    reason: toStayReason(space, cityId, nights),
  }));
}

function toSegmentItems(parts: PlanParts, index: number, modesToUse: Set<string>): PlanItem[] {
  const segment = parts.segments[index];
  const scheduled = parts.tours[index] ?? [];
  if (!segment) return [];
  const items: PlanItem[] = [];
  let at = segment.arrival?.gatewayId ?? segment.fromId;
  let minute = segment.arrival?.minute ?? segment.openMinute;
  const free = (until: number): void => {
    if (until > minute) items.push({ kind: 'free', locationId: at, startMinute: minute, endMinute: until });
    minute = Math.max(minute, until);
  };
  const go = (toId: string, arriveBy: number, isLate: boolean): void => {
    if (toId === at) return;
    const leg = chooseLeg(parts, segment, { fromId: at, toId, minutes: arriveBy - minute }, modesToUse);
    if (!leg) return;
    if (isLate) free(arriveBy - leg.minutes);
    const { mode, minutes, costMinor, meters } = leg;
    items.push({
      kind: 'transfer',
      cityId: segment.cityId,
      fromId: at,
      toId,
      mode,
      meters,
      costMinor,
      startMinute: minute,
      endMinute: minute + minutes,
    });
    minute += minutes;
    at = toId;
  };
  if (segment.arrival) {
    go(segment.fromId, minute, false);
    free(segment.openMinute);
  }
  for (const [position, stop] of scheduled.entries()) {
    const wait = { at, minute, toId: stop.candidate.locationId, startMinute: stop.startMinute };
    const home = position === 0 && !segment.arrival ? undefined : findWaitingHotel(parts, segment, wait);
    if (home) {
      go(home.id, minute, false);
      free(stop.startMinute - home.backMinutes);
    }
    // The first leg of the day, and one from the hotel, leaves just in time: waiting there is better than queueing.
    const isAtHome = at === homeOf(segment) && parts.space.problem.craft !== undefined;
    go(stop.candidate.locationId, stop.startMinute, isAtHome || (position === 0 && !segment.arrival));
    free(stop.startMinute);
    items.push(toStopItem(parts, stop));
    minute = stop.startMinute + stop.candidate.minutes;
    free(minute + stop.candidate.bufferMinutes);
  }
  go(segment.toId, segment.closeMinute, !segment.endsAtHotel && !segment.departure);
  if (segment.departure) go(segment.departure.gatewayId, segment.departure.minute, true);
  if (segment.endsAtHotel) items.push(toNight(parts, segment, minute));
  else free(segment.departure?.minute ?? segment.closeMinute);
  return trimFree(items);
}

/** Removes free time before the first leg of a day, so that the day starts later. */
function trimFree(items: PlanItem[]): PlanItem[] {
  return items[0]?.kind === 'free' && items.length > 1 ? items.slice(1) : items;
}

/** Returns the leg by the table's mode, or by a mode that must be used somewhere and fits here. */
function chooseLeg(
  { space, tables }: PlanParts,
  { cityId }: Segment,
  way: { readonly fromId: string; readonly toId: string; readonly minutes: number },
  modesToUse: Set<string>,
): Leg | undefined {
  const table = tables.get(cityId);
  const usual = table && findLeg(table, way.fromId, way.toId);
  if (!table || !usual || modesToUse.size === 0) return usual;
  if (modesToUse.delete(usual.mode)) return usual;
  const at =
    (table.indexOf.get(way.fromId) ?? 0) * table.city.locationIds.length + (table.indexOf.get(way.toId) ?? 0);
  for (const { mode, minutes, costMinor, meters } of table.city.modes) {
    const leg = { mode, minutes: minutes[at] ?? -1, costMinor: costMinor[at] ?? 0, meters: meters[at] ?? 0 };
    if (!modesToUse.has(mode) || leg.minutes < 0 || leg.minutes > way.minutes) continue;
    if (!space.isModeAllowed(mode, leg.meters)) continue;
    modesToUse.delete(mode);
    return leg;
  }
  return usual;
}

function toStopItem({ space }: PlanParts, { candidate, startMinute, locked }: Scheduled): PlanItem {
  const { locationId, costMinor, minutes, mealId, at } = candidate;
  const timed = { startMinute, endMinute: startMinute + minutes };
  if (candidate.kind === 'rest') return { kind: 'free', locationId, ...timed };
  const reason = toStopReason(space, candidate);
  if (mealId !== undefined && at !== undefined)
    return { kind: 'meal', mealId, at, locationId, costMinor, ...timed, reason };
  return { kind: 'visit', placeId: locationId, costMinor, ...timed, ...(locked ? { locked } : {}), reason };
}

function toNight({ space }: PlanParts, { cityId, toId }: Segment, startMinute: number): PlanItem {
  const hotel = space.hotelsByCity.get(cityId)?.find(({ id }) => id === toId);
  return {
    kind: 'night',
    hotelId: toId,
    costMinor: hotel?.costMinor ?? 0,
    startMinute,
    endMinute: Math.max(1440, startMinute),
    reason: 'Base for the days around it: a good balance of comfort, price and way to the sights.',
  };
}

function toRideItem({ space }: PlanParts, { service, departMinute }: OutlineRide): PlanItem {
  return {
    kind: 'ride',
    serviceId: service.id,
    mode: service.mode,
    fromId: service.fromId,
    toId: service.toId,
    startMinute: departMinute,
    endMinute: departMinute + service.durationMinutes,
    costMinor: service.costMinor,
    reason: toRideReason(space, service),
  };
}

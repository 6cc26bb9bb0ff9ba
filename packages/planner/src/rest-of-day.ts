import {
  anchorMeals,
  arrangementOf,
  type Clock,
  complete,
  createClock,
  hotelOf,
  isStop,
  locationOf,
  nightReason,
  type Stop,
  stopKey,
  timeStop,
} from './arrange.ts';
import { endLocationOf, startLocationOf } from './item-location.ts';
import type { Plan, PlanItem } from './plan.ts';
import type { Problem } from './problem.ts';
import { endMinuteAt } from './trip/outline/trip-ends.ts';

/** What is known on the day itself: the group leaves for a stop at a minute. */
export type Departure = {
  readonly dayIndex: number;
  /** Key of the stop (`stopKey`). Everything before it is past and stays as it is. */
  readonly key: string;
  readonly minute: number;
  /** Keys of stops that are skipped. */
  readonly skipped: ReadonlySet<string>;
  /** No stop starts earlier than planned. */
  readonly keepsTimes: boolean;
};

/**
 * Computes the times of the rest of a day from the minute at which the group leaves. Keeps the order, the rides and the minute
 * of locked visits. Like `arrange` it never fails; `verify` lists what is impossible. Undefined when the day has no such stop.
 */
export function retimeRest(problem: Problem, plan: Plan, departure: Departure): Plan | undefined {
  const { dayIndex, key } = departure;
  const items = plan.days[dayIndex]?.items ?? [];
  const at = items.findIndex((item) => isStop(item) && stopKey(dayIndex, item) === key);
  if (at < 0) return undefined;
  const clock = createClock(problem, plan);
  const past = items.slice(0, items.slice(0, at).findLastIndex(isStop) + 1);
  const rest = timeRest(clock, plan, { ...departure, past });
  const days = plan.days.map((day, index) => (index === dayIndex ? { ...day, items: rest } : day));
  return complete(problem, clock.space, plan.stays, days);
}

function timeRest(
  clock: Clock,
  plan: Plan,
  { dayIndex, minute: leaves, skipped, keepsTimes, past }: Departure & { past: readonly PlanItem[] },
): readonly PlanItem[] {
  const { problem } = clock;
  const { days, stays } = arrangementOf(plan);
  const day = problem.days[dayIndex];
  const items: PlanItem[] = [...past];
  const before = past.at(-1);
  let at = locationBefore(before, plan.days[dayIndex]?.items[0]);
  let minute = before ? readyAfter(problem, day?.bufferMinutes ?? 0, before) : leaves;
  const free = (until: number): void => {
    if (until <= minute) return;
    const last = items.length > past.length ? items.at(-1) : undefined;
    const isLonger = last?.kind === 'free';
    if (isLonger) items.pop();
    items.push({
      kind: 'free',
      locationId: at,
      startMinute: isLonger ? last.startMinute : minute,
      endMinute: until,
    });
    minute = until;
  };
  /** Waits, then adds the leg to a location that ends at `arriveAt`, or as soon as possible after it. */
  const go = (toId: string, arriveAt: number): void => {
    const leg = toId === at ? undefined : clock.findWay(at, toId);
    free(arriveAt - (leg?.minutes ?? 0));
    if (leg) {
      const { mode, minutes, costMinor, meters } = leg;
      const cityId = clock.cityOf.get(at) ?? '';
      const timed = { startMinute: minute, endMinute: minute + minutes };
      items.push({ kind: 'transfer', cityId, fromId: at, toId, mode, meters, costMinor, ...timed });
      minute += minutes;
    }
    at = toId;
  };
  free(leaves);
  const hotels = { before: hotelOf(stays, dayIndex - 1), after: hotelOf(stays, dayIndex) };
  const wanted = (days[dayIndex] ?? []).filter((stop) => !skipped.has(stopKey(dayIndex, stop)));
  const isPast = new Set(past.filter(isStop).map((stop) => stopKey(dayIndex, stop)));
  for (const stop of anchorMeals(clock, wanted, hotels)) {
    if (isPast.has(stopKey(dayIndex, stop))) continue;
    if (stop.kind === 'ride') {
      const service = problem.services.find(({ id }) => id === stop.serviceId);
      go(stop.fromId, stop.startMinute - (service?.boardMinutes ?? 0));
      items.push(stop);
      at = stop.toId;
      minute = Math.max(minute, stop.endMinute + (service?.alightMinutes ?? 0));
      continue;
    }
    const timed = timeStop(clock, dayIndex, stop, arrivalAt(clock, { at, minute, stop, keepsTimes }));
    go(locationOf(stop), timed.startMinute);
    items.push(timed);
    minute = Math.max(minute, timed.endMinute);
    if (stop.kind === 'visit') free(minute + (day?.bufferMinutes ?? 0));
  }
  if (dayIndex === problem.days.length - 1) {
    const latest = endMinuteAt(problem, clock.endId);
    go(clock.endId, latest);
    free(latest);
    return items;
  }
  if (hotels.after === undefined) return items;
  go(hotels.after, minute);
  const costMinor = problem.hotels.find(({ id }) => id === hotels.after)?.costMinor ?? 0;
  const night = { startMinute: minute, endMinute: Math.max(1440, minute) };
  return [...items, { kind: 'night', hotelId: hotels.after, costMinor, ...night, reason: nightReason }];
}

function arrivalAt(
  { findWay }: Clock,
  {
    at,
    minute,
    stop,
    keepsTimes,
  }: { at: string; minute: number; stop: Exclude<Stop, { kind: 'ride' }>; keepsTimes: boolean },
): number {
  const to = locationOf(stop);
  const arrival = minute + (at === to ? 0 : (findWay(at, to)?.minutes ?? 0));
  return keepsTimes ? Math.max(arrival, stop.startMinute) : arrival;
}

/** Returns the first minute at which the group can leave after a stop. */
function readyAfter({ services }: Problem, bufferMinutes: number, item: PlanItem): number {
  if (item.kind === 'visit') return item.endMinute + bufferMinutes;
  if (item.kind !== 'ride') return item.endMinute;
  return item.endMinute + (services.find(({ id }) => id === item.serviceId)?.alightMinutes ?? 0);
}

/** Returns where the group is before a stop: at the end of the item before it, else at the start of the day. */
function locationBefore(before: PlanItem | undefined, firstOfDay: PlanItem | undefined): string {
  if (before) return endLocationOf(before);
  return firstOfDay ? startLocationOf(firstOfDay) : '';
}

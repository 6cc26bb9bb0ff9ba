import { isSatisfied } from './constraints/registry.ts';
import { listRuleCombinations } from './constraints/rule-combinations.ts';
import { leaveMinuteFor } from './early-start.ts';
import type { MealItem, Plan, PlanDay, PlanItem, RideItem, Stay, VisitItem } from './plan.ts';
import type { Problem, Window } from './problem.ts';
import { scoreOf, totalsOf } from './score-plan.ts';
import { payPassesOnce } from './trip/days/passes.ts';
import { createModeTable, findLeg, type Leg, type ModeTable } from './trip/local-travel.ts';
import { endMinuteAt, findTripEnds } from './trip/outline/trip-ends.ts';
import { basePrices } from './trip/prices.ts';
import { listLeftOut } from './trip/reasons.ts';
import { createSearchSpace, type SearchSpace } from './trip/search-space.ts';
import { withLength } from './visit-length.ts';

/** Items of a day other than local legs, free time and the night. */
export type Stop = VisitItem | MealItem | RideItem;

/** The wanted nights, and the wanted order of stops on each day, whether or not they are possible. */
export type Arrangement = {
  readonly stays: readonly Stay[];
  readonly days: readonly (readonly Stop[])[];
};

export function arrangementOf({ stays, days }: Plan): Arrangement {
  return { stays, days: days.map(({ items }) => items.filter(isStop)) };
}

export function isStop(item: PlanItem): item is Stop {
  return item.kind === 'visit' || item.kind === 'meal' || item.kind === 'ride';
}

/** Returns the key of a stop. A visit keeps its key when it moves to another day. */
export function stopKey(dayIndex: number, stop: Stop): string {
  if (stop.kind === 'visit') return stop.placeId;
  return stop.kind === 'meal' ? `${stop.mealId}@${dayIndex}` : `${stop.serviceId}@${dayIndex}`;
}

/**
 * Computes the times of an arrangement without changing its order: adds legs, waits for opening hours, and keeps the
 * minute of locked visits. It never fails; `verify` lists what is impossible, and `repair` with a `mend` edit fixes it.
 * Days without changes are copied from `plan`.
 */
export function arrange(problem: Problem, plan: Plan, wanted: Arrangement): Plan {
  const before = arrangementOf(plan);
  const clock = createClock(problem, plan);
  const days = plan.days.map((day, index): PlanDay => {
    const stops = wanted.days[index] ?? [];
    const isSame =
      isEqualOrder(stops, before.days[index] ?? []) &&
      hotelOf(wanted.stays, index) === hotelOf(plan.stays, index) &&
      hotelOf(wanted.stays, index - 1) === hotelOf(plan.stays, index - 1);
    return isSame ? day : { ...day, items: timeDay(clock, index, wanted.days, wanted.stays) };
  });
  return complete(problem, clock.space, wanted.stays, days);
}

/** Computes the times of every day again, after the problem itself has changed. */
export function retime(problem: Problem, plan: Plan): Plan {
  const clock = createClock(problem, plan);
  const { days: stops } = arrangementOf(plan);
  const days = plan.days.map((day, index) => ({
    ...day,
    items: timeDay(clock, index, stops, plan.stays),
  }));
  return complete(problem, clock.space, plan.stays, days);
}

export function complete(
  problem: Problem,
  space: SearchSpace,
  stays: readonly Stay[],
  timed: readonly PlanDay[],
): Plan {
  const days = payPassesOnce(problem, timed);
  const totals = totalsOf(days);
  // Only the cities and nights of the outline are read here.
  const slept = stays.map(({ hotelId, ...stay }) => ({ ...stay, hotelId }));
  const leftOut = listLeftOut(space, { stays: slept, rides: [], startId: '', endId: '' }, days);
  const draft: Plan = { stays, days, totals, score: 0, wishesKept: [], leftOut };
  const wishesKept = problem.wishes
    .filter(({ wish }) => isSatisfied(wish, draft, problem))
    .map(({ id }) => id);
  return { ...draft, wishesKept, score: scoreOf(problem, { days, stays, totals, wishesKept }) };
}

export type Clock = {
  readonly problem: Problem;
  readonly space: SearchSpace;
  readonly cityOf: ReadonlyMap<string, string>;
  readonly findWay: (fromId: string, toId: string) => Leg | undefined;
  readonly startId: string;
  readonly endId: string;
};

export function createClock(problem: Problem, plan: Plan): Clock {
  const space = createSearchSpace(problem, listRuleCombinations(problem.constraints)[0] ?? []);
  const located = [...problem.gateways, ...problem.places, ...problem.restaurants, ...problem.hotels];
  const cityOf = new Map(located.map(({ id, cityId }) => [id, cityId]));
  const tables = new Map<string, ModeTable>();
  const tableOf = (cityId: string): ModeTable | undefined => {
    const city = space.cityById.get(cityId);
    if (!city) return undefined;
    const table = tables.get(cityId) ?? createModeTable(space, city, basePrices(problem).local);
    tables.set(cityId, table);
    return table;
  };
  const items = plan.days.flatMap((day) => day.items);
  // Legs of the plan keep their mode, even where current prices would choose another.
  const known = new Map(
    items.flatMap((item) =>
      item.kind === 'transfer'
        ? [[`${item.fromId} ${item.toId}`, { ...item, minutes: item.endMinute - item.startMinute }] as const]
        : [],
    ),
  );
  return {
    problem,
    space,
    cityOf,
    findWay: (fromId, toId) => {
      const cityId = cityOf.get(fromId);
      if (cityId === undefined || cityId !== cityOf.get(toId)) return undefined;
      const table = tableOf(cityId);
      return known.get(`${fromId} ${toId}`) ?? (table && findLeg(table, fromId, toId));
    },
    ...findTripEnds(problem, plan),
  };
}

/** Returns the hotel of the night after a day. */
export function hotelOf(stays: readonly Stay[], dayIndex: number): string | undefined {
  return stays.find(
    ({ fromDayIndex, nights }) => dayIndex >= fromDayIndex && dayIndex < fromDayIndex + nights,
  )?.hotelId;
}

/** Returns where and when a ride of an earlier day sets the group down on this day; `minute` above 1440 means on a later one. */
function findNightRide(
  { services }: Problem,
  days: Arrangement['days'],
  dayIndex: number,
): { readonly toId: string; readonly minute: number } | undefined {
  const from = days.findLastIndex((stops, index) => index < dayIndex && stops.length > 0);
  const ride = days[from]?.findLast((stop) => stop.kind === 'ride');
  const endMinute = (ride?.endMinute ?? 0) - (dayIndex - from) * 1440;
  if (!ride || endMinute <= 0) return undefined;
  const { alightMinutes = 0 } = services.find(({ id }) => id === ride.serviceId) ?? {};
  return { toId: ride.toId, minute: endMinute + alightMinutes };
}

/** Returns the place of the first stop of a day without rides; undefined for other days. */
function firstVisitOf(stops: readonly Stop[]): string | undefined {
  const [first] = stops;
  return first?.kind === 'visit' && stops.every(({ kind }) => kind !== 'ride') ? first.placeId : undefined;
}

/** Computes the items of one day. Each stop starts as early as arrival and opening hours allow. */
function timeDay(
  clock: Clock,
  dayIndex: number,
  days: Arrangement['days'],
  stays: readonly Stay[],
): readonly PlanItem[] {
  const { problem } = clock;
  const stops = days[dayIndex] ?? [];
  const day = problem.days[dayIndex];
  if (!day) return [];
  const isLastDay = dayIndex === problem.days.length - 1;
  const items: PlanItem[] = [];
  const onBoard = findNightRide(problem, days, dayIndex);
  if (onBoard && onBoard.minute > 1440 && stops.length === 0) return [];
  let at = onBoard?.toId ?? hotelOf(stays, dayIndex - 1) ?? clock.startId;
  const arrival = dayIndex === 0 ? problem.start.minute : (onBoard?.minute ?? 0);
  let minute = Math.max(arrival, leaveMinuteFor(problem, day, firstVisitOf(stops)));
  const isRideFirst = stops[0]?.kind === 'ride' || (isLastDay && stops.length === 0);
  if (dayIndex > 0 && isRideFirst) minute = Math.min(minute, problem.earliestRideMinute ?? minute);
  let isFirst = true;
  const free = (until: number): void => {
    if (until > minute) items.push({ kind: 'free', locationId: at, startMinute: minute, endMinute: until });
    minute = Math.max(minute, until);
  };
  /** Adds the leg to a location; `arriveAt` delays the departure so that the leg ends at that minute. */
  const go = (toId: string, arriveAt?: number): void => {
    if (toId === at) return;
    const leg = clock.findWay(at, toId);
    if (leg) {
      if (arriveAt !== undefined && !isFirst) free(arriveAt - leg.minutes);
      if (arriveAt !== undefined) minute = Math.max(minute, arriveAt - leg.minutes);
      const { mode, minutes, costMinor, meters } = leg;
      const cityId = clock.cityOf.get(at) ?? '';
      const timed = { startMinute: minute, endMinute: minute + minutes };
      items.push({ kind: 'transfer', cityId, fromId: at, toId, mode, meters, costMinor, ...timed });
      minute += minutes;
    }
    at = toId;
  };
  for (const stop of anchorMeals(clock, stops, {
    before: hotelOf(stays, dayIndex - 1),
    after: hotelOf(stays, dayIndex),
  })) {
    if (stop.kind === 'ride') {
      const service = problem.services.find(({ id }) => id === stop.serviceId);
      go(stop.fromId, stop.startMinute - (service?.boardMinutes ?? 0));
      items.push(stop);
      at = stop.toId;
      minute = Math.max(minute, stop.endMinute + (service?.alightMinutes ?? 0), day.startMinute);
      isFirst = true;
      continue;
    }
    const timed = timeStop(clock, dayIndex, stop, minute + wayMinutes(clock, at, locationOf(stop)));
    // The first leg of a day or after a ride leaves just in time, because waiting at the hotel is better than queueing.
    go(locationOf(stop), isFirst ? timed.startMinute : undefined);
    isFirst = false;
    free(timed.startMinute);
    items.push(timed);
    minute = Math.max(minute, timed.endMinute);
    if (stop.kind === 'visit') free(minute + (day.bufferMinutes ?? 0));
  }
  if (isLastDay) {
    const latest = endMinuteAt(problem, clock.endId);
    go(clock.endId, latest);
    free(latest);
    return items;
  }
  const hotelId = hotelOf(stays, dayIndex);
  if (hotelId === undefined) return items;
  go(hotelId);
  const costMinor = problem.hotels.find(({ id }) => id === hotelId)?.costMinor ?? 0;
  const night = { startMinute: minute, endMinute: Math.max(1440, minute) };
  items.push({ kind: 'night', hotelId, costMinor, ...night, reason: nightReason });
  return items;
}

/**
 * Moves meals near a place that is no longer visited on the day to the visit before or after them, or to the hotel, and
 * meals at a hotel that is no longer slept in to the new one.
 */
export function anchorMeals(
  { problem }: Clock,
  stops: readonly Stop[],
  hotels: { readonly before: string | undefined; readonly after: string | undefined },
): readonly Stop[] {
  const isVisited = (id: string): boolean =>
    stops.some((stop) => stop.kind === 'visit' && stop.placeId === id);
  const rideAt = stops.findIndex(({ kind }) => kind === 'ride');
  return stops.map((stop, index) => {
    if (stop.kind !== 'meal' || stop.at === 'restaurant') return stop;
    const isBeforeRide = index < rideAt;
    const hotelId = isBeforeRide ? hotels.before : (hotels.after ?? (rideAt < 0 ? hotels.before : undefined));
    if (stop.at === 'hotel')
      return hotelId === undefined || stop.locationId === hotels.before || stop.locationId === hotels.after
        ? stop
        : { ...stop, locationId: hotelId };
    const meal = problem.meals.find(({ id }) => id === stop.mealId);
    if (!meal?.isNearVisits || isVisited(stop.locationId)) return stop;
    const sameCity = rideAt < 0 ? stops : isBeforeRide ? stops.slice(0, rideAt) : stops.slice(rideAt + 1);
    const position = sameCity.indexOf(stop);
    const beside = [...sameCity.slice(0, position).toReversed(), ...sameCity.slice(position + 1)].find(
      (one) => one.kind === 'visit',
    );
    if (beside) return { ...stop, locationId: beside.placeId };
    return hotelId !== undefined && meal.where.includes('hotel')
      ? { ...stop, at: 'hotel', locationId: hotelId, costMinor: meal.hotelCostMinor ?? 0 }
      : stop;
  });
}

export const nightReason =
  'Base for the days around it: a good balance of comfort, price and way to the sights.';

export function locationOf(stop: VisitItem | MealItem): string {
  return stop.kind === 'visit' ? stop.placeId : stop.locationId;
}

function wayMinutes({ findWay }: Clock, fromId: string, toId: string): number {
  return fromId === toId ? 0 : (findWay(fromId, toId)?.minutes ?? 0);
}

/** Returns the stop at its earliest possible start after arrival, or at arrival when it cannot start that day at all. */
export function timeStop(
  { problem }: Clock,
  dayIndex: number,
  stop: VisitItem | MealItem,
  arrival: number,
): VisitItem | MealItem {
  if (stop.kind === 'visit') {
    const known = problem.places.find(({ id }) => id === stop.placeId);
    const place = known && withLength(known, stop.endMinute - stop.startMinute);
    const minutes = place?.visitMinutes ?? stop.endMinute - stop.startMinute;
    const windows = place?.windowsByDay[dayIndex] ?? [];
    const preferred = place?.preferredByDay?.[dayIndex] ?? windows;
    // A visit outside of its preferred hours may stay there.
    const isOutside = isWithin(windows, stop) && !isWithin(preferred, stop);
    const open =
      (isOutside ? undefined : findStart(preferred, arrival, minutes)) ??
      findStart(windows, arrival, minutes);
    // A locked visit keeps its minute even when the traveller arrives later.
    const startMinute = stop.locked ? stop.startMinute : (open ?? arrival);
    const costMinor = place?.costMinor ?? stop.costMinor;
    return { ...stop, costMinor, startMinute, endMinute: startMinute + minutes };
  }
  const meal = problem.meals.find(({ id }) => id === stop.mealId);
  const minutes = meal?.minutes ?? stop.endMinute - stop.startMinute;
  const earliest = Math.max(arrival, meal?.earliestMinute ?? 0);
  const table =
    stop.at === 'restaurant' ? problem.restaurants.find(({ id }) => id === stop.locationId) : undefined;
  const open = table ? findStart(table.windowsByDay[dayIndex] ?? [], earliest, minutes) : undefined;
  const startMinute = open ?? earliest;
  return { ...stop, startMinute, endMinute: startMinute + minutes };
}

function findStart(windows: readonly Window[], earliest: number, minutes: number): number | undefined {
  for (const { open, close, lastEntry = Infinity } of windows) {
    const start = Math.max(open, earliest);
    if (start <= lastEntry && start + minutes <= close) return start;
  }
  return undefined;
}

function isWithin(windows: readonly Window[], { startMinute, endMinute }: VisitItem): boolean {
  return windows.some(
    ({ open, close, lastEntry = Infinity }) =>
      startMinute >= open && startMinute <= lastEntry && endMinute <= close,
  );
}

function isEqualOrder(a: readonly Stop[], b: readonly Stop[]): boolean {
  return a.length === b.length && a.every((stop, index) => stop === b[index]);
}

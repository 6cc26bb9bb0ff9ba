import { leaveMinuteFor } from '../early-start.ts';
import type {
  MealItem,
  NightItem,
  Plan,
  PlanDay,
  PlanItem,
  RideItem,
  TransferItem,
  VisitItem,
} from '../plan.ts';
import type { Day, Problem, Window } from '../problem.ts';
import { payVisit } from '../trip/days/passes.ts';
import { endMinuteAt, startMinuteAt } from '../trip/outline/trip-ends.ts';
import { withLength } from '../visit-length.ts';

/** Position and time of the traveller while the checker goes through the plan from start to end. */
type Walk = {
  readonly problem: Problem;
  readonly faults: string[];
  location: string | undefined;
  /** Minute of the current day when the last item ended. */
  minute: number;
  /** Earliest minute for the next item other than free time (after pauses and leaving a station). */
  ready: number;
  /** Value of `ready` before the current item. */
  before: number;
  /** The previous stop was a ride, after which the hotel may be reached late. */
  fromRide: boolean;
  readonly seen: Set<string>;
  /** Last day on which each pass that was paid is valid. */
  readonly passes: Map<string, number>;
};

/** Goes through the plan item by item and lists everything that is impossible as written. */
export function listTimelineFaults(problem: Problem, plan: Plan): readonly string[] {
  const walk: Walk = {
    problem,
    faults: [],
    location: undefined,
    minute: problem.start.minute,
    ready: problem.start.minute,
    before: problem.start.minute,
    fromRide: false,
    seen: new Set(),
    passes: new Map(),
  };
  if (plan.days.length !== problem.days.length)
    return [`the plan has ${plan.days.length} days, the problem ${problem.days.length}`];
  problem.days.forEach((day, index) => {
    const planned = plan.days[index];
    if (planned) walkDay(walk, day, planned);
  });
  checkEnd(walk);
  return walk.faults;
}

function walkDay(walk: Walk, day: Day, planned: PlanDay): void {
  const { faults, problem } = walk;
  const isLast = planned.dayIndex === problem.days.length - 1;
  const say = (text: string): void => void faults.push(`day ${planned.dayIndex}: ${text}`);
  if (planned.date !== day.date || planned.dayIndex !== problem.days.indexOf(day)) say('is out of place');
  const visits = planned.items.filter(({ kind }) => kind === 'visit').length;
  if (visits > (day.maxVisits ?? Infinity)) say(`has ${visits} visits, more than ${day.maxVisits}`);
  const meals = planned.items.flatMap((item) => (item.kind === 'meal' ? [item.mealId] : []));
  if (new Set(meals).size < meals.length) say('has a meal twice');
  const last = planned.items.at(-1);
  const isOnBoard = last
    ? last.kind === 'ride' && last.endMinute > 1440
    : walk.fromRide && walk.minute > 1440;
  if (!isLast && last?.kind !== 'night' && !isOnBoard) say('does not end with a night');
  planned.items.forEach((item, index) => {
    if (item.endMinute < item.startMinute) say(`${item.kind} ends before it starts`);
    const from = item.kind === 'free' ? walk.minute : walk.ready;
    if (item.startMinute < from) say(`${item.kind} starts at ${item.startMinute}, before ${from}`);
    if (item.startMinute < earliestOf(walk, day, planned, index)) say(`${item.kind} starts before the day`);
    if (item.kind === 'night' && index !== planned.items.length - 1) say('goes on after the night');
    walk.before = walk.ready;
    walk.minute = item.endMinute;
    walk.ready = Math.max(walk.ready, item.endMinute);
    for (const text of walkItem(walk, day, planned.dayIndex, item)) say(text);
  });
  if (isLast) return;
  walk.minute = Math.max(0, walk.minute - 1440);
  walk.ready = Math.max(0, walk.ready - 1440);
}

/** Returns the earliest start of an item: that of the day, unless only legs and free time are between it and a ride or a night on board. */
function earliestOf(walk: Walk, day: Day, { items, dayIndex }: PlanDay, index: number): number {
  const { problem } = walk;
  if (items[index]?.kind === 'ride') return 0;
  const isFromNight = items.slice(0, index + 1).every(({ kind }) => kind === 'transfer' || kind === 'free');
  if (walk.fromRide && isFromNight) return 0;
  const next = items.slice(index).find(({ kind }) => kind !== 'transfer' && kind !== 'free');
  const endsTrip = next === undefined && dayIndex === problem.days.length - 1;
  const isForRide = next?.kind === 'ride' || endsTrip;
  if (next?.kind === 'visit' && items.every(({ kind }) => kind !== 'ride'))
    return leaveMinuteFor(problem, day, next.placeId);
  return isForRide ? Math.min(day.startMinute, problem.earliestRideMinute ?? Infinity) : day.startMinute;
}

function walkItem(walk: Walk, day: Day, dayIndex: number, item: PlanItem): string[] {
  if (walk.location === undefined) {
    walk.location = findStart(walk.problem, item);
    if (item.kind === 'ride') walk.before = Math.max(walk.before, startMinuteAt(walk.problem, item.fromId));
  }
  switch (item.kind) {
    case 'visit':
      walk.fromRide = false;
      return checkVisit(walk, day, dayIndex, item);
    case 'meal':
      walk.fromRide = false;
      return checkMeal(walk, day, dayIndex, item);
    case 'transfer':
      return checkTransfer(walk, item);
    case 'ride':
      walk.fromRide = true;
      return checkRide(walk, dayIndex, item);
    case 'night':
      return checkNight(walk, day, item);
    case 'free':
      return item.locationId === walk.location
        ? []
        : [`free time at ${item.locationId} while at ${walk.location}`];
    default:
      return item satisfies never;
  }
}

/** Finds the gateway where the trip starts from its first item. */
function findStart(problem: Problem, item: PlanItem): string | undefined {
  if (item.kind === 'ride') return startMinuteAt(problem, item.fromId) < Infinity ? item.fromId : undefined;
  if (item.kind === 'transfer') return problem.start.at.find((id) => id === item.fromId);
  if (item.kind === 'free') return problem.start.at.find((id) => id === item.locationId);
  return undefined;
}

function checkVisit(walk: Walk, day: Day, dayIndex: number, item: VisitItem): string[] {
  const known = walk.problem.places.find(({ id }) => id === item.placeId);
  const place = known && withLength(known, item.endMinute - item.startMinute);
  if (!place) return [`visits ${item.placeId}, which is not a place of the problem`];
  const faults = checkOnce(walk, item.placeId);
  if (walk.location !== item.placeId) faults.push(`visits ${item.placeId} while at ${walk.location}`);
  if (item.endMinute - item.startMinute < place.visitMinutes) faults.push(`cuts ${item.placeId} short`);
  if (item.endMinute > day.endMinute) faults.push(`is still at ${item.placeId} after the end of the day`);
  if (item.costMinor !== payVisit(place, dayIndex, walk.passes))
    faults.push(`gives ${item.placeId} a wrong price`);
  if (isTransitOnly(walk.problem, place.cityId))
    faults.push(`visits ${item.placeId} in a city only passed through`);
  if (!isOpen(place.windowsByDay[dayIndex], item)) faults.push(`visits ${item.placeId} when it is closed`);
  walk.ready = item.endMinute + (day.bufferMinutes ?? 0);
  return faults;
}

function checkMeal(walk: Walk, day: Day, dayIndex: number, item: MealItem): string[] {
  const meal = walk.problem.meals.find(({ id }) => id === item.mealId);
  if (!meal) return [`has a meal ${item.mealId}, which is not in the problem`];
  const faults: string[] = [];
  if (walk.location !== item.locationId) faults.push(`eats at ${item.locationId} while at ${walk.location}`);
  if (!meal.where.includes(item.at)) faults.push(`${meal.id} cannot be taken at: ${item.at}`);
  if (item.endMinute - item.startMinute < meal.minutes) faults.push(`cuts ${meal.id} short`);
  if (item.startMinute < meal.earliestMinute || item.startMinute > meal.latestMinute)
    faults.push(`${meal.id} starts at ${item.startMinute}`);
  if (item.endMinute > day.endMinute) faults.push(`${meal.id} goes on after the end of the day`);
  return [...faults, ...checkTable(walk, dayIndex, item)];
}

/** Checks what depends on where a meal is taken. */
function checkTable(walk: Walk, dayIndex: number, item: MealItem): string[] {
  const { problem } = walk;
  const meal = problem.meals.find(({ id }) => id === item.mealId);
  if (item.at === 'restaurant') {
    const restaurant = problem.restaurants.find(({ id }) => id === item.locationId);
    if (!restaurant) return [`eats at ${item.locationId}, which is not a restaurant of the problem`];
    const faults = checkOnce(walk, restaurant.id);
    if (restaurant.mealIds && !restaurant.mealIds.includes(item.mealId))
      faults.push(`${restaurant.id} does not serve ${item.mealId}`);
    if (!isOpen(restaurant.windowsByDay[dayIndex], item)) faults.push(`${restaurant.id} is closed`);
    if (item.costMinor !== restaurant.costMinor) faults.push(`gives ${restaurant.id} a wrong price`);
    return faults;
  }
  const isHotel = item.at === 'hotel';
  const cost = (isHotel ? meal?.hotelCostMinor : meal?.nearbyCostMinor) ?? 0;
  const known = isHotel ? problem.hotels : problem.places;
  const faults = item.costMinor === cost ? [] : [`gives ${item.mealId} a wrong price`];
  if (!known.some(({ id }) => id === item.locationId)) faults.push(`eats at ${item.locationId}`);
  return faults;
}

function checkTransfer(walk: Walk, item: TransferItem): string[] {
  const city = walk.problem.cities.find(({ id }) => id === item.cityId);
  const from = city?.locationIds.indexOf(item.fromId) ?? -1;
  const to = city?.locationIds.indexOf(item.toId) ?? -1;
  const mode = city?.modes.find(({ mode }) => mode === item.mode);
  const faults: string[] = [];
  if (walk.location !== item.fromId) faults.push(`leaves ${item.fromId} while at ${walk.location}`);
  walk.location = item.toId;
  if (!city || !mode || from < 0 || to < 0)
    return [...faults, `cannot go from ${item.fromId} to ${item.toId}`];
  const at = from * city.locationIds.length + to;
  const minutes = mode.minutes[at] ?? -1;
  if (minutes < 0 || item.endMinute - item.startMinute !== minutes)
    faults.push(`${item.mode} from ${item.fromId} to ${item.toId} takes ${minutes} minutes`);
  if (mode.costMinor[at] !== item.costMinor || mode.meters[at] !== item.meters)
    faults.push(`${item.mode} from ${item.fromId} to ${item.toId} has a wrong fare or length`);
  return faults;
}

function checkRide(walk: Walk, dayIndex: number, item: RideItem): string[] {
  const service = walk.problem.services.find(({ id }) => id === item.serviceId);
  const faults: string[] = [];
  if (walk.location !== item.fromId) faults.push(`boards at ${item.fromId} while at ${walk.location}`);
  walk.location = item.toId;
  if (!service) return [...faults, `rides ${item.serviceId}, which is not a service of the problem`];
  if (item.startMinute - walk.before < (service.boardMinutes ?? 0))
    faults.push(`boards ${service.id} too late`);
  walk.ready = item.endMinute + (service.alightMinutes ?? 0);
  if (service.fromId !== item.fromId || service.toId !== item.toId || service.mode !== item.mode)
    faults.push(`${service.id} does not run between these gateways`);
  if (item.endMinute - item.startMinute !== service.durationMinutes)
    faults.push(`${service.id} has another duration`);
  if (item.costMinor !== service.costMinor) faults.push(`gives ${service.id} a wrong price`);
  const { departures } = service;
  const runs =
    departures.kind === 'timetable'
      ? departures.minutes.includes(item.startMinute) && (departures.dayIndexes?.includes(dayIndex) ?? true)
      : item.startMinute >= departures.firstMinute &&
        item.startMinute <= departures.lastMinute &&
        (item.startMinute - departures.firstMinute) % departures.everyMinutes === 0;
  if (!runs) faults.push(`${service.id} does not leave at ${item.startMinute}`);
  return faults;
}

function checkNight(walk: Walk, day: Day, item: NightItem): string[] {
  const hotel = walk.problem.hotels.find(({ id }) => id === item.hotelId);
  if (!hotel) return [`sleeps at ${item.hotelId}, which is not a hotel of the problem`];
  const faults: string[] = [];
  if (walk.location !== item.hotelId) faults.push(`sleeps at ${item.hotelId} while at ${walk.location}`);
  if (item.costMinor !== hotel.costMinor) faults.push(`gives ${hotel.id} a wrong price`);
  if (item.startMinute > day.endMinute && !walk.fromRide)
    faults.push(`comes to ${hotel.id} after the end of the day`);
  if (item.endMinute < 1440) faults.push(`leaves ${hotel.id} during the night`);
  if (isTransitOnly(walk.problem, hotel.cityId)) faults.push(`sleeps in a city only passed through`);
  walk.fromRide = false;
  return faults;
}

function checkEnd(walk: Walk): void {
  const { problem, faults } = walk;
  const latest = endMinuteAt(problem, walk.location ?? '');
  if (latest === -Infinity) faults.push(`the trip ends at ${walk.location}`);
  else if (walk.ready > latest) faults.push(`the trip ends at minute ${walk.ready}`);
}

function checkOnce(walk: Walk, id: string): string[] {
  if (walk.seen.has(id)) return [`is at ${id} a second time`];
  walk.seen.add(id);
  return [];
}

function isOpen(
  windows: readonly Window[] | undefined,
  item: { startMinute: number; endMinute: number },
): boolean {
  return (windows ?? []).some(
    ({ open, close, lastEntry }) =>
      item.startMinute >= open && item.endMinute <= close && item.startMinute <= (lastEntry ?? Infinity),
  );
}

function isTransitOnly(problem: Problem, cityId: string): boolean {
  return problem.cities.some(({ id, transitOnly }) => id === cityId && transitOnly === true);
}

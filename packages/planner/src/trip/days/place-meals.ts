import type { Meal, Restaurant } from '../../problem.ts';
import { findMinutes, type ModeTable } from '../local-travel.ts';
import type { PlanParts, Scheduled } from '../plan-parts.ts';
import type { SearchSpace } from '../search-space.ts';
import { type Candidate, toCandidate } from './candidates.ts';
import { type Gap, type MealGap, type MealOption, toOption, toTimedOption } from './meal-option.ts';
import type { Segment } from './segments.ts';

/**
 * Chooses the final place and hour of meals between the stops around them, whose times do not change. A meal near a place
 * that is not visited that day moves to the visit before or after it. With `isNearVisits`, every meal gets the place with
 * the best score less detour and waiting, among unused restaurants, these visits, the hotel and the place of the search;
 * a meal near a place that is not visited is left out when it fits nowhere else.
 */
export function placeMeals(parts: PlanParts): readonly (readonly Scheduled[])[] {
  const taken = new Set(
    parts.tours
      .flat()
      .flatMap(({ candidate }) => (candidate.at === 'restaurant' ? candidate.locationId : [])),
  );
  return parts.tours.map((scheduled, index) => {
    const segment = parts.segments[index];
    const table = segment && parts.tables.get(segment.cityId);
    if (!segment || !table) return scheduled;
    const placed: Scheduled[] = [];
    for (const [position, stop] of scheduled.entries()) {
      const gap = {
        ...toGap(parts.space, segment, scheduled, placed.at(-1), position),
        ...(position === scheduled.length - 1 && findHomeBy(parts.space, table, segment, scheduled)),
      };
      const meal =
        stop.candidate.mealId === undefined
          ? stop
          : placeMeal(parts, { segment, table, taken, scheduled, gap }, stop);
      if (meal) placed.push(meal);
    }
    return placed;
  });
}

/** Returns the minute from which a day from the hotel and back is too long; undefined on other days. */
function findHomeBy(
  { problem }: SearchSpace,
  table: ModeTable,
  { fromId, arrival, endsAtHotel }: Segment,
  [first]: readonly Scheduled[],
): Pick<Gap, 'homeByMinute'> | undefined {
  const longest = problem.craft?.longDayMinutes;
  if (longest === undefined || !first || arrival || !endsAtHotel) return undefined;
  const { locationId } = first.candidate;
  const way = fromId === locationId ? 0 : (findMinutes(table, fromId, locationId) ?? 0);
  return { homeByMinute: first.startMinute - way + longest };
}

function toGap(
  { problem }: SearchSpace,
  segment: Segment,
  scheduled: readonly Scheduled[],
  before: Scheduled | undefined,
  position: number,
): Gap {
  const after = scheduled[position + 1];
  return {
    fromId: before?.candidate.locationId ?? segment.fromId,
    openMinute: before
      ? before.startMinute + before.candidate.minutes + before.candidate.bufferMinutes
      : Math.max(segment.openMinute, problem.days[segment.dayIndex]?.startMinute ?? 0), // a meal needs no early start
    toId: after?.candidate.locationId ?? segment.toId,
    closeMinute: after?.startMinute ?? segment.closeMinute,
  };
}

type MealContext = MealGap & {
  /** Restaurants in the plan. */
  readonly taken: Set<string>;
  readonly scheduled: readonly Scheduled[];
};

/** Minutes of detour that a better place for a meal may add. */
const MAX_DETOUR = 25;
/** A restaurant with a longer detour is replaced where a better place exists. In minutes. */
const EASY_DETOUR = 15;
/** A restaurant with a longer wait is replaced where a better place exists. In minutes. */
const MAX_WAIT = 75;

function placeMeal(parts: PlanParts, context: MealContext, stop: Scheduled): Scheduled | undefined {
  const { space } = parts;
  const meal = space.problem.meals.find(({ id }) => id === stop.candidate.mealId);
  const isFixed = parts.keepsMeals === true || stop.locked === true;
  const own =
    (meal?.usualMinute !== undefined && !isFixed
      ? toTimedOption(parts, context, meal, stop.candidate)
      : undefined) ?? toOption(parts, context, stop);
  const isHere = isOffered(context, stop.candidate);
  if (!meal || (isHere && (!meal.isNearVisits || isFixed || isSettled(parts, stop, own))))
    return own?.stop ?? stop;
  const others = listOthers(parts, context, stop, meal).flatMap(
    (candidate) => toTimedOption(parts, context, meal, candidate) ?? [],
  );
  const options = others.filter(
    ({ detour, costMinor }) =>
      (!isHere || detour <= Math.max(MAX_DETOUR, own?.detour ?? 0)) &&
      (space.budgets.length === 0 || !own || costMinor <= own.costMinor),
  );
  const best = [...(own && isHere ? [own] : []), ...options].reduce<MealOption | undefined>(
    (a, b) => (a && a.value >= b.value ? a : b),
    undefined,
  );
  if (!best) return isHere || !meal.isNearVisits ? stop : undefined;
  if (stop.candidate.at === 'restaurant') context.taken.delete(stop.candidate.locationId);
  if (best.stop.candidate.at === 'restaurant') context.taken.add(best.stop.candidate.locationId);
  return best.stop;
}

/** Returns whether a meal can be where the search put it: near a place only when that is visited on the same day. */
function isOffered({ scheduled }: MealContext, { at, locationId }: Candidate): boolean {
  return (
    at !== 'nearby' ||
    scheduled.some(({ candidate }) => candidate.kind === 'visit' && candidate.locationId === locationId)
  );
}

/** Returns whether a meal stays: chosen by a rule, or at a restaurant on the way without a long wait. */
function isSettled({ space }: PlanParts, stop: Scheduled, own: MealOption | undefined): boolean {
  const { at, locationId } = stop.candidate;
  const isOnTheWay = (own?.detour ?? 0) <= EASY_DETOUR && (own?.wait ?? 0) <= MAX_WAIT;
  return at === 'restaurant' && (isRuled(space, locationId) || isOnTheWay);
}

function isRuled({ counts, times, orders }: PlanParts['space'], id: string): boolean {
  return (
    counts.some(({ ids }) => ids.has(id)) ||
    times.some(({ locationId }) => locationId === id) ||
    orders.some(({ firstId, secondId }) => firstId === id || secondId === id)
  );
}

const mealsBySpace = new WeakMap<SearchSpace, Map<string, Candidate | undefined>>();

/** Returns a meal at a place, created once per space: every plan asks for the same ones. */
function findMeal(
  space: SearchSpace,
  { id: mealId }: Meal,
  at: NonNullable<Candidate['at']>,
  locationId: string,
): Candidate | undefined {
  const known = mealsBySpace.get(space) ?? new Map<string, Candidate | undefined>();
  mealsBySpace.set(space, known);
  const key = `${mealId} ${at} ${locationId}`;
  if (!known.has(key)) {
    const times = { costMinor: 0, startMinute: 0, endMinute: 0 };
    known.set(key, toCandidate(space, { kind: 'meal', mealId, at, locationId, ...times, reason: '' }));
  }
  return known.get(key);
}

/** Lists the other places where the meal could be: unused restaurants, the visits beside it, and the hotel. */
function listOthers(
  { space }: PlanParts,
  { segment, taken, scheduled }: MealContext,
  stop: Scheduled,
  meal: Meal,
): Candidate[] {
  const position = scheduled.indexOf(stop);
  const at = (where: NonNullable<Candidate['at']>, locationId: string): Candidate[] => {
    const candidate = findMeal(space, meal, where, locationId);
    return candidate ? [candidate] : [];
  };
  const serves = ({ id, mealIds }: Restaurant): boolean =>
    !taken.has(id) && (mealIds?.includes(meal.id) ?? true) && !isRuled(space, id);
  const restaurants = meal.where.includes('restaurant')
    ? (space.restaurantsByCity.get(segment.cityId) ?? [])
        .filter(serves)
        .flatMap(({ id }) => at('restaurant', id))
    : [];
  const hotels = space.hotelsByCity.get(segment.cityId) ?? [];
  const hotelId = [segment.fromId, segment.toId].find((id) => hotels.some((hotel) => hotel.id === id));
  const beside = [scheduled[position - 1], scheduled[position + 1]]
    .filter((one) => one?.candidate.kind === 'visit')
    .flatMap((one) => one?.candidate.locationId ?? []);
  return [
    ...(meal.isNearVisits ? restaurants : []),
    ...(meal.where.includes('nearby') ? beside.flatMap((id) => at('nearby', id)) : []),
    ...(meal.isNearVisits && meal.where.includes('hotel') && hotelId !== undefined
      ? at('hotel', hotelId)
      : []),
  ];
}

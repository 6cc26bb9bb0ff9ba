import type { DayCraft, Place, Problem } from '../../problem.ts';
import type { RoutingCraft } from '../../routing/routing-problem.ts';
import type { Outline } from '../outline/outline.ts';
import { flattenRanges } from '../ranges.ts';
import type { SearchSpace } from '../search-space.ts';
import { toFlags, toFloat64, toInt32 } from '../typed-lists.ts';
import type { Candidate } from './candidates.ts';
import type { Segment } from './segments.ts';

type CraftInput = {
  readonly space: SearchSpace;
  readonly outline: Outline;
  readonly segments: readonly Segment[];
  readonly candidates: readonly Candidate[];
  /** Index of a location in the travel matrix. */
  readonly at: (id: string) => number;
  /** Flags of the days of a candidate. */
  readonly daysOf: (node: number) => Uint8Array;
  /** Visits and meals per day, as in the routing problem. */
  readonly slotMax: Int32Array;
};

/** Returns the losses and limits of good days for the routing search. */
export function createRoutingCraft(craft: DayCraft, input: CraftInput): RoutingCraft {
  const { space, segments, candidates, at } = input;
  const { days } = space.problem;
  const placeById = findPlaces(space.problem);
  const places = candidates.map(({ kind, locationId }) =>
    kind === 'visit' ? placeById.get(locationId) : undefined,
  );
  const required = new Set(space.counts.filter(({ min }) => min > 0).flatMap(({ ids }) => [...ids]));
  const kindOf = createNumbering();
  const neighbourhoodOf = createNumbering();
  const neighbourhood = toInt32(places, (place) => neighbourhoodOf(place?.neighbourhood));
  return {
    losses: {
      ...craft,
      goodDay: craft.goodDay ?? 0,
      idleMinutes: craft.idleMinutes ?? Infinity,
      waitMinute: craft.waitMinute ?? 0,
      easyWaitMinutes: craft.easyWaitMinutes ?? 0,
      longDay: craft.longDay ?? 0,
      longDayMinutes: craft.longDayMinutes ?? Infinity,
      breakMinutes: craft.breakMinutes ?? Infinity,
      breakAllowanceMinutes: craft.breakAllowanceMinutes ?? 0,
      secondMeal: craft.secondMeal ?? 0,
    },
    visitMinutes: toFloat64(candidates, ({ kind, minutes }) => (kind === 'visit' ? minutes : 0)),
    isRequired: toFlags(places, (place) => place !== undefined && required.has(place.id)),
    dayMinutesMax: toFloat64(days, ({ maxVisitMinutes }) => maxVisitMinutes ?? Infinity),
    slotMax: limitRideDays(craft, input),
    isWholeDay: Uint8Array.from(days, (_, dayIndex) => (isWholeDay(segments, dayIndex) ? 1 : 0)),
    startsAtHotel: toFlags(segments, ({ dayIndex, arrival }) => dayIndex > 0 && arrival === undefined),
    emptyLoss: Float64Array.from(days, (_, dayIndex) => emptyLossOf(craft, segments, dayIndex)),
    mealInside: toInt32(places, (place) => {
      const meal = space.problem.meals.findIndex(({ id }) => id === place?.mealInside);
      return meal < 0 ? -1 : 1 + meal;
    }),
    kind: toInt32(places, (place) => kindOf(place?.repeatedKindOf)),
    isExcursion: toFlags(places, (place) => place?.isExcursion === true),
    neighbourhood,
    neighbourhoodCount: neighbourhood.reduce((most, one) => Math.max(most, one + 1), 0),
    goodDays: toGoodDaySets(places),
    ...createBestStarts(places, input),
    bestLoss: toFloat64(places, (place) => place?.best?.loss ?? 0),
    home: toInt32(segments, (segment) => at(homeOf(segment))),
    countsFirstWait: toFlags(segments, ({ arrival }) => arrival !== undefined),
    countsLastWait: toFlags(segments, ({ departure }) => departure !== undefined),
  };
}

const placesByProblem = new WeakMap<Problem, ReadonlyMap<string, Place>>();

/** Returns the places of a problem by id. */
function findPlaces(problem: Problem): ReadonlyMap<string, Place> {
  const places = placesByProblem.get(problem) ?? new Map(problem.places.map((place) => [place.id, place]));
  placesByProblem.set(problem, places);
  return places;
}

/** Maximum minutes from a stop to the hotel at which a wait is spent there. */
export const longestWayToRest = 35;

/** Returns the hotel of a segment, or where it starts when it has none. */
export function homeOf({ fromId, toId, endsAtHotel, departure }: Segment): string {
  return endsAtHotel || departure ? toId : fromId;
}

/** Returns a function that numbers names in the order in which they come; -1 for none. */
function createNumbering(): (name: string | undefined) => number {
  const numbers = new Map<string, number>();
  return (name) => {
    if (name === undefined) return -1;
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  };
}

/** Maximum number of good days of one city, which fit into a set of bits; further ones are ignored. */
const maxGoodDays = 31;

/** Returns the good days of each place as a set of bits, numbered within its city. */
function toGoodDaySets(places: readonly (Place | undefined)[]): Int32Array {
  const numberingOf = new Map<string, ReturnType<typeof createNumbering>>();
  return toInt32(places, (place) => {
    if (!place?.goodDays) return 0;
    const numberOf = numberingOf.get(place.cityId) ?? createNumbering();
    numberingOf.set(place.cityId, numberOf);
    return place.goodDays
      .map(numberOf)
      .filter((number) => number < maxGoodDays)
      .reduce((set, number) => set | (1 << number), 0);
  });
}

function limitRideDays(craft: DayCraft, { space, outline, slotMax }: CraftInput): Int32Array {
  const limited = slotMax.slice();
  const perDay = 1 + space.problem.meals.length;
  for (const dayIndex of space.problem.days.keys()) {
    const minutes = outline.rides
      .filter((ride) => ride?.dayIndex === dayIndex && !ride.service.nightsOnBoard)
      .reduce((sum, ride) => sum + (ride?.service.durationMinutes ?? 0), 0);
    const index = dayIndex * perDay;
    if (minutes >= craft.longRideMinutes)
      limited[index] = Math.min(limited[index] ?? 0, craft.longRideVisits);
  }
  return limited;
}

/** Returns whether a day starts and ends at the same hotel, without a ride. A day on board has no segment. */
function isWholeDay(segments: readonly Segment[], dayIndex: number): boolean {
  const [own, ...others] = segments.filter((segment) => segment.dayIndex === dayIndex);
  if (!own || others.length > 0) return false;
  return own.fromId === own.toId && !own.arrival && !own.departure;
}

/** Minutes between arrival and departure of a day from which something can be seen. */
const partDayMinutes = 180;

/** Returns the loss of a day without visits: half on a day of arrival, departure or a ride, none if there is no time. */
function emptyLossOf({ emptyDay }: DayCraft, segments: readonly Segment[], dayIndex: number): number {
  if (isWholeDay(segments, dayIndex)) return emptyDay;
  const hasTime = segments.some(
    ({ openMinute, closeMinute, ...segment }) =>
      segment.dayIndex === dayIndex && closeMinute - openMinute >= partDayMinutes,
  );
  return hasTime ? emptyDay / 2 : 0;
}

function createBestStarts(
  places: readonly (Place | undefined)[],
  { space, daysOf }: CraftInput,
): Pick<RoutingCraft, 'bestFrom' | 'bestOpen' | 'bestClose'> {
  const { from, open, close } = flattenRanges(
    places.map((place) => place?.best?.startsByDay ?? []),
    space.problem.days.length,
    daysOf,
  );
  return { bestFrom: from, bestOpen: open, bestClose: close };
}

import type { TimeLimit } from '../../constraints/constraint.ts';
import { boundStarts, findMinMinutes } from '../../constraints/time-at.ts';
import type { MealItem, VisitItem } from '../../plan.ts';
import type { Day, Meal, Place, Problem, Restaurant, Window } from '../../problem.ts';
import { withLength } from '../../visit-length.ts';
import type { Outline } from '../outline/outline.ts';
import { isHotelChange } from '../outline/outline-parts.ts';
import { basePrices, type Prices } from '../prices.ts';
import type { SearchSpace } from '../search-space.ts';

/** A visit, meal or rest at the hotel that may be put into a day. */
export type Candidate = {
  readonly kind: 'visit' | 'meal' | 'rest';
  /** Place, restaurant, hotel, or the place a meal is taken near. */
  readonly locationId: string;
  readonly cityId: string;
  readonly mealId: string | undefined;
  readonly at: 'restaurant' | 'hotel' | 'nearby' | undefined;
  /** Set on copies for one day, so that the same hotel or place can serve a meal on several days. */
  readonly dayIndex: number | undefined;
  readonly minutes: number;
  /** Unplanned minutes after it. */
  readonly bufferMinutes: number;
  readonly costMinor: number;
  readonly worth: number;
  /** See `Place.leavesEarly`. */
  readonly leavesEarly?: boolean;
  /** See `Place.nightsHigh`. */
  readonly nightsHigh?: number;
  /** Windows for the start, one list per day of the trip. */
  readonly startsByDay: readonly (readonly (readonly [number, number])[])[];
};

const MAX_PLACES = 140;
const MAX_RESTAURANTS = 60;
const MAX_NEARBY = 30;

/** Lists the visits and meals that the search considers in the cities of an outline. */
export function listCandidates(space: SearchSpace, outline: Outline, prices: Prices): Candidate[] {
  const requiredIds = new Set(space.counts.filter(({ min }) => min > 0).flatMap(({ ids }) => [...ids]));
  const seenIds = listSeenPlaces(outline);
  return groupByCity(outline).flatMap((stay) => {
    const { cityId, hotels } = stay;
    const { visits, meals } = findStayStops(space, { stay, seenIds, requiredIds, prices });
    const withHotel = meals.flatMap(({ meal, restaurants, nearby }) => [
      ...restaurants,
      ...(meal.where.includes('hotel')
        ? hotels.flatMap((hotel) =>
            copyByDay(toMeal(space, meal, 'hotel', hotel.id, cityId, prices), hotel.days),
          )
        : []),
      ...nearby,
    ]);
    const rests = hotels.flatMap((hotel) => listRests(space, hotel.id, cityId, hotel.days));
    return [...visits, ...withHotel, ...rests].filter(
      ({ worth, locationId }) => worth > 0 || requiredIds.has(locationId),
    );
  });
}

/** The stops of a stay that do not depend on its hotels and rides. */
type StayStops = {
  readonly visits: readonly Candidate[];
  readonly meals: readonly {
    readonly meal: Meal;
    readonly restaurants: readonly Candidate[];
    readonly nearby: readonly Candidate[];
  }[];
};

type StayInput = {
  readonly stay: CityStay;
  readonly seenIds: ReadonlySet<string>;
  readonly requiredIds: ReadonlySet<string>;
  readonly prices: Prices;
};

const stopsBySpace = new WeakMap<SearchSpace, Map<string, StayStops>>();

/** Caches the stops of a stay, because most choices differ only in a hotel or a ride. */
function findStayStops(space: SearchSpace, input: StayInput): StayStops {
  const { stay, seenIds, prices } = input;
  const key = [stay.cityId, stay.days.join(), prices.sights, prices.meals, ...seenIds].join(' ');
  const known = stopsBySpace.get(space) ?? new Map<string, StayStops>();
  stopsBySpace.set(space, known);
  const stops = known.get(key) ?? listStayStops(space, input);
  known.set(key, stops);
  return stops;
}

function listStayStops(space: SearchSpace, { stay, seenIds, requiredIds, prices }: StayInput): StayStops {
  const { cityId, days } = stay;
  const places = best(
    (space.placesByCity.get(cityId) ?? []).filter(({ id }) => !seenIds.has(id)),
    requiredIds,
    MAX_PLACES,
    ({ id, score, costMinor }) => score + space.wishWorth(id) - costMinor * prices.sights,
  );
  const restaurants = best(
    space.restaurantsByCity.get(cityId) ?? [],
    requiredIds,
    MAX_RESTAURANTS,
    (restaurant) => restaurant.score + space.wishWorth(restaurant.id) - restaurant.costMinor * prices.meals,
  );
  return {
    visits: places.map((place) => toVisit(space, days.length === 2 ? inShort(place) : place, prices)),
    meals: space.problem.meals.map((meal, index) => ({
      meal,
      restaurants: restaurants
        .filter((restaurant, rank) =>
          isServedHere(space.problem, restaurant, meal, index + rank, requiredIds),
        )
        .map((restaurant) => toRestaurantMeal(space, restaurant, meal, prices)),
      nearby: meal.where.includes('nearby')
        ? places.slice(0, MAX_NEARBY).flatMap((place) => {
            const candidate = toNearbyMeal(space, place, meal, prices);
            return places.length < 3 * days.length ? copyByDay(candidate, days) : [candidate];
          })
        : [],
    })),
  };
}

type CityStay = {
  readonly cityId: string;
  readonly days: readonly number[];
  readonly hotels: readonly { readonly id: string; readonly days: readonly number[] }[];
};

/** Joins stays in a row in the same city, which differ in their hotel. */
function groupByCity({ stays }: Outline): readonly CityStay[] {
  const groups: CityStay[] = [];
  for (const [index, { cityId, hotelId, fromDayIndex, nights }] of stays.entries()) {
    const days = Array.from({ length: nights + 1 }, (_, night) => fromDayIndex + night);
    const hotels = hotelId === undefined ? [] : [{ id: hotelId, days }];
    const last = groups.at(-1);
    if (last && isHotelChange(stays, index))
      groups[groups.length - 1] = {
        cityId,
        days: [...new Set([...last.days, ...days])],
        hotels: joinHotels([...last.hotels, ...hotels]),
      };
    else groups.push({ cityId, days, hotels });
  }
  return groups;
}

/** Joins the days of a hotel that the group comes back to. */
function joinHotels(hotels: CityStay['hotels']): CityStay['hotels'] {
  return [...new Set(hotels.map(({ id }) => id))].map((id) => ({
    id,
    days: [...new Set(hotels.flatMap((hotel) => (hotel.id === id ? hotel.days : [])))],
  }));
}

/** Returns the places that are seen from the rides of an outline. */
export function listSeenPlaces({ rides }: Pick<Outline, 'rides'>): ReadonlySet<string> {
  return new Set(rides.flatMap((ride) => ride?.service.seenPlaceIds ?? []));
}

/** Worth of a rest during its hours: more than any meal, less than a required visit. */
const REST_WORTH = 500;

/** Returns the hours to be kept free as stops at the hotel, one per day. */
function listRests(
  { problem }: SearchSpace,
  hotelId: string,
  cityId: string,
  days: readonly number[],
): Candidate[] {
  return (problem.rests ?? []).flatMap(({ startMinute, endMinute }) =>
    days.map((dayIndex) => {
      const start = Math.max(startMinute, problem.days[dayIndex]?.startMinute ?? 0);
      return {
        kind: 'rest',
        locationId: hotelId,
        cityId,
        mealId: undefined,
        at: undefined,
        dayIndex,
        minutes: endMinute - start,
        bufferMinutes: 0,
        costMinor: 0,
        worth: endMinute > start ? REST_WORTH : 0,
        startsByDay: problem.days.map((_, day) => (day === dayIndex ? [[start, start] as const] : [])),
      } as const;
    }),
  );
}

/** A visit longer than this needs a whole day, which a stay of one night does not have. */
const SHORT_STAY_MINUTES = 270;

/** Returns the place in the longest form that fits beside a ride. */
function inShort(place: Place): Place {
  const shorter = (place.lengths ?? [])
    .map(({ visitMinutes }) => visitMinutes)
    .filter((minutes) => minutes <= SHORT_STAY_MINUTES);
  const isLong = place.visitMinutes > SHORT_STAY_MINUTES && shorter.length > 0;
  return isLong ? withLength(place, Math.max(...shorter)) : place;
}

function copyByDay(candidate: Candidate, days: readonly number[]): Candidate[] {
  return days.map((dayIndex) => ({
    ...candidate,
    dayIndex,
    startsByDay: candidate.startsByDay.map((starts, day) => (day === dayIndex ? starts : [])),
  }));
}

/** Returns the candidate of a plan item, even if `listCandidates` would not offer it. */
export function toCandidate(
  space: SearchSpace,
  item: VisitItem | MealItem,
  dayIndex?: number,
): Candidate | undefined {
  const prices = basePrices(space.problem);
  if (item.kind === 'visit') {
    const known = space.problem.places.find(({ id }) => id === item.placeId);
    if (!known) return undefined;
    const place = withLength(known, item.endMinute - item.startMinute);
    const visit = toVisit(space, place, prices);
    const isPreferred =
      dayIndex === undefined ||
      visit.startsByDay[dayIndex]?.some(([from, to]) => item.startMinute >= from && item.startMinute <= to);
    return isPreferred ? visit : toVisit(space, place, prices, true);
  }
  const meal = space.problem.meals.find(({ id }) => id === item.mealId);
  if (!meal) return undefined;
  if (item.at === 'restaurant') {
    const restaurant = space.problem.restaurants.find(({ id }) => id === item.locationId);
    return restaurant && toRestaurantMeal(space, restaurant, meal, prices);
  }
  const place = space.problem.places.find(({ id }) => id === item.locationId);
  if (place && item.at === 'nearby') return toNearbyMeal(space, place, meal, prices);
  const city = space.problem.cities.find(({ locationIds }) => locationIds.includes(item.locationId));
  return city && toMeal(space, meal, item.at, item.locationId, city.id, prices);
}

function best<T extends { id: string }>(
  things: readonly T[],
  requiredIds: ReadonlySet<string>,
  limit: number,
  worth: (thing: T) => number,
): T[] {
  const ranked = things
    .map((thing) => ({ thing, value: worth(thing) }))
    .sort((a, b) => b.value - a.value || (a.thing.id < b.thing.id ? -1 : 1));
  return ranked
    .filter(({ thing }, rank) => rank < limit || requiredIds.has(thing.id))
    .map(({ thing }) => thing);
}

/**
 * Returns whether a restaurant is offered for a meal: for one of its meals, in rotation, to keep the search small; a
 * required restaurant for all its meals.
 */
function isServedHere(
  { meals }: Problem,
  restaurant: Restaurant,
  meal: Meal,
  turn: number,
  requiredIds: ReadonlySet<string>,
): boolean {
  const serves = ({ id, where }: Meal): boolean =>
    where.includes('restaurant') && (restaurant.mealIds?.includes(id) ?? true);
  if (!serves(meal)) return false;
  if (requiredIds.has(restaurant.id)) return true;
  const options = meals.filter((other) => serves(other) && canOpen(restaurant, other));
  const index = options.indexOf(meal);
  return index >= 0 && (turn - meals.indexOf(meal)) % options.length === index;
}

function canOpen({ windowsByDay }: Restaurant, meal: Meal): boolean {
  return windowsByDay.some((windows) =>
    windows.some(
      ({ open, close }) =>
        Math.max(open, meal.earliestMinute) <= Math.min(close - meal.minutes, meal.latestMinute),
    ),
  );
}

/** Returns the visit of a place, within its preferred hours or, if `isAnyHour`, within all opening hours. */
export function toVisit(space: SearchSpace, place: Place, prices: Prices, isAnyHour = false): Candidate {
  const { days } = space.problem;
  const windowsByDay = isAnyHour ? place.windowsByDay : (place.preferredByDay ?? place.windowsByDay);
  const limits = space.times.filter(({ locationId }) => locationId === place.id);
  const minutes = Math.max(place.visitMinutes, findMinMinutes(limits));
  return {
    kind: 'visit',
    locationId: place.id,
    cityId: place.cityId,
    mealId: undefined,
    at: undefined,
    dayIndex: undefined,
    minutes,
    bufferMinutes: Math.max(0, ...days.map(({ bufferMinutes }) => bufferMinutes ?? 0)),
    costMinor: place.costMinor,
    worth: place.score + space.wishWorth(place.id) - place.costMinor * prices.sights,
    ...(place.leavesEarly && { leavesEarly: true }),
    ...(place.nightsHigh !== undefined && { nightsHigh: place.nightsHigh }),
    startsByDay: days.map((day, dayIndex) => {
      const from = place.leavesEarly ? (day.earlyMinute ?? day.startMinute) : day.startMinute;
      return toStarts(windowsByDay[dayIndex] ?? [], minutes, from, day.endMinute - minutes, limits);
    }),
  };
}

function toRestaurantMeal(space: SearchSpace, restaurant: Restaurant, meal: Meal, prices: Prices): Candidate {
  const limits = space.times.filter(({ locationId }) => locationId === restaurant.id);
  const minutes = Math.max(meal.minutes, findMinMinutes(limits));
  return {
    ...toMeal(space, meal, 'restaurant', restaurant.id, restaurant.cityId, prices),
    minutes,
    costMinor: restaurant.costMinor,
    worth:
      meal.score + restaurant.score + space.wishWorth(restaurant.id) - restaurant.costMinor * prices.meals,
    startsByDay: space.problem.days.map((day, dayIndex) => {
      const from = Math.max(meal.earliestMinute, day.startMinute);
      const to = Math.min(meal.latestMinute, day.endMinute - minutes);
      const starts = toStarts(restaurant.windowsByDay[dayIndex] ?? [], minutes, from, to, limits);
      return outsideTaken(starts, minutes, day);
    }),
  };
}

function toNearbyMeal(space: SearchSpace, place: Place, meal: Meal, prices: Prices): Candidate {
  const candidate = toMeal(space, meal, 'nearby', place.id, place.cityId, prices);
  return { ...candidate, worth: candidate.worth + (place.mealScore ?? 0) };
}

function toMeal(
  space: SearchSpace,
  meal: Meal,
  at: 'restaurant' | 'hotel' | 'nearby',
  locationId: string,
  cityId: string,
  prices: Prices,
): Candidate {
  const costMinor = (at === 'hotel' ? meal.hotelCostMinor : meal.nearbyCostMinor) ?? 0;
  return {
    kind: 'meal',
    locationId,
    cityId,
    mealId: meal.id,
    at,
    dayIndex: undefined,
    minutes: meal.minutes,
    bufferMinutes: 0,
    costMinor,
    worth: meal.score - costMinor * prices.meals,
    startsByDay: space.problem.days.map((day) => {
      const from = Math.max(meal.earliestMinute, day.startMinute);
      const to = Math.min(meal.latestMinute, day.endMinute - meal.minutes);
      return outsideTaken(from <= to ? [[from, to]] : [], meal.minutes, day);
    }),
  };
}

function toStarts(
  windows: readonly Window[],
  minutes: number,
  earliest: number,
  latest: number,
  limits: readonly TimeLimit[],
): (readonly [number, number])[] {
  const [firstAllowed, lastAllowed] = boundStarts(limits, minutes);
  const from = Math.max(earliest, firstAllowed);
  const to = Math.min(latest, lastAllowed);
  return windows
    .map(
      ({ open, close, lastEntry }) =>
        [Math.max(open, from), Math.min(close - minutes, lastEntry ?? Infinity, to)] as const,
    )
    .filter(([first, last]) => first <= last);
}

type Starts = readonly (readonly [first: number, last: number])[];

/** Returns the starts of a meal that lasts so many minutes without those in hours that are taken. */
function outsideTaken(starts: Starts, minutes: number, { taken = [] }: Day): Starts {
  return taken.reduce<Starts>(
    (rest, { startMinute, endMinute }) =>
      rest.flatMap(([first, last]) => {
        const parts = [
          [first, Math.min(last, startMinute - minutes)],
          [Math.max(first, endMinute), last],
        ] as const;
        return parts.filter(([from, to]) => from <= to);
      }),
    starts,
  );
}

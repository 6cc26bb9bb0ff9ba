import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { Plan } from '@yunyou/planner/plan';
import type { Hotel, Place, Problem, Restaurant, Service } from '@yunyou/planner/problem';
import { readRideKey } from '../trip/problem/rides/rides.ts';
import { findStop, listPlaceIds } from './stops.ts';

const maxShown = 8;

/** Returns places that can replace a visit: in the same city, open that day and not in the plan; most similar first. */
export function listSwaps(problem: Problem, plan: Plan, key: string): readonly Place[] {
  const found = findStop(plan, key);
  if (found?.stop.kind !== 'visit') return [];
  const own = problem.places.find(({ id }) => id === key);
  if (!own) return [];
  const taken = listPlaceIds(plan);
  const similarity = ({ kinds }: Place): number =>
    kinds.filter((kind, index) => own.kinds.includes(kind) && (index > 0 || kind === own.kinds[0])).length;
  return problem.places
    .filter(({ id, cityId, windowsByDay }) => {
      const isOpen = (windowsByDay[found.dayIndex] ?? []).length > 0;
      return cityId === own.cityId && !taken.has(id) && isOpen;
    })
    .toSorted((a, b) => similarity(b) - similarity(a) || b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, maxShown);
}

/** Returns places in the cities of the plan that are not in it, best first. */
export function listAddable(problem: Problem, plan: Plan): readonly Place[] {
  const taken = listPlaceIds(plan);
  const cities = new Set(plan.stays.map(({ cityId }) => cityId));
  return problem.places
    .filter(({ id, cityId }) => cities.has(cityId) && !taken.has(id) && isFirstPart(id))
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}

/**
 * Returns whether a place is the first part of its spot. A spot of several days has one place per day, and only the
 * first is offered.
 */
function isFirstPart(placeId: string): boolean {
  return placeId.endsWith('/1');
}

/** Returns the indexes of the days the trip spends in a city, days of arrival and departure included. */
export function listDaysInCity(plan: Plan, cityId: string): readonly number[] {
  const days = plan.stays.flatMap((stay) =>
    stay.cityId === cityId
      ? Array.from({ length: stay.nights + 1 }, (_, night) => stay.fromDayIndex + night)
      : [],
  );
  return [...new Set(days)].filter((day) => day < plan.days.length);
}

/** Returns the brief without the chosen hotels of one city, so that its problem contains all hotels there. */
export function withoutHotels(brief: TripBrief, hotelIdsHere: ReadonlySet<string>): TripBrief {
  return { ...brief, hotelIds: brief.hotelIds.filter((id) => !hotelIdsHere.has(id)) };
}

/** Returns the brief without the chosen mode between the two cities of a service. */
export function withoutRide(brief: TripBrief, serviceId: string): TripBrief {
  const { fromCityId, toCityId } = readRideKey(serviceId);
  return {
    ...brief,
    rides: brief.rides.filter((ride) => ride.fromCityId !== fromCityId || ride.toCityId !== toCityId),
  };
}

/** Returns the other hotels in the city of a stay, cheapest first. */
export function listHotelChoices(problem: Problem, plan: Plan, stayIndex: number): readonly Hotel[] {
  const stay = plan.stays[stayIndex];
  return problem.hotels
    .filter(({ cityId, id }) => cityId === stay?.cityId && id !== stay.hotelId)
    .toSorted((a, b) => a.costMinor - b.costMinor || (a.id < b.id ? -1 : 1));
}

/** Returns restaurants of the city that serve a meal and are not in the plan, best first. */
export function listRestaurantChoices(problem: Problem, plan: Plan, key: string): readonly Restaurant[] {
  const found = findStop(plan, key);
  if (found?.stop.kind !== 'meal') return [];
  const { mealId, locationId } = found.stop;
  const cityId = problem.cities.find(({ locationIds }) => locationIds.includes(locationId))?.id;
  const items = plan.days.flatMap((day) => day.items);
  const taken = new Set(items.flatMap((item) => (item.kind === 'meal' ? [item.locationId] : [])));
  return problem.restaurants
    .filter(
      (restaurant) => restaurant.cityId === cityId && !taken.has(restaurant.id) && serves(restaurant, mealId),
    )
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}

function serves({ mealIds }: Restaurant, mealId: string): boolean {
  return mealIds === undefined || mealIds.includes(mealId);
}

export type RideChoice = { readonly service: Service; readonly departMinutes: readonly number[] };

/** Returns every service between the two cities of a ride, with its departures that day (minutes after midnight). */
export function listRideChoices(problem: Problem, plan: Plan, key: string): readonly RideChoice[] {
  const found = findStop(plan, key);
  if (found?.stop.kind !== 'ride') return [];
  const { fromId, toId } = found.stop;
  const cityOf = new Map(problem.gateways.map(({ id, cityId }) => [id, cityId]));
  return problem.services
    .filter(
      (service) =>
        cityOf.get(service.fromId) === cityOf.get(fromId) && cityOf.get(service.toId) === cityOf.get(toId),
    )
    .map((service) => ({ service, departMinutes: listDepartures(service, found.dayIndex) }))
    .filter(({ departMinutes }) => departMinutes.length > 0);
}

function listDepartures({ departures }: Service, dayIndex: number): readonly number[] {
  if (departures.kind === 'timetable')
    return (departures.dayIndexes?.includes(dayIndex) ?? true) ? departures.minutes : [];
  const { firstMinute, lastMinute, everyMinutes } = departures;
  const count = Math.floor((lastMinute - firstMinute) / everyMinutes) + 1;
  return Array.from({ length: count }, (_, index) => firstMinute + index * everyMinutes);
}

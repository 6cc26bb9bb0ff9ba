import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { Plan } from '@yunyou/planner/plan';
import type { Hotel, Place, Problem, Restaurant, Service } from '@yunyou/planner/problem';
import { readRideKey } from '../trip/problem/rides.ts';
import { findStop, listPlaceIds } from './stops.ts';

const mostShown = 8;

/** Sights that could stand in for a visit: same city, open that day, not in the trip; the most alike first. */
export function listSwaps(problem: Problem, plan: Plan, key: string): readonly Place[] {
  const found = findStop(plan, key);
  if (found?.stop.kind !== 'visit') return [];
  const own = problem.places.find(({ id }) => id === key);
  if (!own) return [];
  const taken = listPlaceIds(plan);
  const likeness = ({ kinds }: Place): number =>
    kinds.filter((kind, index) => own.kinds.includes(kind) && (index > 0 || kind === own.kinds[0])).length;
  return problem.places
    .filter(({ id, cityId, windowsByDay }) => {
      const isOpen = (windowsByDay[found.dayIndex] ?? []).length > 0;
      return cityId === own.cityId && !taken.has(id) && isOpen;
    })
    .toSorted((a, b) => likeness(b) - likeness(a) || b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, mostShown);
}

/** Places that can be added somewhere in the trip, best first. */
export function listAddable(problem: Problem, plan: Plan): readonly Place[] {
  const taken = listPlaceIds(plan);
  const cities = new Set(plan.stays.map(({ cityId }) => cityId));
  return problem.places
    .filter(({ id, cityId }) => cities.has(cityId) && !taken.has(id) && isFirstPart(id))
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}

/** Spots of several days have a place for each; the first stands for them all. */
function isFirstPart(placeId: string): boolean {
  return placeId.endsWith('/1');
}

/** Days on which the trip is in the city of a place. */
export function listDaysInCity(plan: Plan, cityId: string): readonly number[] {
  const days = plan.stays.flatMap((stay) =>
    stay.cityId === cityId
      ? Array.from({ length: stay.nights + 1 }, (_, night) => stay.fromDayIndex + night)
      : [],
  );
  return [...new Set(days)].filter((day) => day < plan.days.length);
}

/** The brief with the choice of a hotel in one city open again: its problem has them all. */
export function withoutHotels(brief: TripBrief, hotelIdsHere: ReadonlySet<string>): TripBrief {
  return { ...brief, hotelIds: brief.hotelIds.filter((id) => !hotelIdsHere.has(id)) };
}

/** The brief with the choice of how to get from one city to the other open again. */
export function withoutRide(brief: TripBrief, serviceId: string): TripBrief {
  const { fromCityId, toCityId } = readRideKey(serviceId);
  return {
    ...brief,
    rides: brief.rides.filter((ride) => ride.fromCityId !== fromCityId || ride.toCityId !== toCityId),
  };
}

/** Other places to sleep in the city of a stay, cheapest first. */
export function listHotelChoices(problem: Problem, plan: Plan, stayIndex: number): readonly Hotel[] {
  const stay = plan.stays[stayIndex];
  return problem.hotels
    .filter(({ cityId, id }) => cityId === stay?.cityId && id !== stay.hotelId)
    .toSorted((a, b) => a.costMinor - b.costMinor || (a.id < b.id ? -1 : 1));
}

/** Tables of the city for a meal, best first, without those the trip has already. */
export function listTables(problem: Problem, plan: Plan, key: string): readonly Restaurant[] {
  const found = findStop(plan, key);
  if (found?.stop.kind !== 'meal') return [];
  const { mealId, locationId } = found.stop;
  const cityId = problem.cities.find(({ locationIds }) => locationIds.includes(locationId))?.id;
  const items = plan.days.flatMap((day) => day.items);
  const taken = new Set(items.flatMap((item) => (item.kind === 'meal' ? [item.locationId] : [])));
  return problem.restaurants
    .filter((table) => table.cityId === cityId && !taken.has(table.id) && serves(table, mealId))
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}

function serves({ mealIds }: Restaurant, mealId: string): boolean {
  return mealIds === undefined || mealIds.includes(mealId);
}

export type RideChoice = { readonly service: Service; readonly departMinutes: readonly number[] };

/** Every service between the two cities of a ride, with the minutes it leaves that day. */
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

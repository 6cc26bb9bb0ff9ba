import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { createProblem } from '@yunyou/planner/create-problem';
import type { City, Day, Gateway, Hotel, Place, Problem, Restaurant, Weights } from '@yunyou/planner/problem';
import { dayLimitsOf } from '../brief/pace.ts';
import { listTripDates, tripEndMinutes } from '../brief/trip-dates.ts';
import { type TripCatalogue, type TripCity, toFen } from '../catalogue/trip-catalogue.ts';
import { chooseCities } from '../cities/choose-cities.ts';
import { type CityPoint, gatewayOutMeters, toPlannerCity } from './local-travel.ts';
import { listMeals, toHotels, toRestaurants } from './meals-and-stays.ts';
import { cityKey, gatewayKey, hotelKey, readKey, restaurantKey, spotKey } from './planner-ids.ts';
import { listServices, rideMinuteWeight } from './rides.ts';
import { preferVariety, toPlaces } from './spot-visit.ts';
import { listConstraints } from './trip-constraints.ts';

/** What makes a brief impossible to put to the planner at all, by catalogue id. */
export type BriefFault =
  | { readonly kind: 'unknown-city' | 'unknown-spot' | 'closed-spot'; readonly id: string }
  | { readonly kind: 'no-cities' };

export type TripProblemResult =
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'faults'; readonly faults: readonly BriefFault[] };

/**
 * The planner's problem for a brief. Equal briefs and catalogues give equal problems. Must-sees, named
 * cities, exclusions and the budget are hard; everything else is scores and weights.
 */
export function createTripProblem(brief: TripBrief, catalogue: TripCatalogue): TripProblemResult {
  const cityIds = catalogue.chosenCityIds ?? chooseCities(brief, catalogue);
  const towns = cityIds.flatMap((id) => catalogue.cities.find((city) => city.id === id) ?? []);
  const services = listServices(cityIds, brief, catalogue);
  const gateways = listGateways(towns, [...services.flatMap(({ fromId, toId }) => [fromId, toId])]);
  const parts = towns.map((town) => buildTown(town, gateways, brief, catalogue));
  const places = parts.flatMap((part) => part.places);
  const faults = listBriefFaults(brief, catalogue, cityIds, places);
  if (faults.length > 0) return { kind: 'faults', faults };
  const budgetFen = brief.budget && toFen(brief.budget, catalogue);
  const problem = createProblem({
    travellers: brief.travellers.adults + brief.travellers.children,
    currency: 'CNY',
    days: listDays(brief),
    ...tripEnds(brief, towns, gateways),
    cities: parts.map(({ city }) => city),
    gateways,
    places,
    restaurants: parts.flatMap((part) => part.restaurants),
    hotels: parts.flatMap((part) => part.hotels),
    meals: listMeals(brief),
    services,
    constraints: listConstraints(brief, places, budgetFen),
    weights: toWeights(brief, budgetFen),
  });
  return { kind: 'problem', problem };
}

type Town = { city: City; places: Place[]; restaurants: Restaurant[]; hotels: Hotel[] };

function buildTown(
  town: TripCity,
  gateways: readonly Gateway[],
  brief: TripBrief,
  catalogue: TripCatalogue,
): Town {
  const isHere = ({ cityId }: { readonly cityId: string }): boolean => cityId === town.id;
  const spots = catalogue.spots.filter(
    (spot) => isHere(spot) && (isVisited(town.id, brief) || brief.mustSeeSpotIds.includes(spot.id)),
  );
  const places = preferVariety(spots.flatMap((spot) => toPlaces(spot, brief, catalogue)));
  const restaurants = toRestaurants(catalogue.restaurants.filter(isHere), brief);
  const hotels = toHotels(town.id, catalogue.hotels.filter(isHere), brief);
  const at = new Map([
    ...spots.map((spot) => [spotKey(spot.id), spot.coordinates] as const),
    ...catalogue.hotels.filter(isHere).map((row) => [hotelKey(row.id), row.coordinates] as const),
    ...catalogue.restaurants.filter(isHere).map((row) => [restaurantKey(row.id), row.coordinates] as const),
  ]);
  const points: CityPoint[] = [
    ...gateways
      .filter(({ cityId }) => cityId === cityKey(town.id))
      .map(({ id }) => ({ id, at: town.coordinates, outMeters: outMetersOf(id) })),
    ...[...places, ...restaurants, ...hotels].map(({ id }) => ({
      id,
      at: at.get(firstPart(id)) ?? town.coordinates,
    })),
  ];
  return { city: toPlannerCity(town, points, brief), places, restaurants, hotels };
}

function firstPart(id: string): string {
  const thing = readKey(id);
  return thing.kind === 'spot' ? spotKey(thing.id) : id;
}

function outMetersOf(id: string): number {
  const thing = readKey(id);
  return thing.kind === 'gateway' ? (gatewayOutMeters[thing.mode] ?? 0) : 0;
}

/** The mode by which visitors arrive in a city from abroad. */
function arrivalMode({ airports }: TripCity): string {
  return airports.length > 0 ? 'flight' : 'train';
}

function listGateways(towns: readonly TripCity[], served: readonly string[]): Gateway[] {
  const ids = new Set([...towns.map((town) => gatewayKey(town.id, arrivalMode(town))), ...served]);
  return [...ids].flatMap((id) => {
    const thing = readKey(id);
    return thing.kind === 'gateway' ? [{ id, cityId: cityKey(thing.cityId) }] : [];
  });
}

/** Time between an airport and a station of the same city, for those who travel on at once. */
const crossTownMinutes = 75;

/**
 * Where and when the trip begins and ends: at the airport of the entry and exit city, or of any city. A city
 * one only passes through may be left (or reached) by any mode, with time to cross it.
 */
function tripEnds(
  brief: TripBrief,
  towns: readonly TripCity[],
  gateways: readonly Gateway[],
): Pick<Problem, 'start' | 'end'> {
  const { arrivalMinute, departureMinute } = tripEndMinutes(brief);
  const end = (cityId: string | undefined): { at: string[]; minutes: number } => {
    const ends = cityId === undefined ? listOpenEnds(brief, towns) : towns.filter(({ id }) => id === cityId);
    const at = ends.map((town) => gatewayKey(town.id, arrivalMode(town)));
    if (cityId === undefined || isVisited(cityId, brief)) return { at, minutes: 0 };
    const others = gateways.filter((gateway) => gateway.cityId === cityKey(cityId)).map(({ id }) => id);
    return { at: [...new Set([...at, ...others])], minutes: crossTownMinutes };
  };
  const [first, last] = [end(brief.entryCityId), end(brief.exitCityId)];
  return {
    start: { at: first.at, minute: arrivalMinute + first.minutes },
    end: { at: last.at, minute: departureMinute - last.minutes },
  };
}

/** Where a trip without an entry or exit may begin and end: where the cities are ours to choose, at an airport. */
function listOpenEnds(brief: TripBrief, towns: readonly TripCity[]): readonly TripCity[] {
  const flown = towns.filter(({ airports }) => airports.length > 0);
  return brief.cityIds.length === 0 && flown.length > 0 ? flown : towns;
}

/** A city one only arrives in is slept in when it must be, but not visited. */
function isVisited(cityId: string, brief: TripBrief): boolean {
  return brief.cityIds.length === 0 || brief.cityIds.includes(cityId);
}

/** Who lands late or leaves early is up beyond the hours of the pace: so long before or after, no longer. */
const betweenAirportAndBed = 150;

function listDays(brief: TripBrief): Day[] {
  const { arrivalMinute, departureMinute } = tripEndMinutes(brief);
  return listTripDates(brief.when).map((date, index, { length }) => {
    const limits = dayLimitsOf(brief, index);
    const isFirst = index === 0;
    const isLast = index === length - 1;
    return {
      date,
      ...limits,
      ...(isFirst && { endMinute: Math.max(limits.endMinute, arrivalMinute + betweenAirportAndBed) }),
      ...(isLast && {
        startMinute: Math.min(limits.startMinute, Math.max(0, departureMinute - betweenAirportAndBed)),
      }),
    };
  });
}

/** The less a person has for a day, the more a yuan weighs; without a budget a thousand yuan are assumed. */
function toWeights(brief: TripBrief, budgetFen: number | undefined): Weights {
  const people = brief.travellers.adults + brief.travellers.children;
  const yuan = budgetFen === undefined ? 1000 : budgetFen / 100 / people / brief.when.days;
  const money = Math.min(0.15, Math.max(0.01, 40 / Math.max(1, yuan))) / people;
  return { localMinute: 0.15, rideMinute: rideMinuteWeight, money, hotelChange: 15 };
}

function listBriefFaults(
  brief: TripBrief,
  { cities, spots }: TripCatalogue,
  cityIds: readonly string[],
  places: readonly Place[],
): BriefFault[] {
  const named = [...brief.cityIds, ...[brief.entryCityId, brief.exitCityId].filter((id) => id !== undefined)];
  const known = new Set(places.map(({ id }) => id));
  const isListed = (rows: readonly { readonly id: string }[], id: string): boolean =>
    rows.some((row) => row.id === id);
  const faults: BriefFault[] = [
    ...named.filter((id) => !isListed(cities, id)).map((id) => ({ kind: 'unknown-city', id }) as const),
    ...brief.mustSeeSpotIds.flatMap((id): BriefFault[] => {
      if (!isListed(spots, id)) return [{ kind: 'unknown-spot', id }];
      return known.has(spotKey(id)) ? [] : [{ kind: 'closed-spot', id }];
    }),
  ];
  return faults.length === 0 && cityIds.length === 0 ? [{ kind: 'no-cities' }] : faults;
}

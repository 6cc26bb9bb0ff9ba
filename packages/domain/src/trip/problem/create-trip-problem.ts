import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { createProblem } from '@yunyou/planner/create-problem';
import type {
  City,
  Day,
  Gateway,
  Hotel,
  Place,
  Problem,
  Restaurant,
  Service,
  Weights,
} from '@yunyou/planner/problem';
import { type Located, straightMeters } from '@yunyou/planner/travel-matrix';
import type { CityPlan } from '@yunyou/planner/trip/outline/city-plans';
import {
  listBookedNights,
  listBookedRates,
  listOwnHotels,
  withBookings,
} from '../../booking/with-bookings.ts';
import { lateMinutesOf, withLateDays } from '../brief/local-hours.ts';
import { dayLimitsOf, earlyMinuteOf, easyRideMinuteOf, eveningEndOf } from '../brief/pace.ts';
import { listTripDates, tripEndMinutes } from '../brief/trip-dates.ts';
import { type TripCatalogue, type TripCity, type TripSpot, toFen } from '../catalogue/trip-catalogue.ts';
import { listClosedAreas } from '../plan/closed-areas.ts';
import { chooseCities } from '../shape/choose-shapes.ts';
import { listNamedIds, type TripShape } from '../shape/trip-shape.ts';
import { type Crossing, createAccess, isOnIsland, withinCrossing } from './local/access.ts';
import { gatewayOutMeters, toPlannerCity } from './local/local-travel.ts';
import { createMetroFinder, type FindMetro } from './local/metro-access.ts';
import {
  listMeals,
  toDistrictMeals,
  toHotels,
  toOwnHotel,
  toRestaurants,
  withBookedNights,
} from './nights/meals-and-stays.ts';
import { isRemoteStay } from './nights/remote-stays.ts';
import { divideAtSummits, hoursOfSummitNight, isInPark } from './nights/summit-nights.ts';
import { listSummitStays, toSummitHotel, withoutWaysDown } from './nights/summit-stays.ts';
import { cityKey, gatewayKey, readKey, spotKey } from './planner-ids.ts';
import { createPointLookup } from './point-lookup.ts';
import type { CityPoint } from './rides/crossings.ts';
import { listServices, rideMinuteWeight } from './rides/rides.ts';
import { listVoyageServices } from './rides/voyage-services.ts';
import { listConstraints } from './trip-constraints.ts';
import { endGateway, endsInTown, startsInTown, tripEnds } from './trip-ends.ts';
import { listSights } from './visits/city-sights.ts';
import { toDayCraft } from './visits/day-craft.ts';
import { toOwnVisit } from './visits/own-visit.ts';
import { keepFewOf } from './visits/variety.ts';

/** A reason why a brief cannot be turned into a problem. `id` is a catalogue id. */
export type BriefFault =
  | { readonly kind: 'unknown-city' | 'unknown-spot' | 'closed-spot' | 'closed-area'; readonly id: string }
  | { readonly kind: 'no-cities' };

export type TripProblemResult =
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'faults'; readonly faults: readonly BriefFault[] };

/**
 * Creates the planner's problem from a brief and the catalogue, or lists the faults of the brief. Equal arguments give
 * equal problems. Must-sees, named cities, exclusions, transport and the budget are hard constraints; every other wish
 * becomes scores and weights.
 */
export function createTripProblem(given: TripBrief, catalogue: TripCatalogue): TripProblemResult {
  const cityIds = catalogue.chosenCityIds ?? chooseCities(given, catalogue);
  const cities = cityIds.flatMap((id) => catalogue.cities.find((city) => city.id === id) ?? []);
  const booked = withBookings(given, { ...catalogue, cities });
  const likely = listLikelyCities(booked, cities);
  const lateMinutes = lateMinutesOf(likely);
  const brief = withLateDays(booked, lateMinutes);
  const services = [
    ...listServices(cityIds, brief, catalogue),
    ...listVoyageServices(cityIds, brief, catalogue),
  ];
  const gateways = listGateways([
    ...cities.flatMap((city) =>
      [undefined, brief.entryStationId, brief.exitStationId].map((id) => endGateway(city, catalogue, id)),
    ),
    ...(startsInTown(brief) ? [gatewayKey(brief.entryCityId, 'town')] : []),
    ...(endsInTown(brief) ? [gatewayKey(brief.exitCityId, 'town')] : []),
    ...services.flatMap(({ fromId, toId }) => [fromId, toId]),
  ]);
  const parts = cities.map((city) => buildCity(city, gateways, brief, { catalogue, lateMinutes }));
  const places = keepFewOf(
    parts.flatMap((part) => part.places),
    brief,
    {
      mustSee: new Set(brief.mustSeeSpotIds.map((id) => spotKey(id))),
      cities: new Set(listNamedIds(brief).map(cityKey)),
    },
  );
  const faults = listBriefFaults(brief, catalogue, cityIds, places);
  if (faults.length > 0) return { kind: 'faults', faults };
  const budgetFen = brief.budget && toFen(brief.budget, catalogue);
  const problem = createProblem({
    travellers: brief.travellers.adults + brief.travellers.children,
    currency: 'CNY',
    days: restOnArrival(listDays(brief, catalogue), likely),
    ...tripEnds(brief, catalogue, cities, gateways),
    cities: parts.map(({ city }) => city),
    gateways,
    places,
    restaurants: parts.flatMap((part) => part.restaurants),
    hotels: parts.flatMap((part) => part.hotels),
    meals: listMeals(brief, lateMinutes),
    services: services.map((service) => seePlaces(service, places)),
    constraints: listConstraints(brief, { places, services, budgetFen }),
    weights: toWeights(brief, budgetFen),
    bagMinutes,
    earliestRideMinute,
    easyRideMinute: easyRideMinuteOf(given),
    rests: brief.dailyBreaks,
    craft: toDayCraft(brief),
  });
  return { kind: 'problem', problem };
}

/**
 * Removes the places that are seen from on board and are not in the problem. Adds the score of the others to a voyage
 * of a day.
 */
function seePlaces({ seenPlaceIds, ...service }: Service, places: readonly Place[]): Service {
  const known = places.filter(({ id }) => seenPlaceIds?.includes(id));
  if (known.length === 0) return service;
  // Voyages with nights are chosen with the cities, those of a day like any other ride.
  const worth = service.nightsOnBoard === 0 ? known.reduce((sum, place) => sum + place.score, 0) : 0;
  return { ...service, seenPlaceIds: known.map(({ id }) => id), score: (service.score ?? 0) + worth };
}

/** Distance from every named city from which a city is used only in shapes that are tried when all others fail. */
const neighbourMeters = 1_500_000;

/** Returns the named cities, the ends, and the cities around them. Where none is named, all cities that the planner may use. */
function listLikelyCities(brief: TripBrief, cities: readonly TripCity[]): readonly TripCity[] {
  const asked = new Set([...listNamedIds(brief), brief.entryCityId, brief.exitCityId]);
  const named = cities.filter(({ id }) => asked.has(id));
  if (named.length === 0) return cities;
  return cities.filter(({ coordinates }) =>
    named.some((city) => straightMeters(city.coordinates, coordinates) < neighbourMeters),
  );
}

/** Returns shapes as city plans of the planner, with the nights on mountains of the brief. */
export function toCityPlans(
  shapes: readonly TripShape[],
  brief: TripBrief,
  catalogue: Pick<TripCatalogue, 'spots'>,
): readonly CityPlan[] {
  return shapes
    .map((shape) => divideAtSummits(shape, brief, catalogue))
    .map(({ cityIds, nights, nightsOnBoard }) => ({
      cityIds: cityIds.map(cityKey),
      nights,
      ...(nightsOnBoard && { nightsOnBoard }),
    }));
}

type BuiltCity = { city: City; places: Place[]; restaurants: Restaurant[]; hotels: Hotel[] };

/** Builds everything the problem contains of one city. */
function buildCity(
  city: TripCity,
  gateways: readonly Gateway[],
  brief: TripBrief,
  { catalogue, lateMinutes }: { readonly catalogue: TripCatalogue; readonly lateMinutes: number },
): BuiltCity {
  const isHere = ({ cityId }: { readonly cityId: string }): boolean => cityId === city.id;
  const spots = catalogue.spots.filter(isHere);
  const allDistricts = (catalogue.districts ?? []).filter(isHere);
  const accessOf = createAccess(spots, { brief, toFen: (price) => toFen(price, catalogue) });
  const summits = listSummitStays(brief, spots);
  const late = { trip: lateMinutes, city: lateMinutesOf([city]) };
  const sights = listSights(spots, brief, { catalogue, districts: allDistricts, summits, accessOf });
  const ownPlaces = (brief.ownPlaces ?? []).filter(isHere);
  const places = [...sights, ...ownPlaces.map((own) => toOwnVisit(own, brief))];
  // A village that is a sight is where its visitors sleep.
  const parks = spots.filter((spot) => !isInPark(city.coordinates, spot));
  // A chosen hotel on a mountain is for the night on it, where there is one.
  const isBelow = (row: { readonly id: string; readonly coordinates: Located }): boolean =>
    (brief.hotelIds.includes(row.id) && !summits.some(({ spot }) => isInPark(row.coordinates, spot))) ||
    (!parks.some((spot) => isInPark(row.coordinates, spot)) && !isOnIsland(row.coordinates, spots));
  const districts = allDistricts.filter(isBelow);
  const own = listOwnHotels(brief, catalogue).filter(isHere);
  const hotelsHere = catalogue.hotels.filter(isHere);
  const rows = hotelsHere.filter(isBelow);
  const booked = own.length > 0 ? rows.filter(({ id }) => brief.hotelIds.includes(id)) : rows;
  const onTop = summits.flatMap((summit) => {
    const hotel = toSummitHotel(summit, brief, catalogue);
    return hotel ? [{ summit, hotel }] : [];
  });
  const hotels = withBookedNights(
    [
      ...onTop.map(({ hotel }) => hotel),
      ...own.map((hotel) => toOwnHotel(hotel, brief)),
      ...(booked.length > 0 || own.length === 0
        ? toHotels(city.id, booked, brief, {
            districts,
            isRemote: (row) => isRemoteStay(row, { city, spots, brief }),
          })
        : []),
    ],
    listBookedNights(brief, catalogue),
    listBookedRates(brief, catalogue, (price) => toFen(price, catalogue)),
  );
  const restaurantsHere = catalogue.restaurants.filter(isHere);
  const pointOf = createPointLookup(city, {
    spots,
    ownPlaces,
    districts: allDistricts,
    hotels: hotelsHere,
    restaurants: restaurantsHere,
  });
  const restaurants = [
    ...toRestaurants(restaurantsHere, brief, late),
    ...toDistrictMeals(districts, brief, late),
  ].map((restaurant) =>
    withCrossingHours(restaurant, accessOf(restaurant.id, pointOf(restaurant.id))?.crossing),
  );
  const metroOf = createMetroFinder(spots, allDistricts);
  const drives = listKnownDrives(spots);
  const points: CityPoint[] = [
    ...gateways
      .filter(({ cityId }) => cityId === cityKey(city.id))
      .map(({ id }) => toGatewayPoint(id, city, catalogue))
      .map((point) => withMetro(point, metroOf)),
    ...[...places, ...restaurants, ...hotels].map(({ id }) => {
      // The way to a bed on a mountain is that to the mountain: the visits before and after it end and begin there.
      const top = onTop.find(({ hotel }) => hotel.id === id)?.summit.spot;
      const key = top ? spotKey(top.id) : id;
      const access = accessOf(key, pointOf(key));
      const point = { id, at: pointOf(key), ...(access && { access }), ...drives.get(key) };
      return withMetro(point, metroOf, key);
    }),
  ];
  const below = new Set([...places, ...restaurants].map(({ id }) => id));
  const planned = onTop.reduce(
    (before, { hotel, summit }) => withoutWaysDown(before, hotel, summit, (id) => below.has(id)),
    toPlannerCity(city, points, brief),
  );
  return { city: planned, places, restaurants, hotels };
}

/** Returns the known minutes of drives, by the planner id of the sight. */
function listKnownDrives(spots: readonly TripSpot[]): ReadonlyMap<string, Pick<CityPoint, 'driveMinutes'>> {
  return new Map(
    spots.flatMap(({ id, driveMinutes }) =>
      driveMinutes === undefined ? [] : [[spotKey(id), { driveMinutes }] as const],
    ),
  );
}

/** Limits the hours of a restaurant on an island or a summit to those of its boats or cable cars. */
function withCrossingHours(restaurant: Restaurant, crossing: Crossing | undefined): Restaurant {
  if (!crossing) return restaurant;
  const windowsByDay = restaurant.windowsByDay.map((windows) => withinCrossing(windows, crossing));
  return { ...restaurant, windowsByDay };
}

/** Adds the metro station of a point. The way to a place without a road starts and ends at its pier or gate. */
function withMetro(point: CityPoint, metroOf: FindMetro, key = point.id): CityPoint {
  const metro = metroOf(key, point.access?.crossing?.from.coordinates ?? point.at);
  return metro ? { ...point, metro } : point;
}

/** Returns where a gateway is: at its station, or at a typical distance from the centre where the catalogue names none. */
function toGatewayPoint(id: string, city: TripCity, { stations }: TripCatalogue): CityPoint {
  const thing = readKey(id);
  const [mode, stationId] = thing.kind === 'gateway' ? [thing.mode, thing.stationId] : [];
  const station = stations?.find((row) => row.id === stationId);
  return station
    ? { id, at: station.coordinates }
    : { id, at: city.coordinates, outMeters: gatewayOutMeters[mode ?? ''] ?? 0 };
}

function listGateways(keys: Iterable<string>): Gateway[] {
  const ids = new Set(keys);
  return [...ids].flatMap((id) => {
    const thing = readKey(id);
    return thing.kind === 'gateway' ? [{ id, cityId: cityKey(thing.cityId) }] : [];
  });
}

/** Minutes at the hotel to leave the bags on arrival, and again to fetch them. */
const bagMinutes = 15;
/** The group leaves the hotel for a ride at this minute after midnight at the earliest. */
const earliestRideMinute = 345;
/** Minute of the day from which an arrival begins its day, also before the usual start of days. */
const earlyMinute = 300;
/** Minutes by which a late arrival or an early departure extends the hours of its day. */
const airportToHotelMinutes = 150;

/** Returns the hours of the first day. An early arrival moves begin and end forward by the same time; a late one extends the day. */
function hoursOfArrival(
  { startMinute, endMinute }: Pick<Day, 'startMinute' | 'endMinute'>,
  arrivalMinute: number,
): Pick<Day, 'startMinute' | 'endMinute'> {
  const early = arrivalMinute >= earlyMinute ? Math.max(0, startMinute - arrivalMinute) : 0;
  return {
    startMinute: startMinute - early,
    endMinute: Math.max(endMinute - early, arrivalMinute + airportToHotelMinutes),
  };
}

/** Minutes before the hour of sunrise at which a group on a mountain gets up. */
const minutesToRise = 15;

function listDays(brief: TripBrief, { spots }: TripCatalogue): Day[] {
  const { arrivalMinute, departureMinute } = tripEndMinutes(brief);
  const rises = new Map(
    listSummitStays(brief, spots).map(({ spot, variant, night }) => [
      night.dayIndex + 1,
      hoursOfSummitNight(spot, variant, night, brief).down.open - minutesToRise,
    ]),
  );
  return listTripDates(brief.when).map((date, index, { length }) => {
    const usual = dayLimitsOf(brief, index);
    const limits = {
      ...usual,
      startMinute: rises.get(index) ?? usual.startMinute,
      endMinute: eveningEndOf(brief, index),
    };
    const isFirst = index === 0;
    const isLast = index === length - 1;
    const earlyMinute = earlyMinuteOf(brief, index);
    const taken = brief.fixedTimes?.filter((one) => one.date === date) ?? [];
    const hours = {
      ...limits,
      ...(isFirst && hoursOfArrival(limits, arrivalMinute)),
      ...(isLast && {
        startMinute: Math.min(limits.startMinute, Math.max(0, departureMinute - airportToHotelMinutes)),
      }),
    };
    return {
      date,
      ...hours,
      ...(taken.length > 0 && { taken }),
      ...(earlyMinute < hours.startMinute && { earlyMinute }),
    };
  });
}

/** Cities from this altitude on have thin air, so that the first two days there have at most two sights. */
const thinAirMetres = 2800;
const easyDays = 2;
const easyVisits = 2;

/** Returns the days with easy first ones where the whole trip is in thin air. */
function restOnArrival(days: readonly Day[], cities: readonly TripCity[]): Day[] {
  const isHigh =
    cities.length > 0 && cities.every(({ altitudeMetres = 0 }) => altitudeMetres >= thinAirMetres);
  return days.map((day, index) =>
    isHigh && index < easyDays
      ? { ...day, maxVisits: Math.min(day.maxVisits ?? easyVisits, easyVisits) }
      : day,
  );
}

/** Returns the weights of the score. Money weighs more the smaller the budget per person and day is; the default is 1000 yuan. */
function toWeights(brief: TripBrief, budgetFen: number | undefined): Weights {
  const people = brief.travellers.adults + brief.travellers.children;
  const yuan = budgetFen === undefined ? 1000 : budgetFen / 100 / people / brief.when.days;
  const money = Math.min(0.15, Math.max(0.01, 40 / Math.max(1, yuan))) / people;
  return { localMinute: 0.35, rideMinute: rideMinuteWeight, money, hotelChange: 15 };
}

/** Returns unknown cities and spots, must-sees that are closed on all days, and areas that are closed to the group. */
function listBriefFaults(
  brief: TripBrief,
  { cities, spots, areaClosures = [] }: TripCatalogue,
  cityIds: readonly string[],
  places: readonly Place[],
): BriefFault[] {
  const named = [...brief.cityIds, ...[brief.entryCityId, brief.exitCityId].filter((id) => id !== undefined)];
  const known = new Set(places.map(({ id }) => id));
  const isListed = (rows: readonly { readonly id: string }[], id: string): boolean =>
    rows.some((row) => row.id === id);
  const faults: BriefFault[] = [
    ...listClosedAreas(brief, areaClosures)
      .filter(
        ({ areaId }) =>
          brief.areaIds.includes(areaId) ||
          cities.some((city) => city.areaId === areaId && cityIds.includes(city.id)),
      )
      .map(({ areaId }) => ({ kind: 'closed-area', id: areaId }) as const),
    ...named.filter((id) => !isListed(cities, id)).map((id) => ({ kind: 'unknown-city', id }) as const),
    ...brief.mustSeeSpotIds.flatMap((id): BriefFault[] => {
      if (!isListed(spots, id)) return [{ kind: 'unknown-spot', id }];
      return known.has(spotKey(id)) ? [] : [{ kind: 'closed-spot', id }];
    }),
  ];
  return faults.length === 0 && cityIds.length === 0 ? [{ kind: 'no-cities' }] : faults;
}

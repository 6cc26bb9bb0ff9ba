import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { straightMeters } from '@yunyou/planner/travel-matrix';
import type { ShapeCatalogue, TripCity } from '../catalogue/trip-catalogue.ts';
import { createCorridor } from './corridor.ts';
import { fitsTheme, isOnWishedRoute, meetsWish, type Rating } from './shape-rating.ts';
import { isOpenTrip, listDayTripCities } from './trip-shape.ts';
import type { CityValue } from './worth/city-value.ts';
import { classicMostly } from './worth/classic-stays.ts';
import { metFit } from './worth/wish-fit.ts';

/** Cities that the search considers besides the required ones. */
const maxCandidates = 28;
/** A city is not considered when its fit is below this share of the best fit. */
const minFitShare = 0.35;
/**
 * Number of cities that stay even below that share. Smaller when the traveller names an interest, so that no famous
 * city without it is added.
 */
const minCandidates = { usual: 10, named: 6 } as const;

/** Nights from which a first visit may make a detour to a famous sight. */
const detourNights = 9;
/** Nights from which a trip may make a detour to the only places that meet one of its wishes. */
const wishDetourNights = 5;

/** Returns the cities that shapes may contain, required ones first, then by worth of the recommended stay. */
export function listCandidates(rating: Rating, catalogue: ShapeCatalogue): readonly string[] {
  const { brief, required, values } = rating;
  const ends = new Set([brief.entryCityId, brief.exitCityId]);
  const isOpen =
    brief.cityIds.length === 0 ||
    brief.openStops !== undefined ||
    hasNightsToFill(rating) ||
    isOpenFirstVisit(rating);
  const isThemedWay =
    isOpenTrip(brief) && brief.preferenceTagIds.length > 0 && brief.onlyNamedCities !== true;
  const cities = new Map(catalogue.cities.map((city) => [city.id, city]));
  const isInCorridor = createCorridor(brief, cities, required);
  // A trip along the Silk Road from Xi'an to Dunhuang makes no detour to Beijing.
  const isOnTheWay = createCorridor(brief, cities, required, { isNarrow: true });
  const isMetByNamed = required.size > 0 && [...required].some((id) => fitsTheme(rating, id));
  const isWhereTripGoes = (city: TripCity): boolean =>
    fitsTheme(rating, city.id) && !isMetByNamed ? isInCorridor(city) : isOnTheWay(city);
  const farWishes = listFarWishes(rating, isWhereTripGoes);
  const onRoutes = listCitiesOfRoutes(rating, catalogue, cities);
  const dayTrips = listDayTripCities(brief, catalogue);
  const askedAreas = new Set([...required].map((id) => cities.get(id)?.areaId));
  const allowed = [...values.values()].filter(({ city, isForFirstVisit, classicShare }) => {
    if (required.has(city.id) || dayTrips.has(city.id)) return false;
    if (brief.excludedCityIds.includes(city.id)) return false;
    if (ends.has(city.id)) return isOpen || mayNeedNight(city.id, brief);
    if (meetsWish(rating, city.id) && (rating.nights >= wishDetourNights || isInCorridor(city))) return true;
    if (isOnWishedRoute(city.id, rating) && brief.areaIds.length === 0) return true;
    if (hasTag(city.id, brief.lastStopTagId, cities)) return true;
    // A city of a requested province is a candidate at any distance from the named cities.
    if (brief.areaIds.includes(city.areaId ?? '')) return true;
    // "The Silk Road from Xi'an to Dunhuang" needs stops on the way; "from Beijing to Shanghai" does not.
    const isStop = isThemedWay && fitsTheme(rating, city.id) && isOnTheWay(city);
    const isWorthDetour =
      ((isForFirstVisit && rating.isOpen) || classicShare >= classicMostly) && rating.nights >= detourNights;
    const meetsFarWish = farWishes.some((index) => (values.get(city.id)?.fits[index] ?? 0) >= metFit);
    const isReached = isWhereTripGoes(city) || onRoutes.has(city.id) || isWorthDetour || meetsFarWish;
    if (!isStop && (!isOpen || !isReached)) return false;
    if (brief.areaIds.length > 0) return brief.areaIds.includes(city.areaId ?? '');
    return !catalogue.optInAreaIds?.has(city.areaId ?? '') || askedAreas.has(city.areaId);
  });
  const leastFit = brief.areaIds.length > 0 ? 0 : findLeastFit(allowed, brief);
  const fitting = allowed
    .filter(
      ({ city, fit, isForFirstVisit }) =>
        ends.has(city.id) || isForFirstVisit || fit >= leastFit || isOnWishedRoute(city.id, rating),
    )
    .map(({ city, ofNights }) => ({ id: city.id, worth: ofNights(city.recommendedDays.min) }))
    .sort((a, b) => b.worth - a.worth || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
  const near = required.size === 0 ? fitting : sortByDistance(fitting, [...required], rating);
  const last = fitting.filter((id) => hasTag(id, brief.lastStopTagId, cities)).slice(0, maxLastStops);
  return [
    ...new Set([
      ...required,
      ...near.slice(0, maxCandidates),
      ...fitting.filter((id) => isOnWishedRoute(id, rating)),
      ...last,
      ...listGateways(rating),
      ...listStopsOnTheWay(rating),
      ...listFarFillers(fitting, rating, catalogue),
    ]),
  ];
}

/** Returns the indexes of rare wishes that no city meets where the trip goes: pandas, from Beijing to Shanghai. */
function listFarWishes(
  { rareWishes, values, nights }: Rating,
  isWhereTripGoes: (city: TripCity) => boolean,
): readonly number[] {
  if (nights < wishDetourNights) return [];
  const reached = [...values.values()].filter(({ city }) => isWhereTripGoes(city));
  return rareWishes.filter((index) => reached.every(({ fits }) => (fits[index] ?? 0) < metFit));
}

/** Maximum minutes of travel to a city that fills nights in a region without neighbours. */
const farFillerMinutes = 420;

/**
 * Returns the nearest cities by travel time where the required cities and their neighbours cannot fill the nights: Urumqi, for
 * eight days in Altay.
 */
function listFarFillers(
  neighbours: readonly string[],
  rating: Rating,
  { optInAreaIds }: ShapeCatalogue,
): readonly string[] {
  const { brief, required, values, travel } = rating;
  const roomOf = (id: string): number => values.get(id)?.city.recommendedDays.max ?? 0;
  let missing = countNightsToFill(rating) - neighbours.reduce((sum, id) => sum + roomOf(id), 0);
  if (missing <= 0 || required.size === 0 || brief.areaIds.length > 0 || brief.openStops !== undefined)
    return [];
  const isPossible = ({ city }: CityValue): boolean =>
    !required.has(city.id) &&
    !neighbours.includes(city.id) &&
    !brief.excludedCityIds.includes(city.id) &&
    optInAreaIds?.has(city.areaId ?? '') !== true;
  const nearest = [...values.values()]
    .filter(isPossible)
    .map(({ city: { id } }) => ({
      id,
      minutes: Math.min(...[...required].map((other) => travel(other, id))),
    }))
    .filter(({ minutes }) => minutes <= farFillerMinutes)
    .sort((a, b) => a.minutes - b.minutes || (a.id < b.id ? -1 : 1));
  return nearest.flatMap(({ id }) => {
    if (missing <= 0) return [];
    missing -= roomOf(id);
    return [id];
  });
}

/** Between two required cities that are more minutes apart, a stop on the way is considered. */
const longWayMinutes = 480;
/**
 * Maximum length of the way by the stop, as a multiple of the direct way, in minutes and in distance. The distance is
 * checked, too, because flights make every big city near.
 */
const detourShare = { minutes: 1.2, meters: 1.5 } as const;

/** Returns cities that divide a long way between a required city and the nearest other one: Shigatse, between Lhasa and Everest. */
function listStopsOnTheWay({ brief, required, values, travel }: Rating): readonly string[] {
  if (brief.onlyNamedCities === true) return [];
  const ids = [...required];
  const isPossible = (id: string): boolean => !required.has(id) && !brief.excludedCityIds.includes(id);
  const metersBetween = (a: string, b: string): number => {
    const [from, to] = [values.get(a)?.city, values.get(b)?.city];
    return from && to ? straightMeters(from.coordinates, to.coordinates) : Infinity;
  };
  return ids.flatMap((to) => {
    const others = ids.filter((id) => id !== to).map((from) => ({ from, minutes: travel(from, to) }));
    const [nearest] = others.toSorted((a, b) => a.minutes - b.minutes);
    if (!nearest || nearest.minutes < longWayMinutes) return [];
    const { from, minutes } = nearest;
    const [longest, farthest] = [minutes * detourShare.minutes, metersBetween(from, to) * detourShare.meters];
    return [...values.keys()].filter(
      (id) =>
        isPossible(id) &&
        Math.max(travel(from, id), travel(id, to)) < minutes &&
        travel(from, id) + travel(id, to) <= longest &&
        metersBetween(from, id) + metersBetween(id, to) <= farthest,
    );
  });
}

/** A city is the gateway to a required one up to this many minutes of travel. */
const gatewayMinutes = 270;
/** Hub value (`createHubLookup`) below which a required city needs a gateway. */
const poorHub = 0.3;

/** Returns the nearest city with flights from abroad for each required city that has few flights, on a trip without stated ends. */
function listGateways({ brief, required, values, travel, hub, nights }: Rating): readonly string[] {
  const { entryCityId, exitCityId, onlyNamedCities, excludedCityIds, areaIds } = brief;
  const isFixed = entryCityId !== undefined || exitCityId !== undefined || onlyNamedCities === true;
  if (isFixed || areaIds.length > 0 || nights <= required.size) return [];
  return [...required]
    .filter((id) => hub(id) < poorHub)
    .flatMap((to) => {
      const reached = [...values.keys()]
        .filter((id) => hub(id) === 1 && !excludedCityIds.includes(id))
        .map((id) => ({ id, minutes: travel(id, to) }))
        .filter(({ minutes }) => minutes <= gatewayMinutes)
        .toSorted((a, b) => a.minutes - b.minutes);
      return reached.some(({ id }) => required.has(id)) ? [] : reached.slice(0, 1).map(({ id }) => id);
    });
}

/** Maximum number of cities from which a requested last stop is chosen. */
const maxLastStops = 6;

function hasTag(id: string, tagId: string | undefined, cities: ReadonlyMap<string, TripCity>): boolean {
  return tagId !== undefined && cities.get(id)?.tagIds.includes(tagId) === true;
}

/** Maximum number of cities between two that the allowed modes do not connect, for each such pair. */
const maxStopovers = 6;

/** Returns cities from which both of two required cities can be reached that have no connection themselves, the shortest ways first. */
export function listStopovers({ brief, required, values, travel }: Rating): readonly string[] {
  const ids = [...required];
  const apart = ids.flatMap((from) =>
    ids.filter((to) => to !== from && travel(from, to) === Infinity).map((to) => ({ from, to })),
  );
  const between = apart.flatMap(({ from, to }) =>
    [...values.keys()]
      .filter((id) => !required.has(id) && !brief.excludedCityIds.includes(id))
      .map((id) => ({ id, minutes: travel(from, id) + travel(id, to) }))
      .filter(({ minutes }) => minutes < Infinity)
      .sort((a, b) => a.minutes - b.minutes)
      .slice(0, maxStopovers),
  );
  return [...new Set(between.map(({ id }) => id))];
}

/** Later arrivals and earlier departures, in minutes after midnight, need a night in that city before or after the journey. */
const lateArrivalMinute = 14 * 60;
const earlyDepartureMinute = 13 * 60;

function mayNeedNight(cityId: string, brief: TripBrief): boolean {
  const { entryCityId, exitCityId, arrivalMinute = 0, departureMinute = 1440 } = brief;
  return (
    (cityId === entryCityId && arrivalMinute >= lateArrivalMinute) ||
    (cityId === exitCityId && departureMinute <= earlyDepartureMinute)
  );
}

/** Cities of a classic route are at most this far from a city that was asked for. */
const routeMeters = 900_000;
/** The same for a trip around a single city with many nights to fill. */
const farRouteMeters = 1_400_000;
/** Nights beyond what the asked cities can fill from which a trip goes on to the other stops of a classic route. */
const manyNights = 4;

/** Returns the cities of classic routes with all required cities and both ends. They need not lie on the way. */
function listCitiesOfRoutes(
  rating: Rating,
  { routes = [] }: ShapeCatalogue,
  cities: ReadonlyMap<string, TripCity>,
): ReadonlySet<string> {
  const { brief, required } = rating;
  const ends = [brief.entryCityId, brief.exitCityId].filter((id) => id !== undefined);
  const needed = [...new Set([...required, ...ends])];
  // A trip around a single city has its neighbours, not the far end of a classic route, unless it is too long for
  // them.
  if (needed.length === 0 || (needed.length < 2 && countNightsToFill(rating) < manyNights)) return new Set();
  const fitting = routes.filter(({ stops }) =>
    needed.every((id) => stops.some(({ cityId }) => cityId === id)),
  );
  const points = needed.flatMap((id) => cities.get(id)?.coordinates ?? []);
  const isNear = (id: string): boolean => {
    const at = cities.get(id)?.coordinates;
    const longest = needed.length < 2 ? farRouteMeters : routeMeters;
    return at !== undefined && points.some((point) => straightMeters(point, at) <= longest);
  };
  return new Set(fitting.flatMap(({ stops }) => stops.map(({ cityId }) => cityId)).filter(isNear));
}

/** Returns the minimum fit of a candidate: a share of the best fit, lowered until enough cities remain. */
function findLeastFit(
  cities: readonly { readonly fit: number }[],
  { interestWords = [] }: Pick<TripBrief, 'interestWords'>,
): number {
  const sorted = cities.map(({ fit }) => fit).toSorted((a, b) => b - a);
  const least = interestWords.length > 0 ? minCandidates.named : minCandidates.usual;
  return Math.min(minFitShare * (sorted[0] ?? 0), sorted[least - 1] ?? 0);
}

/** Returns whether a first visit names only its ends and has time for what lies between them: Xi'an, from Beijing to Shanghai. */
function isOpenFirstVisit({ brief, isOpen, nights }: Rating): boolean {
  return (
    brief.isFirstVisit === true &&
    brief.onlyNamedCities !== true &&
    brief.cityNights.length === 0 &&
    isOpen &&
    nights >= detourNights
  );
}

/** Returns whether the trip has more nights than the required cities can fill, and may have other cities. */
function hasNightsToFill(rating: Rating): boolean {
  return countNightsToFill(rating) > 0;
}

/** Returns the nights beyond what the required cities can fill; 0 where the trip may have no other cities. */
function countNightsToFill({ brief, required, values, nights }: Rating): number {
  if (brief.onlyNamedCities === true) return 0;
  const room = [...required].reduce((sum, id) => {
    const asked = brief.cityNights.find(({ cityId }) => cityId === id)?.nights;
    return sum + (asked ?? values.get(id)?.city.recommendedDays.max ?? 0);
  }, 0);
  return Math.max(0, nights - room);
}

/** Sorts cities by travel time to the nearest required city, in steps of two hours so that worth decides among neighbours. */
function sortByDistance(cityIds: readonly string[], to: readonly string[], { travel }: Rating): string[] {
  const steps = (id: string): number => Math.floor(Math.min(...to.map((other) => travel(other, id))) / 120);
  return cityIds
    .map((id) => ({ id, steps: steps(id) }))
    .sort((a, b) => a.steps - b.steps)
    .map(({ id }) => id);
}

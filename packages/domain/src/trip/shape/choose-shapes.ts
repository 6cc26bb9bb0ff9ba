import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { straightMeters } from '@yunyou/planner/travel-matrix';
import type { TripCatalogue, TripCity, TripRoute } from '../catalogue/trip-catalogue.ts';
import { allocateNights } from './allocate-nights.ts';
import { type CityValue, rateCities } from './city-value.ts';
import { createCorridor } from './corridor.ts';
import { routeWorth } from './route-match.ts';
import { createHubLookup, createTravelMinutes, type TravelMinutes } from './travel-costs.ts';
import {
  isOpenTrip,
  keepsOrder,
  listDayTripCities,
  listRequiredCities,
  type TripShape,
} from './trip-shape.ts';
import { bestFits, fitGain, type WishFits } from './wish-fit.ts';

/** Number of best shapes whose order is improved. */
const maxReordered = 12;
/** Number of shapes that the planner may try. */
const maxShapes = 4;
/** Sequences of each length that the search extends. */
const beamWidth = 24;
/** Cities that the search considers besides the required ones. */
const maxCandidates = 28;
const maxCities = 10;
/** Worth lost per minute of travel between cities, door to door. */
const worthPerTravelMinute = 0.85;
/** Worth lost for packing and another hotel, by pace. */
const moveCosts: Readonly<Record<TripBrief['pace'], number>> = { relaxed: 200, balanced: 120, full: 70 };
/** Travel of more minutes takes a whole day and counts extra. */
const longTravelMinutes = 420;
const worthPerLongMinute = 0.8;
/** Share of the worth of the city of arrival or departure that is lost where an open trip only passes through. */
const skippedEndShare = 0.6;
/** Worth lost for travelling on the last day to the city of departure. */
const lastDayRideCost = 150;
/** Worth lost for a trip that starts or ends far from any airport with flights from abroad, at most. */
const noHubCost = 160;
/** Worth lost for a city that was not asked for, on a trip whose cities were named. */
const unaskedCityCost = 100;
/** Extra worth of a city that is the first to fit a wish completely. */
const firstFitWorth = 80;
/** A city is not considered when its fit is below this share of the best fit. */
const minFitShare = 0.5;
/** Unless fewer cities than this are left. */
const minCandidates = 16;
/** Share of its worth that a city has which was not asked for, on a trip whose cities were named: a neighbour beats a far famous one. */
const unaskedShare = 0.55;

/** Everything that rates a shape. Created once per brief. */
type Rating = {
  readonly brief: TripBrief;
  readonly values: ReadonlyMap<string, CityValue>;
  readonly travel: TravelMinutes;
  readonly hub: (cityId: string) => number;
  readonly required: ReadonlySet<string>;
  readonly nights: number;
};

type Rated = { readonly shape: TripShape; readonly value: number };

/**
 * Chooses cities, order and nights of a trip, best first. Candidates are the classic routes, adapted to the days and
 * ends of the brief, and sequences found by a beam search. All are rated by the same sum: worth of the sights that fit
 * into the nights, less travel, moves and stays that are too short or too long; a classic route adds its own worth.
 *
 * Required cities, excluded cities, asked nights, asked order and the ends hold in every shape.
 */
export function chooseShapes(brief: TripBrief, catalogue: TripCatalogue): readonly TripShape[] {
  const shapes = findShapes(brief, catalogue);
  // Where the allowed modes do not connect the cities, the nearest plan has a ride of another mode.
  return shapes.length > 0 || brief.transport.length === 0
    ? shapes
    : findShapes({ ...brief, transport: [] }, catalogue);
}

function findShapes(brief: TripBrief, catalogue: TripCatalogue): readonly TripShape[] {
  const rating = createRating(brief, catalogue);
  const candidates = listCandidates(rating, catalogue);
  const rated = [
    ...(catalogue.routes ?? []).flatMap((route) => shapesOfRoute(route, candidates, rating)),
    ...searchShapes(candidates, rating),
  ];
  const best = new Map<string, Rated>();
  const improved = rated
    .toSorted((a, b) => b.value - a.value)
    .slice(0, maxReordered)
    .map((one) => improveOrder(one, rating));
  for (const one of improved.toSorted((a, b) => b.value - a.value)) {
    const key = one.shape.cityIds.join();
    if (!best.has(key)) best.set(key, one);
  }
  return [...best.values()].slice(0, maxShapes).map(({ shape }) => shape);
}

/** Returns every city of the shapes, and the required cities and ends, which a brief without possible shapes has as well. */
export function listCitiesOfShapes(
  shapes: readonly TripShape[],
  brief: TripBrief,
  catalogue: TripCatalogue,
): readonly string[] {
  const ends = [brief.entryCityId, brief.exitCityId].filter((id) => id !== undefined);
  const required = listRequiredCities(brief, catalogue);
  return [...new Set([...shapes.flatMap(({ cityIds }) => cityIds), ...required, ...ends])];
}

/** Chooses the cities that the planner may visit. */
export function chooseCities(brief: TripBrief, catalogue: TripCatalogue): readonly string[] {
  return listCitiesOfShapes(chooseShapes(brief, catalogue), brief, catalogue);
}

function createRating(brief: TripBrief, catalogue: TripCatalogue): Rating {
  return {
    brief,
    values: rateCities(brief, catalogue),
    travel: createTravelMinutes(catalogue.links, brief),
    hub: createHubLookup(catalogue.links),
    required: new Set(listRequiredCities(brief, catalogue)),
    nights: brief.when.days - 1,
  };
}

/** Returns the cities that shapes may contain, required ones first, then by worth of the recommended stay. */
function listCandidates(rating: Rating, catalogue: TripCatalogue): readonly string[] {
  const { brief, required, values } = rating;
  const ends = new Set([brief.entryCityId, brief.exitCityId]);
  const isOpen = isOpenTrip(brief) || hasNightsToFill(rating);
  const cities = new Map(catalogue.cities.map((city) => [city.id, city]));
  const isInCorridor = createCorridor(brief, cities, required);
  const onRoutes = listCitiesOfRoutes(rating, catalogue, cities);
  const dayTrips = listDayTripCities(brief, catalogue);
  const allowed = [...values.values()].filter(({ city }) => {
    if (required.has(city.id) || dayTrips.has(city.id)) return false;
    if (brief.excludedCityIds.includes(city.id)) return false;
    if (ends.has(city.id)) return true;
    if (!isOpen || (!isInCorridor(city) && !onRoutes.has(city.id))) return false;
    if (brief.areaIds.length > 0) return brief.areaIds.includes(city.areaId ?? '');
    return !catalogue.optInAreaIds?.has(city.areaId ?? '');
  });
  const leastFit = brief.areaIds.length > 0 ? 0 : findLeastFit(allowed.map(({ fit }) => fit));
  const fitting = allowed
    .filter(({ city, fit }) => ends.has(city.id) || fit >= leastFit)
    .map(({ city, ofNights }) => ({ id: city.id, worth: ofNights(city.recommendedDays.min) }))
    .sort((a, b) => b.worth - a.worth || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
  const near = required.size === 0 ? fitting : sortByDistance(fitting, [...required], rating);
  return [...required, ...near.slice(0, maxCandidates)];
}

/** Cities of a classic route are at most this far from a city that was asked for. */
const routeMeters = 900_000;

/** Returns the cities of classic routes with all required cities and both ends. They need not lie on the way. */
function listCitiesOfRoutes(
  { brief, required }: Rating,
  { routes = [] }: TripCatalogue,
  cities: ReadonlyMap<string, TripCity>,
): ReadonlySet<string> {
  const ends = [brief.entryCityId, brief.exitCityId].filter((id) => id !== undefined);
  const needed = [...new Set([...required, ...ends])];
  // Around a single city its neighbours are meant, not the other end of a classic route.
  if (needed.length < 2) return new Set();
  const fitting = routes.filter(({ stops }) =>
    needed.every((id) => stops.some(({ cityId }) => cityId === id)),
  );
  const points = needed.flatMap((id) => cities.get(id)?.coordinates ?? []);
  const isNear = (id: string): boolean => {
    const at = cities.get(id)?.coordinates;
    return at !== undefined && points.some((point) => straightMeters(point, at) <= routeMeters);
  };
  return new Set(fitting.flatMap(({ stops }) => stops.map(({ cityId }) => cityId)).filter(isNear));
}

/** Returns the fit that a city needs: a share of the best one, but never so much that few cities are left. */
function findLeastFit(fits: readonly number[]): number {
  const sorted = fits.toSorted((a, b) => b - a);
  return Math.min(minFitShare * (sorted[0] ?? 0), sorted[minCandidates - 1] ?? 0);
}

/** Returns whether the trip has more nights than the required cities can fill, and may have other cities. */
function hasNightsToFill({ brief, required, values, nights }: Rating): boolean {
  if (brief.onlyNamedCities === true) return false;
  const room = [...required].reduce((sum, id) => {
    const asked = brief.cityNights.find(({ cityId }) => cityId === id)?.nights;
    return sum + (asked ?? values.get(id)?.city.recommendedDays.max ?? 0);
  }, 0);
  return nights > room;
}

/** Sorts cities by travel time to the nearest required city, in steps of two hours so that worth decides among neighbours. */
function sortByDistance(cityIds: readonly string[], to: readonly string[], { travel }: Rating): string[] {
  const steps = (id: string): number => Math.floor(Math.min(...to.map((other) => travel(other, id))) / 120);
  return cityIds
    .map((id) => ({ id, steps: steps(id) }))
    .sort((a, b) => a.steps - b.steps)
    .map(({ id }) => id);
}

/** Adapts a classic route that has all required cities: leaves out those that are not possible or do not fit, in both directions. */
function shapesOfRoute(route: TripRoute, candidates: readonly string[], rating: Rating): Rated[] {
  const { required, nights } = rating;
  const possible = new Set(candidates);
  const stops = route.stops.filter((stop) => stop.nights > 0 && possible.has(stop.cityId));
  const distinct = stops.filter(
    (stop, index) => stops.findIndex(({ cityId }) => cityId === stop.cityId) === index,
  );
  const kept = distinct.length / Math.max(1, route.stops.filter((stop) => stop.nights > 0).length);
  if (distinct.length === 0 || kept < 0.6 || nights === 0) return [];
  const inRoute = new Set(distinct.map(({ cityId }) => cityId));
  if ([...required].some((id) => !inRoute.has(id))) return [];
  return [distinct, distinct.toReversed()].flatMap((ordered) => {
    const planned = new Map(ordered.map(({ cityId, nights: count }) => [cityId, count]));
    const cityIds = dropToFit([...planned.keys()], planned, rating);
    const share = (cityIds.length / ordered.length) * kept;
    const rated = rate(cityIds, rating, planned);
    if (!rated) return [];
    const value = rated.value + routeWorth(route, rating.brief) * share;
    return [{ shape: { ...rated.shape, routeId: route.id }, value }];
  });
}

/** Drops the optional city with the least worth per night until the nights of the route fit into the trip. */
function dropToFit(
  cityIds: readonly string[],
  planned: ReadonlyMap<string, number>,
  { values, required, nights, brief }: Rating,
): readonly string[] {
  let kept = cityIds;
  const needs = (id: string): number => Math.max(1, planned.get(id) ?? 1);
  const ends = new Set([brief.entryCityId, brief.exitCityId]);
  while (kept.reduce((sum, id) => sum + needs(id), 0) > nights) {
    const optional = kept.filter((id) => !required.has(id) && !ends.has(id));
    if (optional.length === 0) break;
    const worth = (id: string): number => (values.get(id)?.ofNights(needs(id)) ?? 0) / needs(id);
    const least = optional.reduce((a, b) => (worth(b) < worth(a) ? b : a));
    kept = kept.filter((id) => id !== least);
  }
  return kept;
}

/** Finds sequences of cities by a beam search, extending them city by city. */
function searchShapes(candidates: readonly string[], rating: Rating): Rated[] {
  const { required, nights, travel } = rating;
  const found: Rated[] = [];
  const missing = (cityIds: readonly string[]): number =>
    [...required].filter((id) => !cityIds.includes(id)).length;
  const longest = nights === 0 ? 1 : Math.min(maxCities, nights);
  let beam: (readonly string[])[] = candidates.map((id) => [id]);
  for (let length = 1; length <= longest && beam.length > 0; length += 1) {
    const valued = beam.flatMap((cityIds) => {
      const rated = rate(cityIds, rating, new Map(), { isPart: true });
      if (!rated) return [];
      if (keepsRules(cityIds, rating)) found.push(rated);
      return [{ cityIds, value: rated.value, missing: missing(cityIds) }];
    });
    const kept = valued.toSorted((a, b) => a.missing - b.missing || b.value - a.value).slice(0, beamWidth);
    beam = kept.flatMap(({ cityIds }) =>
      candidates
        .filter((id) => !cityIds.includes(id) && travel(cityIds.at(-1) ?? '', id) < Infinity)
        .map((id) => [...cityIds, id])
        .filter((next) => canKeepRules(next, rating)),
    );
  }
  return found;
}

/** Reverses parts of the sequence while that lowers the cost of travel. Nights stay with their cities. */
function improveOrder(rated: Rated, rating: Rating): Rated {
  let { cityIds, nights } = rated.shape;
  const before = travelCost(cityIds, rating);
  let cost = before;
  const size = cityIds.length;
  for (let from = 0; from < size - 1; from += 1) {
    for (let to = from + 2; to <= size; to += 1) {
      const reverse = <T>(list: readonly T[]): T[] => [
        ...list.slice(0, from),
        ...list.slice(from, to).toReversed(),
        ...list.slice(to),
      ];
      const reversed = reverse(cityIds);
      const next = travelCost(reversed, rating);
      if (next >= cost || !keepsRules(reversed, rating)) continue;
      cost = next;
      cityIds = reversed;
      nights = reverse(nights);
    }
  }
  return { shape: { ...rated.shape, cityIds, nights }, value: rated.value + before - cost };
}

/** Rates a sequence with the best nights for it; undefined when the nights do not fit or a rule is broken. */
function rate(
  cityIds: readonly string[],
  rating: Rating,
  planned: ReadonlyMap<string, number>,
  { isPart = false } = {},
): Rated | undefined {
  const { values, nights, required, brief } = rating;
  if (!isPart && !keepsRules(cityIds, rating)) return undefined;
  const rated = cityIds.map((id) => values.get(id));
  if (rated.some((value) => value === undefined)) return undefined;
  const cities = rated.filter((value) => value !== undefined);
  const allocated = allocateNights(cities, nights, planned);
  if (!allocated) return undefined;
  const cost = travelCost(cityIds, rating);
  if (cost === Infinity) return undefined;
  const share = (id: string): number => (isOpenTrip(brief) || required.has(id) ? 1 : unaskedShare);
  const worth = cities.reduce(
    (sum, { city, ofNights }, index) => sum + ofNights(allocated[index] ?? 0) * share(city.id),
    0,
  );
  const unasked = isOpenTrip(brief) ? 0 : cityIds.filter((id) => !required.has(id)).length;
  const fits = cities.reduce<WishFits>((best, { fits: own }) => bestFits(own, best), []);
  const value = worth - cost - unaskedCityCost * unasked + firstFitWorth * fitGain([], fits);
  return { shape: { cityIds, nights: allocated }, value };
}

function travelCost(cityIds: readonly string[], { brief, values, travel, hub }: Rating): number {
  const [first, last] = [cityIds[0] ?? '', cityIds.at(-1) ?? ''];
  const hops = cityIds.slice(1).map((id, index) => travel(cityIds[index] ?? '', id));
  const inward = brief.entryCityId === undefined ? 0 : travel(brief.entryCityId, first);
  const outward = brief.exitCityId === undefined ? 0 : travel(last, brief.exitCityId);
  const skipped = (end: string | undefined): number => {
    const value = brief.cityIds.length > 0 || cityIds.includes(end ?? '') ? undefined : values.get(end ?? '');
    return value ? skippedEndShare * Math.max(0, value.ofNights(value.city.recommendedDays.min)) : 0;
  };
  const ends =
    skipped(brief.entryCityId) +
    (brief.exitCityId === brief.entryCityId ? 0 : skipped(brief.exitCityId)) +
    (brief.entryCityId === undefined ? noHubCost * (1 - hub(first)) : 0) +
    (brief.exitCityId === undefined ? noHubCost * (1 - hub(last)) : 0) +
    (outward > 0 ? lastDayRideCost : 0);
  const minutes = [...hops, inward, outward];
  return (
    climbCost(cityIds, values) +
    minutes.reduce((sum, one) => sum + one * worthPerTravelMinute + longCost(one), ends) +
    moveCosts[brief.pace] * hops.length
  );
}

/** From this altitude on, the body needs days to adapt. */
const highMetres = 2000;
/** Height between two nights that most people bear without trouble. */
const easyClimbMetres = 900;
/** Worth lost per metre of a climb beyond that. */
const worthPerClimbedMetre = 0.15;

/** Returns the cost of nights much higher than the ones before, so that trips to high towns rise step by step. */
function climbCost(cityIds: readonly string[], values: Rating['values']): number {
  const heights = cityIds.map((id) => values.get(id)?.city.altitudeMetres ?? 0);
  return heights.reduce((sum, height, index) => {
    const before = Math.max(index === 0 ? 0 : (heights[index - 1] ?? 0), highMetres - easyClimbMetres);
    return sum + Math.max(0, height - before - easyClimbMetres) * worthPerClimbedMetre;
  }, 0);
}

function longCost(minutes: number): number {
  return Math.max(0, minutes - longTravelMinutes) * worthPerLongMinute;
}

/** Returns whether a sequence can still become a shape by adding cities at its end. */
function canKeepRules(cityIds: readonly string[], { brief }: Rating): boolean {
  const { entryCityId, exitCityId, cityOrder } = brief;
  if (!keepsOrder(cityIds, cityOrder)) return false;
  if (entryCityId === exitCityId) return true;
  const entryAt = entryCityId === undefined ? -1 : cityIds.indexOf(entryCityId);
  const exitAt = exitCityId === undefined ? -1 : cityIds.indexOf(exitCityId);
  return entryAt <= 0 && (exitAt < 0 || exitAt === cityIds.length - 1);
}

/** Returns whether a sequence has every required city, a city of the asked areas, the asked order and the ends. */
function keepsRules(cityIds: readonly string[], rating: Rating): boolean {
  const { brief, required, values } = rating;
  const isInArea = (id: string): boolean => brief.areaIds.includes(values.get(id)?.city.areaId ?? '');
  return (
    [...required].every((id) => cityIds.includes(id)) &&
    (brief.areaIds.length === 0 || cityIds.some(isInArea)) &&
    keepsOrder(cityIds, brief.cityOrder) &&
    keepsEnds(cityIds, rating)
  );
}

/** Returns whether the cities of arrival and departure, where they are visited, come first and last. */
function keepsEnds(cityIds: readonly string[], { brief }: Rating): boolean {
  const { entryCityId, exitCityId } = brief;
  const isFirst = entryCityId !== undefined && cityIds[0] === entryCityId;
  const isLast = exitCityId !== undefined && cityIds.at(-1) === exitCityId;
  const hasEntry = entryCityId !== undefined && cityIds.includes(entryCityId);
  const hasExit = exitCityId !== undefined && cityIds.includes(exitCityId);
  if (entryCityId === exitCityId) return !hasEntry || isFirst || isLast;
  return (!hasEntry || isFirst) && (!hasExit || isLast);
}

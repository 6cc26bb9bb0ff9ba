import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { ShapeCatalogue, TripRoute } from '../catalogue/trip-catalogue.ts';
import { listCandidates, listStopovers } from './city-candidates.ts';
import { createRating, type Rated, type Rating, rate, travelCost } from './shape-rating.ts';
import { canKeepRules, keepsRules, maxStaysOf } from './shape-rules.ts';
import { shareNights } from './share-nights.ts';
import { lastStopCost } from './travel/last-stop.ts';
import { listNightsOnBoard, sum, withNightsOnBoard, worthOnBoard } from './travel/nights-on-board.ts';
import { withReturn } from './travel/return-stays.ts';
import { listRequiredCities, type TripShape } from './trip-shape.ts';
import { routeWorth } from './worth/route-match.ts';

/** Number of best shapes whose order and nights are improved. */
const maxReordered = 24;
/** Number of shapes that the planner may try. */
const maxShapes = 4;
/** Sequences of each length that the search extends. */
const beamWidth = 24;
const maxCities = 10;
/** With fewer required cities the beam finds the detours anyway. */
const minRequiredForDetours = 3;
/** Sequences to which another city is added. */
const maxExtended = 6;
/** Share of the stops of a classic route that a shape made from it keeps, at least. */
const minShareOfRoute = 0.6;

/**
 * Chooses cities, order and nights of a trip, best first. Candidates are the classic routes, adapted to the days and
 * ends of the brief, and sequences found by a beam search. All are rated by the same sum: worth of the sights that fit
 * into the nights, less travel, moves and stays that are too short or too long; a classic route adds its own worth.
 *
 * Required cities, excluded cities, asked nights, asked order and the ends hold in every shape. The limit of stays holds
 * where any shape keeps it: a late arrival and an early departure may need a night in two cities.
 */
export function chooseShapes(brief: TripBrief, catalogue: ShapeCatalogue): readonly TripShape[] {
  const shapes = chooseWithinLimit(brief, catalogue);
  return shapes.length > 0 || brief.maxStays === undefined
    ? shapes
    : chooseWithinLimit({ ...brief, maxStays: undefined }, catalogue);
}

function chooseWithinLimit(brief: TripBrief, catalogue: ShapeCatalogue): readonly TripShape[] {
  const shapes = findShapes(brief, catalogue);
  if (shapes.length > 0 || brief.transport.length === 0)
    return [...shapes, ...listWithFirstNight(shapes, brief)];
  // Where the allowed modes do not connect the cities, the trip stops on the way, else the nearest plan has a ride of another mode.
  const withStopovers = findShapes(brief, catalogue, { mayStopOver: true });
  return withStopovers.length > 0 ? withStopovers : findShapes({ ...brief, transport: [] }, catalogue);
}

/**
 * Returns the best shape with a first night in the city of arrival, where it only passes through: after the last flight of
 * the day to Lhasa, the group sleeps in Chengdu. It is tried when no other shape is possible.
 */
function listWithFirstNight(
  [best]: readonly TripShape[],
  { entryCityId, cityNights, startsInTown, maxStays = Infinity }: TripBrief,
): readonly TripShape[] {
  if (!best || entryCityId === undefined || startsInTown === true || best.nightsOnBoard) return [];
  if (best.cityIds.includes(entryCityId) || best.cityIds.length >= maxStays) return [];
  const isAsked = (id: string): boolean => cityNights.some(({ cityId }) => cityId === id);
  const most = Math.max(0, ...best.nights.filter((_, at) => !isAsked(best.cityIds[at] ?? '')));
  const from = best.nights.findIndex((count, at) => count === most && !isAsked(best.cityIds[at] ?? ''));
  if (most < 2 || from < 0) return [];
  return [
    {
      ...best,
      cityIds: [entryCityId, ...best.cityIds],
      nights: [1, ...best.nights.map((count, at) => count - Number(at === from))],
    },
  ];
}

function findShapes(
  brief: TripBrief,
  catalogue: ShapeCatalogue,
  { mayStopOver = false } = {},
): readonly TripShape[] {
  const rating = createRating(brief, catalogue);
  const listed = listCandidates(rating, catalogue);
  const candidates = [...new Set([...listed, ...(mayStopOver ? listStopovers(rating) : [])])];
  const found = improveBest(
    [
      ...(catalogue.routes ?? []).flatMap((route) => shapesOfRoute(route, candidates, rating)),
      ...searchShapes(candidates, rating),
      ...shapeInNamedOrder(rating),
    ],
    rating,
  );
  const extended = improveBest(withAnotherCity(found, candidates, rating), rating);
  return listDistinct([...found, ...extended], maxShapes).map(({ shape }) => withReturn(shape, rating));
}

/** Improves order and nights of the best shapes. */
function improveBest(rated: readonly Rated[], rating: Rating): Rated[] {
  return rated
    .toSorted((a, b) => b.value - a.value)
    .slice(0, maxReordered)
    .map((one) => shareNights(improveOrder(one, rating), rating));
}

/** Lists the best shapes with different sequences of cities, best first. */
function listDistinct(rated: readonly Rated[], count: number): Rated[] {
  const best = new Map<string, Rated>();
  for (const one of rated.toSorted((a, b) => b.value - a.value)) {
    const key = one.shape.cityIds.join();
    if (!best.has(key)) best.set(key, one);
  }
  return [...best.values()].slice(0, count);
}

/** Returns every city of the shapes, and the required cities and ends, which a brief without possible shapes has as well. */
export function listCitiesOfShapes(
  shapes: readonly TripShape[],
  brief: TripBrief,
  catalogue: ShapeCatalogue,
): readonly string[] {
  const ends = [brief.entryCityId, brief.exitCityId].filter((id) => id !== undefined);
  const required = listRequiredCities(brief, catalogue);
  return [...new Set([...shapes.flatMap(({ cityIds }) => cityIds), ...required, ...ends])];
}

/** Chooses the cities that the planner may visit. */
export function chooseCities(brief: TripBrief, catalogue: ShapeCatalogue): readonly string[] {
  return listCitiesOfShapes(chooseShapes(brief, catalogue), brief, catalogue);
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
  if (distinct.length === 0 || kept < minShareOfRoute || nights === 0) return [];
  const inRoute = new Set(distinct.map(({ cityId }) => cityId));
  if ([...required].some((id) => !inRoute.has(id))) return [];
  return [distinct, distinct.toReversed()].flatMap((ordered) => {
    const planned = new Map(ordered.map(({ cityId, nights: count }) => [cityId, count]));
    const cityIds = dropToFit([...planned.keys()], planned, rating);
    const share = (cityIds.length / ordered.length) * kept;
    const rated = rate(cityIds, rating, planned);
    // Rejects an adapted route that has lost most of its stops.
    if (!rated || share < minShareOfRoute) return [];
    const value =
      rated.value + routeWorth(route, rating.brief) * share + worthOfProvenStays(rated, planned, rating);
    return [{ shape: { ...rated.shape, routeId: route.id }, value }];
  });
}

/**
 * Returns the cost of short stays that the classic route itself has. It is refunded to the shape, because the author
 * of the route chose them.
 */
function worthOfProvenStays(
  { shape }: Rated,
  planned: ReadonlyMap<string, number>,
  { values }: Rating,
): number {
  return shape.cityIds.reduce((sum, id, index) => {
    const nights = shape.nights[index] ?? 0;
    return nights < (planned.get(id) ?? Infinity) ? sum : sum + (values.get(id)?.shortStayCost(nights) ?? 0);
  }, 0);
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
  const most = maxStaysOf(brief, required);
  while (kept.length > most || kept.reduce((sum, id) => sum + needs(id), 0) > nights) {
    const optional = kept.filter((id) => !required.has(id) && !ends.has(id));
    if (optional.length === 0) break;
    const worth = (id: string): number => (values.get(id)?.ofNights(needs(id)) ?? 0) / needs(id);
    const least = optional.reduce((a, b) => (worth(b) < worth(a) ? b : a));
    kept = kept.filter((id) => id !== least);
  }
  return kept;
}

/** Returns the named cities in the order in which they were named, which the beam may miss in a long list. */
function shapeInNamedOrder(rating: Rating): Rated[] {
  const named = rating.brief.cityIds.filter((id) => rating.required.has(id));
  const others = [...rating.required].filter((id) => !named.includes(id));
  const rated = named.length < 2 || others.length > 0 ? undefined : rate(named, rating, new Map());
  return rated ? [rated] : [];
}

/**
 * Returns the best sequences with each candidate added at each place. With many required cities the beam would drop a
 * detour, because it keeps sequences with more of them. An example is Chengdu with its pandas on the way from Xi'an
 * to a cruise.
 */
function withAnotherCity(found: readonly Rated[], candidates: readonly string[], rating: Rating): Rated[] {
  if (rating.required.size < minRequiredForDetours) return [];
  const optional = candidates.filter((id) => !rating.required.has(id));
  return listDistinct(found, maxExtended).flatMap(({ shape: { cityIds } }) =>
    optional
      .filter((id) => !cityIds.includes(id))
      .flatMap((id) => [...cityIds, id].map((_, at) => rate(cityIds.toSpliced(at, 0, id), rating, new Map())))
      .filter((one) => one !== undefined),
  );
}

/** Finds sequences of cities by a beam search, extending them city by city. */
function searchShapes(candidates: readonly string[], rating: Rating): Rated[] {
  const { required, nights, travel } = rating;
  const found: Rated[] = [];
  const missing = (cityIds: readonly string[]): number =>
    [...required].filter((id) => !cityIds.includes(id)).length;
  const longest = nights === 0 ? 1 : Math.min(maxCities, nights);
  let beam: (readonly string[])[] = candidates.map((id) => [id]).filter((ids) => canKeepRules(ids, rating));
  for (let length = 1; length <= longest && beam.length > 0; length += 1) {
    const valued = beam.flatMap((cityIds) => {
      const rated = rate(cityIds, rating, new Map(), { isPart: true });
      if (!rated) return [];
      if (keepsRules(cityIds, rating))
        found.push({ ...rated, value: rated.value - lastStopCost(cityIds, rating) });
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

/** Reverses parts of the sequence and moves single cities while that lowers the cost of travel. Nights stay with their cities. */
function improveOrder(rated: Rated, rating: Rating): Rated {
  let { cityIds, nights } = rated.shape;
  const costOf = (ids: readonly string[]): number =>
    travelCost(ids, rating) + lastStopCost(ids, rating) - worthOnBoard(ids, rating);
  const before = costOf(cityIds);
  let cost = before;
  const nightCount = sum(listNightsOnBoard(cityIds, rating));
  for (const reorder of listReorderings(cityIds.length)) {
    const reordered = reorder(cityIds);
    const next = costOf(reordered);
    // The nights are shared already, so the number of nights on board must not change.
    const onBoard = sum(listNightsOnBoard(reordered, rating));
    if (next >= cost || !keepsRules(reordered, rating) || onBoard !== nightCount) continue;
    cost = next;
    cityIds = reordered;
    nights = reorder(nights);
  }
  const onBoard = withNightsOnBoard(listNightsOnBoard(cityIds, rating));
  return { shape: { ...rated.shape, cityIds, nights, ...onBoard }, value: rated.value + before - cost };
}

type Reordering = <T>(list: readonly T[]) => T[];

/** Lists the reversals of parts and the moves of single entries of a list. */
function listReorderings(size: number): Reordering[] {
  const places = Array.from({ length: size }, (_, index) => index);
  const reversals = places.flatMap((from) =>
    places
      .filter((to) => to > from)
      .map(
        (to): Reordering =>
          (list) => [...list.slice(0, from), ...list.slice(from, to + 1).toReversed(), ...list.slice(to + 1)],
      ),
  );
  const moves = places.flatMap((from) =>
    places
      .filter((to) => Math.abs(to - from) > 1) // a move by one is a reversal of two
      .map(
        (to): Reordering =>
          (list) => {
            const rest = list.toSpliced(from, 1);
            return rest.toSpliced(to, 0, ...list.slice(from, from + 1));
          },
      ),
  );
  return [...reversals, ...moves];
}

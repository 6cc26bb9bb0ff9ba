import { type Located, straightMeters } from '@yunyou/planner/travel-matrix';
import type { TripLink } from '../catalogue/trip-catalogue.ts';
import { listDayVariants } from '../problem/visits/visit-variant.ts';

/** Straight distance up to which a sight that must be seen is a day trip from another city. */
const mustSeeMeters = 140_000;
/** Straight distance up to which any other sight is a day trip from another city. */
const otherMeters = 95_000;
/**
 * Straight distance up to which the way is estimated when no ride between the two cities is known. Beyond it the road may go
 * around a mountain range: Yading is 90 km from Lugu Lake, and a day's drive.
 */
const unknownRoadMeters = 60_000;
/** Popularity below which a sight is no reason for a day trip from another city. */
const minPopularity = 70;

/** Maximum minutes of a day trip. A longer visit needs a night in its own city. */
const maxDayTripMinutes = 690;
/** Minutes from which a visit, such as a mountain, takes the whole day. */
const wholeDayMinutes = 300;
/** Maximum minutes of one way to a visit that takes the whole day. */
const maxWayMinutes = 130;
const minutesPerKm = 1.4;
const fixedWayMinutes = 15;

type Spot = {
  readonly id: string;
  readonly cityId: string;
  readonly coordinates: Located;
  readonly popularity: number;
  readonly visitMinutes?: number | undefined;
  readonly visitVariants?: readonly VisitLength[] | undefined;
};
type VisitLength = { readonly minutes: number; readonly days: number; readonly nightsInside: number };
type City = { readonly id: string; readonly coordinates: Located; readonly areaId?: string | undefined };
type Link = Pick<TripLink, 'fromCityId' | 'toCityId' | 'mode' | 'minutes'>;
/** The part of the catalogue that excursions need. `optInAreaIds` are areas behind a border or with a permit. */
type Guide = {
  readonly cities: readonly City[];
  readonly links: readonly Link[];
  readonly optInAreaIds?: ReadonlySet<string>;
};
type Wishes = { readonly mustSeeSpotIds: readonly string[]; readonly excludedCityIds: readonly string[] };

/** Returns the nearest of the chosen cities from which a sight of another city is a day trip by road, without a border between. */
export function findBase(
  spot: Spot,
  { cities, links, optInAreaIds }: Guide,
  chosen: ReadonlySet<string>,
  brief: Wishes,
): string | undefined {
  const isMustSee = brief.mustSeeSpotIds.includes(spot.id);
  if (!isMustSee && (spot.popularity < minPopularity || brief.excludedCityIds.includes(spot.cityId)))
    return undefined;
  const limit = isMustSee ? mustSeeMeters : otherMeters;
  const byId = citiesById(cities);
  const ownArea = byId.get(spot.cityId)?.areaId;
  const isBeyondBorder = ({ areaId }: City): boolean =>
    areaId !== ownArea && [areaId, ownArea].some((id) => optInAreaIds?.has(id ?? '') === true);
  const near = [...chosen]
    .flatMap((id) => byId.get(id) ?? [])
    .filter((city) => !isBeyondBorder(city))
    .map(({ id, coordinates }) => ({ id, meters: straightMeters(coordinates, spot.coordinates) }))
    .filter(({ meters }) => isDayTripByTime(spot, meters))
    .filter(({ id, meters }) => meters <= limit && (isMustSee || !hasFastTrain(links, id, spot.cityId)))
    .filter(
      ({ id, meters }) => meters <= unknownRoadMeters || listLinksBetween(links, id, spot.cityId).length > 0,
    )
    .filter(({ id }) => !isLongByRoad(links, id, spot.cityId))
    .sort((a, b) => a.meters - b.meters || (a.id < b.id ? -1 : 1));
  return near[0]?.id;
}

/** Returns the minutes of the shortest visit of one day with the way there and back over a straight distance. */
export function minutesWithWay(spot: Spot, meters: number): number {
  return Math.round(shortestVisit(spot) + minutesOfWay(meters));
}

function shortestVisit(spot: Spot): number {
  const ofOneDay = listDayVariants(spot);
  return ofOneDay.length > 0 ? Math.min(...ofOneDay.map(({ minutes }) => minutes)) : (spot.visitMinutes ?? 0);
}

/** Returns whether even the shortest visit of a sight takes the day on which it is seen. */
export function takesWholeDay(spot: Spot): boolean {
  return shortestVisit(spot) >= wholeDayMinutes;
}

/** Returns the minutes of the way there and back over a straight distance. */
export function minutesOfWay(meters: number): number {
  return 2 * (fixedWayMinutes + (meters / 1000) * minutesPerKm);
}

function isDayTripByTime(spot: Spot, meters: number): boolean {
  return (
    minutesWithWay(spot, meters) <= maxDayTripMinutes &&
    (!takesWholeDay(spot) || minutesOfWay(meters) <= 2 * maxWayMinutes)
  );
}

/** Train ride in minutes up to which another city is a stay instead of a day trip by car. */
const fastTrainMinutes = 75;

function hasFastTrain(links: readonly Link[], a: string, b: string): boolean {
  return listLinksBetween(links, a, b).some(
    ({ mode, minutes }) => mode === 'train' && minutes <= fastTrainMinutes,
  );
}

/** Longest drive of a day trip. A longer one takes half a day and needs a night. */
const longDriveMinutes = 170;

/**
 * Returns whether the road between two cities is too long for a day trip by the times of its coaches. Mountain roads take
 * twice the time that their straight distance suggests.
 */
function isLongByRoad(links: readonly Link[], a: string, b: string): boolean {
  const between = listLinksBetween(links, a, b);
  const hasCoach = between.some(({ mode }) => mode === 'coach');
  return hasCoach && between.every(({ minutes }) => minutes > longDriveMinutes);
}

/** Caches by list of rows: a large catalogue has thousands of sights, and each is compared with the chosen cities. */
const cityMaps = new WeakMap<readonly City[], ReadonlyMap<string, City>>();
const linkMaps = new WeakMap<readonly Link[], ReadonlyMap<string, readonly Link[]>>();

function citiesById(cities: readonly City[]): ReadonlyMap<string, City> {
  const known = cityMaps.get(cities) ?? new Map(cities.map((city) => [city.id, city]));
  cityMaps.set(cities, known);
  return known;
}

const pairOf = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

function listLinksBetween(links: readonly Link[], a: string, b: string): readonly Link[] {
  const known =
    linkMaps.get(links) ?? Map.groupBy(links, ({ fromCityId, toCityId }) => pairOf(fromCityId, toCityId));
  linkMaps.set(links, known);
  return known.get(pairOf(a, b)) ?? [];
}

/**
 * Returns the sights that a trip through these cities can contain: their own, and those of other cities that are a day
 * trip away, as sights of the city the day trip starts from.
 */
export function listSpotsOfTrip<S extends Spot>(
  whole: Guide & { readonly spots: readonly S[] },
  chosen: ReadonlySet<string>,
  brief: Wishes,
): S[] {
  return whole.spots.flatMap((spot) => {
    if (chosen.has(spot.cityId)) return [spot];
    const cityId = findBase(spot, whole, chosen, brief);
    return cityId === undefined ? [] : [{ ...spot, cityId }];
  });
}

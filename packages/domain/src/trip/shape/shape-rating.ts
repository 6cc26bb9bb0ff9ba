import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { isRemoteCity, type ShapeCatalogue } from '../catalogue/trip-catalogue.ts';
import type { NightLeg } from '../problem/rides/night-rides.ts';
import { listAskedNightLegs } from '../problem/rides/rides.ts';
import {
  listWantedVoyages,
  type VoyageLink,
  withoutSpotsOnBoard,
  withoutVoyageWords,
} from '../problem/rides/voyages.ts';
import { allocateNights } from './allocate-nights.ts';
import { createFillerCost } from './far-fillers.ts';
import { keepsRules } from './shape-rules.ts';
import { climbCost } from './travel/climb-cost.ts';
import { lastStopCost, withLastStop } from './travel/last-stop.ts';
import { longCost, moveCostOf } from './travel/move-costs.ts';
import { listNightsOnBoard, sum, withNightsOnBoard, worthOnBoard } from './travel/nights-on-board.ts';
import { createPassedTowns, type PassedTowns, passedTownsCost } from './travel/passed-towns.ts';
import { createStartCost } from './travel/start-cost.ts';
import {
  createHubLookup,
  createNightsOnBoard,
  createTravelMinutes,
  type NightsOnBoard,
  nightRideMinutes,
  remember,
  type TravelMinutes,
} from './travel/travel-costs.ts';
import { isOpenTrip, keepsOrder, listRequiredCities, type TripShape } from './trip-shape.ts';
import { type CityValue, rateCities } from './worth/city-value.ts';
import { besideStayShare, isBesideStay, isOpenFirstVisit } from './worth/first-visits.ts';
import { listRareWishes, listUnmetWishes, shareOfWishesMet } from './worth/met-wishes.ts';
import { worthOfOpenStops } from './worth/open-stops.ts';
import { listWantedSights, type WantedSight } from './worth/wanted-sights.ts';
import { bestFits, fitGain, metFit, rareWeight, type WishFits, weighWishes } from './worth/wish-fit.ts';
import { listWishedRoutes, type WishedRoute, worthOfWishedRoutes } from './worth/wished-routes.ts';

/** Worth lost per minute of travel between cities, door to door. */
const worthPerTravelMinute = 0.85;
/** Share of the worth of the city of arrival or departure that an open trip loses when it only passes through. */
const skippedEndShare = 1.2;
/** Worth lost for travelling on the last day to the city of departure, unless the trip ends there in the evening. */
const lastDayRideCost = 150;
/**
 * Maximum worth lost for a trip that starts or ends far from any airport with flights from abroad; more for a first
 * visit, because it arrives and departs on long flights.
 */
const noHubCost = { usual: 240, firstVisit: 400 } as const;
/** Worth lost for each city that was not named, on a trip with named cities. */
const unaskedCityCost = 100;
/** Extra worth of a city that is the first to fit a wish completely. */
const firstFitWorth = 80;
/** Worth lost for a wish that no city of an open trip meets, such as "mountains and a beach" without the sea. */
const missedWishCost = 900;
/**
 * Share of their worth that nights beyond the recommended ones lose in a city outside of the requested areas: most
 * nights of "Beijing and Yunnan" are in Yunnan.
 */
const besideAreaShare = 0.5;
/** Share of its worth that a city outside the rare theme of a trip keeps, on a trip that names no city. */
const besideThemeShare = 0.3;
/**
 * Share of its worth that a city which was not named keeps on a trip with named cities, so that a neighbour is
 * preferred to a famous city far away.
 */
const unaskedShare = 0.55;
/**
 * Share of its worth that a city keeps when the trip only starts from it and returns to it. A short stay there costs
 * nothing.
 */
const endShare = 0.12;
/**
 * Worth lost per named city when a trip does not keep the order in which they were named. A long list in a sensible
 * order is probably meant as an order, a pair is not.
 */
const otherOrderCost = 70;
/** Worth lost where a trip with named cities but no city of arrival starts in another city. */
const unaskedStartCost = 90;

/** Everything that rates a shape. Created once per brief. */
export type Rating = {
  readonly brief: TripBrief;
  readonly values: ReadonlyMap<string, CityValue>;
  /** The trip may have cities anywhere: it names none but its ends, or is a first visit that names too few to fill it. */
  readonly isOpen: boolean;
  /** Travel between two stays, by day or on board. */
  readonly travel: TravelMinutes;
  /** Travel to the first stay and from the last one, which is always by day. */
  readonly travelByDay: TravelMinutes;
  /** Nights in a train or ship between two stays. */
  readonly nightsOnBoard: NightsOnBoard;
  readonly hub: (cityId: string) => number;
  /** Cost of an open trip that starts in this city. */
  readonly startCost: (cityId: string) => number;
  /** Famous towns that a ride between two stays passes. */
  readonly passed: PassedTowns;
  /** Cost of a city far from the named ones. */
  readonly fillerCost: (cityId: string) => number;
  readonly required: ReadonlySet<string>;
  /** Cities of must-sees, also of those that are day trips from other cities. */
  readonly mustSeeCities: ReadonlySet<string>;
  readonly nights: number;
  /** Weight of each wish in the choice of cities (`weighWishes`). */
  readonly wishWeights: readonly number[];
  /** Indexes of the wishes that few cities meet. */
  readonly rareWishes: readonly number[];
  /** Indexes of the interests that no required city meets. */
  readonly unmet: readonly number[];
  /** Classic routes that the wish describes. */
  readonly wishedRoutes: readonly WishedRoute[];
  /** Sights for which the stays must have time. */
  readonly wanted: readonly WantedSight[];
  readonly voyages: readonly VoyageLink[];
  /** Night trains that the brief asks for. */
  readonly askedTrains: readonly NightLeg[];
};

export type Rated = { readonly shape: TripShape; readonly value: number };

export function createRating(given: TripBrief, catalogue: ShapeCatalogue): Rating {
  const voyages = listWantedVoyages(given, catalogue.links);
  const brief = withoutVoyageWords(given, catalogue.links);
  const ashore = withoutSpotsOnBoard(given, catalogue);
  const wishWeights = weighWishes(brief, catalogue);
  const required = new Set(listRequiredCities(given, catalogue));
  const values = rateCities(brief, ashore, { weights: wishWeights, required });
  const travelByDay = createTravelMinutes(catalogue.links, brief);
  const hub = createHubLookup(catalogue);
  const nightsOnBoard = createNightsOnBoard(catalogue, given, travelByDay);
  return {
    brief,
    values,
    isOpen: isOpenTrip(brief) || isOpenFirstVisit(brief, required, values),
    travel: remember((from, to) => (nightsOnBoard(from, to) > 0 ? nightRideMinutes : travelByDay(from, to))),
    travelByDay,
    nightsOnBoard: remember(nightsOnBoard),
    hub,
    startCost: createStartCost(catalogue.cities, hub, travelByDay),
    passed: createPassedTowns(catalogue, brief, travelByDay),
    fillerCost: createFillerCost(brief, catalogue.cities, required),
    required,
    mustSeeCities: new Set(
      ashore.spots.filter(({ id }) => brief.mustSeeSpotIds.includes(id)).map(({ cityId }) => cityId),
    ),
    nights: brief.when.days - 1,
    wishWeights,
    rareWishes: listRareWishes(brief, wishWeights, values),
    unmet: listUnmetWishes({ brief, required, values }),
    wishedRoutes: listWishedRoutes(brief, catalogue, {
      required,
      fitOf: (cityIds) => shareOfWishesMet(cityIds, { values, wishWeights }),
    }),
    wanted: listWantedSights(brief, ashore, required),
    voyages,
    askedTrains: listAskedNightLegs(catalogue.links, given),
  };
}

/** Returns whether a city meets a wish that no required city meets. */
export function meetsWish({ values, unmet }: Rating, cityId: string): boolean {
  return unmet.some((index) => (values.get(cityId)?.fits[index] ?? 0) >= metFit);
}

/** Returns whether a city fits one of the interests that were named; true where none was. */
export function fitsTheme({ brief, values }: Rating, cityId: string): boolean {
  const count = brief.preferenceTagIds.length + (brief.interestWords?.length ?? 0);
  return count === 0 || (values.get(cityId)?.fits ?? []).slice(0, count).some((fit) => fit >= metFit);
}

/** Rates a sequence with the best nights for it; undefined when the nights do not fit or a rule is broken. */
export function rate(
  cityIds: readonly string[],
  rating: Rating,
  planned: ReadonlyMap<string, number>,
  { isPart = false } = {},
): Rated | undefined {
  const { values, nights } = rating;
  if (!isPart && !keepsRules(cityIds, rating)) return undefined;
  const rated = cityIds.map((id) => values.get(id));
  if (rated.some((value) => value === undefined)) return undefined;
  const cities = rated.filter((value) => value !== undefined);
  const onBoard = listNightsOnBoard(cityIds, rating);
  const allocated = allocateNights(cities, nights - sum(onBoard), withLastStop(cities, rating, planned));
  if (!allocated) return undefined;
  const cost = travelCost(cityIds, rating, { isPart });
  if (cost === Infinity) return undefined;
  const worth = stayWorth(cityIds, allocated, rating);
  const unasked = cityIds.filter((id) => !isAsked(id, rating) && !isOnlyEnd(id, rating));
  // What the city of departure has is no reason for the trip: a temple of Confucius in Beijing, on the way to Qufu.
  const visited = cities.filter(({ city }) => !isOnlyEnd(city.id, rating));
  // A stay where the trip only starts follows no route by itself.
  const routeNights = visited.length > 0 ? allocated : [];
  const fits = visited.reduce<WishFits>((best, { fits: own }) => bestFits(own, best), []);
  const value =
    worth -
    cost -
    unasked.reduce((sum, id) => sum + unaskedCityCost + rating.fillerCost(id), 0) +
    firstFitWorth * fitGain([], fits) -
    missedWishes(fits, rating) -
    (isPart ? 0 : lastStopCost(cityIds, rating)) +
    worthOfOpenStops(cityIds, rating) +
    worthOfAreas(cityIds, rating) +
    worthOfWishedRoutes(cityIds, routeNights, { wishedRoutes: rating.wishedRoutes, tripNights: nights }) +
    worthOnBoard(cityIds, rating);
  return { shape: { cityIds, nights: allocated, ...withNightsOnBoard(onBoard) }, value };
}

/** Worth of each requested area that has a stay, so that a trip to Gansu and Qinghai visits both. */
const areaWorth = 600;
/** More asked areas than this are a region, of which one is enough: "western China" has ten. */
const maxAreas = 4;

function worthOfAreas(cityIds: readonly string[], { brief, values }: Rating): number {
  if (brief.areaIds.length === 0) return 0;
  const visited = new Set(cityIds.map((id) => values.get(id)?.city.areaId));
  const most = brief.areaIds.length > maxAreas ? 1 : maxAreas;
  return areaWorth * Math.min(most, brief.areaIds.filter((id) => visited.has(id)).length);
}

/** Factor on `missedWishCost` for a wish in the traveller's own words on an open trip, such as rice terraces. */
const wordShare = 1.6;
/** Least share of that cost for a rare wish that the cities meet a little, while others meet it: Kunming drinks tea, but grows none. */
const leastMissed = 0.5;

/**
 * Returns the cost of the rare wishes that no city meets. Beside named cities these are the interests that none of them meets:
 * a city that meets one a little, as a zoo meets pandas, is not what was asked for.
 */
function missedWishes(best: WishFits, { brief, isOpen, wishWeights, rareWishes, unmet }: Rating): number {
  return best.reduce((sum, fit, index) => {
    const share = Math.min(1, (wishWeights[index] ?? 0) / rareWeight);
    const least = fit < metFit && rareWishes.includes(index) ? leastMissed : 0;
    const part = isOpen ? Math.max(least, 1 - fit / metFit) : 0;
    const missed = unmet.includes(index) ? Number(fit < metFit) : part;
    const isWord = isOpen && index >= brief.preferenceTagIds.length && rareWishes.includes(index);
    return sum + missedWishCost * (isWord ? wordShare : 1) * share ** 2 * missed;
  }, 0);
}

/**
 * Returns whether a city is beside the theme of a trip: the wishes are rare, such as grottoes or tea, other cities meet
 * them, and this one does not. A first visit also has famous cities.
 */
function isBesideTheme(id: string, rating: Rating): boolean {
  const { brief, values, wishWeights } = rating;
  if (brief.isFirstVisit === true || isOnWishedRoute(id, rating)) return false;
  const fits = values.get(id)?.fits ?? [];
  const rare = rating.rareWishes;
  return rare.length > 0 && wishWeights.length > 0 && rare.every((index) => (fits[index] ?? 0) < metFit);
}

function isAsked(id: string, rating: Rating): boolean {
  const { brief, required, values } = rating;
  const isInArea = brief.areaIds.includes(values.get(id)?.city.areaId ?? '');
  const isEnd = id === brief.entryCityId || id === brief.exitCityId;
  return (
    (rating.isOpen && (isEnd || !isBesideTheme(id, rating))) ||
    required.has(id) ||
    rating.mustSeeCities.has(id) ||
    isInArea ||
    meetsWish(rating, id) ||
    isOnWishedRoute(id, rating)
  );
}

/** Returns whether a classic route that the wish describes has the city. */
export function isOnWishedRoute(cityId: string, { wishedRoutes }: Rating): boolean {
  return wishedRoutes.some(({ nightsByCity }) => nightsByCity.has(cityId));
}

/** Returns whether the trip only starts from the city or returns to it. */
function isOnlyEnd(id: string, rating: Rating): boolean {
  const { brief, required } = rating;
  const isElsewhere = isOutsideAreas(id, rating);
  const isEnd =
    ((brief.startsInTown === true || isElsewhere) && id === brief.entryCityId) ||
    ((brief.endsInTown === true || isElsewhere) && id === brief.exitCityId);
  return isEnd && !required.has(id);
}

/** Returns the share of its worth with which a city counts. */
function shareOf(id: string, rating: Rating): number {
  if (isAsked(id, rating)) return 1;
  return rating.isOpen ? besideThemeShare : unaskedShare;
}

/** Returns the worth of the stays. Cities that were not asked for count less, those that are only ends least. */
export function stayWorth(cityIds: readonly string[], nights: readonly number[], rating: Rating): number {
  return cityIds.reduce((sum, id, index) => {
    const value = rating.values.get(id);
    const count = nights[index] ?? 0;
    if (!value) return sum;
    if (isOnlyEnd(id, rating)) return sum + endShare * (value.ofNights(count) + value.shortStayCost(count));
    const usual = Math.min(count, value.city.recommendedDays.min);
    const beyond = value.ofNights(count) - value.ofNights(usual);
    const less = isOutsideAreas(id, rating) ? Math.max(0, beyond) * besideAreaShare : 0;
    const share = shareOf(id, rating) * (isBesideStay(value, cityIds, rating) ? besideStayShare : 1);
    return sum + (value.ofNights(count) - less) * share;
  }, 0);
}

/**
 * Maximum minutes that are counted for travel from the last stay of a part to the end of the trip, because further
 * cities follow on the way.
 */
const maxRestMinutes = 1440;

export function travelCost(cityIds: readonly string[], rating: Rating, { isPart = false } = {}): number {
  const { brief, values, travel, travelByDay, hub } = rating;
  const [first, last] = [cityIds[0] ?? '', cityIds.at(-1) ?? ''];
  const hops = cityIds.slice(1).map((id, index) => travel(cityIds[index] ?? '', id));
  const inward = brief.entryCityId === undefined ? 0 : travelByDay(brief.entryCityId, first);
  const toExit = brief.exitCityId === undefined ? 0 : travelByDay(last, brief.exitCityId);
  const outward = isPart ? Math.min(toExit, maxRestMinutes) : toExit;
  const skipped = (end: string | undefined): number => {
    const isElsewhere = isFilled(rating) || isOutsideAreas(end, rating) || isOnlyEnd(end ?? '', rating);
    const value = isElsewhere || cityIds.includes(end ?? '') ? undefined : values.get(end ?? '');
    return value ? skippedEndShare * Math.max(0, value.ofNights(value.city.recommendedDays.min)) : 0;
  };
  const noHub = brief.isFirstVisit === true ? noHubCost.firstVisit : noHubCost.usual;
  const ends =
    skipped(brief.entryCityId) +
    (brief.exitCityId === brief.entryCityId ? 0 : skipped(brief.exitCityId)) +
    (brief.entryCityId === undefined ? noHub * (1 - hub(first)) : 0) +
    (brief.exitCityId === undefined ? noHub * (1 - hub(last)) : 0) +
    (brief.entryCityId === undefined ? rating.startCost(first) : 0) +
    (brief.exitCityId === undefined && isRemote(last, rating) ? remoteEndCost : 0) +
    (isOnwardAtOnce(inward, rating) ? onwardOnArrivalCost : 0) +
    (outward > 0 && brief.endsInTown !== true ? lastDayRideCost : 0) +
    orderCost(cityIds, rating);
  const minutes = [...hops, inward, outward];
  return (
    climbCost(cityIds, values, brief.isCarefulWithAltitude === true) +
    passedTownsCost(cityIds, rating.passed, rating.required) +
    minutes.reduce((sum, one) => sum + one * worthPerTravelMinute + longCost(one, brief), ends) +
    moveCostOf(brief) * hops.length
  );
}

/** Nights that remain beside the required cities of a trip which these fill. */
const nightsBesideFilled = 2;

/** Returns whether the trip has cities to stay in other than its ends: those it names, or those of must-sees that fill it. */
function isFilled({ brief, isOpen, required, values, nights }: Rating): boolean {
  if (brief.cityIds.length > 0) return !isOpen;
  const needed = [...required].reduce((all, id) => all + (values.get(id)?.city.recommendedDays.min ?? 0), 0);
  return needed > 0 && nights <= needed + nightsBesideFilled;
}

/** Returns whether the brief names areas and the city is in none of them, such as Chengdu before a trip to Tibet. */
function isOutsideAreas(id: string | undefined, { brief, values }: Rating): boolean {
  return brief.areaIds.length > 0 && !brief.areaIds.includes(values.get(id ?? '')?.city.areaId ?? '');
}

/** Worth lost when a long trip goes on from the city of arrival on the same day, after a flight from abroad. */
const onwardOnArrivalCost = 450;
/** A ride of this many minutes, with the ways to it, is no further journey: Shanghai to Suzhou or Hangzhou. */
const shortOnwardMinutes = 150;
const longTripNights = 7;

function isOnwardAtOnce(inwardMinutes: number, rating: Rating): boolean {
  const { brief, nights } = rating;
  return (
    nights >= longTripNights &&
    inwardMinutes > shortOnwardMinutes &&
    !(brief.entryCityId !== undefined && isOnlyEnd(brief.entryCityId, rating))
  );
}

/** Worth lost when the last day is the ride back to a city with an airport or a railway station. */
const remoteEndCost = 120;

/** Returns whether a city has neither an airport nor a railway station. */
export function isRemote(id: string, { values }: Rating): boolean {
  const city = values.get(id)?.city;
  return city !== undefined && isRemoteCity(city);
}

/**
 * Returns the cost of leaving the order in which cities were named, and of starting in a city that was not named.
 * Remote places have no order: one that is named first matters most, but the trip cannot start there.
 */
function orderCost(cityIds: readonly string[], rating: Rating): number {
  const { brief, required } = rating;
  const ordered = brief.cityIds.filter((id) => !isRemote(id, rating));
  const isOtherOrder = !keepsOrder(cityIds, ordered);
  const isOtherStart =
    brief.entryCityId === undefined && brief.cityIds.length > 0 && !required.has(cityIds[0] ?? '');
  return (isOtherOrder ? otherOrderCost * brief.cityIds.length : 0) + (isOtherStart ? unaskedStartCost : 0);
}

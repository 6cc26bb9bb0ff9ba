import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripCatalogue } from '../catalogue/trip-catalogue.ts';
import { allocateNights } from './allocate-nights.ts';
import { type CityValue, rateCities } from './city-value.ts';
import { createHubLookup, createTravelMinutes, type TravelMinutes } from './travel-costs.ts';
import { isOpenTrip, keepsOrder, listRequiredCities, type TripShape } from './trip-shape.ts';
import { bestFits, fitGain, type WishFits } from './wish-fit.ts';

/** Worth lost per minute of travel between cities, door to door. */
const worthPerTravelMinute = 0.85;
/** Worth lost for packing and another hotel, by pace. */
const moveCosts: Readonly<Record<TripBrief['pace'], number>> = { relaxed: 200, balanced: 120, full: 70 };
/** Travel of more minutes takes a whole day and counts extra. */
const longTravelMinutes = 420;
const worthPerLongMinute = 0.8;
/** Share of the worth of the city of arrival or departure that is lost where an open trip only passes through. */
const skippedEndShare = 1.2;
/** Worth lost for travelling on the last day to the city of departure. */
const lastDayRideCost = 150;
/** Worth lost for a trip that starts or ends far from any airport with flights from abroad, at most. */
const noHubCost = 160;
/** Worth lost for a city that was not asked for, on a trip whose cities were named. */
const unaskedCityCost = 100;
/** Extra worth of a city that is the first to fit a wish completely. */
const firstFitWorth = 80;
/** Share of its worth that a city has which was not asked for, on a trip whose cities were named: a neighbour beats a far famous one. */
const unaskedShare = 0.55;

/** Everything that rates a shape. Created once per brief. */
export type Rating = {
  readonly brief: TripBrief;
  readonly values: ReadonlyMap<string, CityValue>;
  readonly travel: TravelMinutes;
  readonly hub: (cityId: string) => number;
  readonly required: ReadonlySet<string>;
  readonly nights: number;
  /** Indexes of the interests that no required city meets. */
  readonly unmet: readonly number[];
};

export type Rated = { readonly shape: TripShape; readonly value: number };

export function createRating(brief: TripBrief, catalogue: TripCatalogue): Rating {
  const values = rateCities(brief, catalogue);
  const required = new Set(listRequiredCities(brief, catalogue));
  return {
    brief,
    values,
    travel: createTravelMinutes(catalogue.links, brief),
    hub: createHubLookup(catalogue.links),
    required,
    nights: brief.when.days - 1,
    unmet: listUnmetWishes({ brief, required, values }),
  };
}

/** A city meets a wish from this fit on. */
const metFit = 0.75;

/** Returns the indexes of interests that no required city meets: pandas, for a trip whose only name is Beijing. */
function listUnmetWishes({
  brief,
  required,
  values,
}: Pick<Rating, 'brief' | 'required' | 'values'>): readonly number[] {
  if (required.size === 0 || brief.onlyNamedCities === true) return [];
  const tags = brief.preferenceTagIds.length;
  return (brief.interestWords ?? [])
    .map((_, index) => tags + index)
    .filter((index) => [...required].every((id) => (values.get(id)?.fits[index] ?? 0) < metFit));
}

/** Returns whether a city meets a wish that no required city meets. */
export function meetsWish({ values, unmet }: Rating, cityId: string): boolean {
  return unmet.some((index) => (values.get(cityId)?.fits[index] ?? 0) >= metFit);
}

/** Rates a sequence with the best nights for it; undefined when the nights do not fit or a rule is broken. */
export function rate(
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
  const isAsked = (id: string): boolean => isOpenTrip(brief) || required.has(id) || meetsWish(rating, id);
  const share = (id: string): number => (isAsked(id) ? 1 : unaskedShare);
  const worth = cities.reduce(
    (sum, { city, ofNights }, index) => sum + ofNights(allocated[index] ?? 0) * share(city.id),
    0,
  );
  const unasked = cityIds.filter((id) => !isAsked(id)).length;
  const fits = cities.reduce<WishFits>((best, { fits: own }) => bestFits(own, best), []);
  const value = worth - cost - unaskedCityCost * unasked + firstFitWorth * fitGain([], fits);
  return { shape: { cityIds, nights: allocated }, value };
}

export function travelCost(cityIds: readonly string[], { brief, values, travel, hub }: Rating): number {
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
    climbCost(cityIds, values, brief.isCarefulWithAltitude === true) +
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

/** The same for a group that worries about altitude, and the height from which every metre of a night costs worth. */
const carefulClimbMetres = 600;
const carefulWorthPerMetre = 0.45;
const carefulMetres = 3000;

/** Returns the cost of nights much higher than the ones before, so that trips to high towns rise step by step. */
function climbCost(cityIds: readonly string[], values: Rating['values'], isCareful: boolean): number {
  const heights = cityIds.map((id) => values.get(id)?.city.altitudeMetres ?? 0);
  const [easyMetres, worthPerMetre] = isCareful
    ? [carefulClimbMetres, carefulWorthPerMetre]
    : [easyClimbMetres, worthPerClimbedMetre];
  return heights.reduce((sum, height, index) => {
    const before = Math.max(index === 0 ? 0 : (heights[index - 1] ?? 0), highMetres - easyClimbMetres);
    const above = isCareful ? Math.max(0, height - carefulMetres) * carefulWorthPerMetre : 0;
    return sum + above + Math.max(0, height - before - easyMetres) * worthPerMetre;
  }, 0);
}

function longCost(minutes: number): number {
  return Math.max(0, minutes - longTravelMinutes) * worthPerLongMinute;
}

/** Returns whether a sequence can still become a shape by adding cities at its end. */
export function canKeepRules(cityIds: readonly string[], { brief }: Rating): boolean {
  const { first, last } = listEnds(brief);
  if (!keepsOrder(cityIds, brief.cityOrder)) return false;
  if (first === last) return true;
  const entryAt = first === undefined ? -1 : cityIds.indexOf(first);
  const exitAt = last === undefined ? -1 : cityIds.indexOf(last);
  return entryAt <= 0 && (exitAt < 0 || exitAt === cityIds.length - 1);
}

/** Returns whether a sequence has every required city, a city of the asked areas, the asked order and the ends. */
export function keepsRules(cityIds: readonly string[], rating: Rating): boolean {
  const { brief, required, values } = rating;
  const isInArea = (id: string): boolean => brief.areaIds.includes(values.get(id)?.city.areaId ?? '');
  return (
    [...required].every((id) => cityIds.includes(id)) &&
    (brief.areaIds.length === 0 || cityIds.some(isInArea)) &&
    keepsOrder(cityIds, brief.cityOrder) &&
    keepsEnds(cityIds, rating)
  );
}

/** Returns the cities that come first and last where they are visited: those of arrival and departure, else of the asked order. */
function listEnds({ entryCityId, exitCityId, cityOrder }: TripBrief): {
  readonly first: string | undefined;
  readonly last: string | undefined;
} {
  const isOrdered = cityOrder.length > 1;
  return {
    first: entryCityId ?? (isOrdered ? cityOrder[0] : undefined),
    last: exitCityId ?? (isOrdered ? cityOrder.at(-1) : undefined),
  };
}

function keepsEnds(cityIds: readonly string[], { brief }: Rating): boolean {
  const { first, last } = listEnds(brief);
  const isFirst = first !== undefined && cityIds[0] === first;
  const isLast = last !== undefined && cityIds.at(-1) === last;
  const hasEntry = first !== undefined && cityIds.includes(first);
  const hasExit = last !== undefined && cityIds.includes(last);
  if (first === last) return !hasEntry || isFirst || isLast;
  return (!hasEntry || isFirst) && (!hasExit || isLast);
}

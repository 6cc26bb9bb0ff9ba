import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { ShapeCatalogue, ShapeSpot } from '../catalogue/trip-catalogue.ts';
import { listAskedNightLegs } from '../problem/rides/rides.ts';
import { listSpotsOnBoard, listWantedVoyages } from '../problem/rides/voyages.ts';
import { findBase, takesWholeDay } from './excursions.ts';

/** The cities of a trip in order, with the nights in each. A trip of one day has one city with 0 nights. */
export type TripShape = {
  readonly cityIds: readonly string[];
  readonly nights: readonly number[];
  /** Nights on board a train or ship before each city, one number per city. Absent: none. */
  readonly nightsOnBoard?: readonly number[];
  /** The classic route it is made from. */
  readonly routeId?: string;
};

/** Returns whether the brief names no city, except two different ones of arrival and departure at most. */
export function isOpenTrip({ cityIds, entryCityId, exitCityId }: TripBrief): boolean {
  if (cityIds.length === 0) return true;
  return entryCityId !== exitCityId && cityIds.every((id) => id === entryCityId || id === exitCityId);
}

/** Returns whether the ways of travelling that the brief allows include flights. */
export function mayFly({ transport }: Pick<TripBrief, 'transport'>): boolean {
  return transport.length === 0 || transport.includes('flight');
}

/** Returns the cities that the trip must contain: named ones, ends of wanted voyages and asked night trains, and those of must-sees that are no day trip from these. */
export function listRequiredCities(brief: TripBrief, catalogue: ShapeCatalogue): string[] {
  const named = listNamedCities(brief, catalogue);
  const ports = [
    ...listWantedVoyages(brief, catalogue.links),
    ...listAskedNightLegs(catalogue.links, brief),
  ].flatMap(({ fromCityId, toCityId }) => [fromCityId, toCityId]);
  const bases = findDayTripBases(brief, catalogue);
  const mustSee = listMustSees(brief, catalogue).filter(({ id }) => !bases.has(id));
  const ids = [...new Set([...named, ...ports, ...mustSee.map(({ cityId }) => cityId)])];
  return withoutShortEnds(ids, brief, catalogue);
}

/**
 * Leaves out the ends that nothing but the order of the trip names, where the nights do not suffice for stays in all
 * cities: "a week in Shandong, starting in Beijing, ending in Shanghai" is a week in Shandong. An end with a must-see stays.
 */
function withoutShortEnds(ids: readonly string[], brief: TripBrief, catalogue: ShapeCatalogue): string[] {
  const { cityIds, cityNights, ownPlaces = [], entryCityId, exitCityId, when } = brief;
  const { cities } = catalogue;
  const needed = cities
    .filter(({ id }) => ids.includes(id))
    .reduce((sum, { recommendedDays }) => sum + recommendedDays.min, 0);
  const withReason = [...cityNights, ...ownPlaces, ...listMustSees(brief, catalogue)];
  const named = new Set([...cityIds, ...withReason.map(({ cityId }) => cityId)]);
  const isShortEnd = (id: string): boolean => (id === entryCityId || id === exitCityId) && !named.has(id);
  const others = ids.filter((id) => !isShortEnd(id));
  return needed > when.days - 1 && others.length > 0 ? others : [...ids];
}

/** Returns the named city from which each must-see is a day trip, by its id. Must-sees of a named city have none. */
export function findDayTripBases(brief: TripBrief, catalogue: ShapeCatalogue): ReadonlyMap<string, string> {
  const named = new Set(listNamedCities(brief, catalogue));
  return new Map(
    listMustSees(brief, catalogue).flatMap((spot) => {
      const base = named.has(spot.cityId) ? undefined : findBase(spot, catalogue, named, brief);
      return base === undefined ? [] : [[spot.id, base] as const];
    }),
  );
}

/**
 * Returns the cities of must-sees that are day trips from named cities, unless they are named themselves. A sight of a whole
 * day, such as a mountain, may also be a reason for a stay at its foot.
 */
export function listDayTripCities(brief: TripBrief, catalogue: ShapeCatalogue): ReadonlySet<string> {
  const bases = findDayTripBases(brief, catalogue);
  const dayTrips = listMustSees(brief, catalogue).filter(
    (spot) => bases.has(spot.id) && !takesWholeDay(spot),
  );
  const named = listNamedCities(brief, catalogue);
  return new Set(dayTrips.map(({ cityId }) => cityId).filter((id) => !named.includes(id)));
}

/**
 * Returns the ids of cities that are named by themselves, with nights or in an order. A city in whose order the trip only
 * leaves from town or comes back is no stop of its own.
 */
export function listNamedIds(brief: TripBrief): string[] {
  const { cityIds, cityOrder, cityNights, ownPlaces = [] } = brief;
  const isOnlyEnd = (id: string): boolean =>
    (id === brief.entryCityId && brief.startsInTown === true) ||
    (id === brief.exitCityId && brief.endsInTown === true);
  return [
    ...new Set([
      ...cityIds,
      ...cityOrder.filter((id) => !isOnlyEnd(id)),
      ...cityNights.map(({ cityId }) => cityId),
      ...ownPlaces.map(({ cityId }) => cityId),
    ]),
  ];
}

function listNamedCities(brief: TripBrief, { cities }: ShapeCatalogue): string[] {
  const known = new Set(cities.map(({ id }) => id));
  return listNamedIds(brief).filter((id) => known.has(id));
}

/** Returns the must-sees ashore: those of a wanted voyage are seen on board. */
function listMustSees(brief: TripBrief, { spots, links }: ShapeCatalogue): ShapeSpot[] {
  const onBoard = listSpotsOnBoard(brief, links);
  const ashore = brief.mustSeeSpotIds.filter((id) => !onBoard.has(id));
  return ashore.flatMap((id) => spots.find((spot) => spot.id === id) ?? []);
}

/** Returns whether the cities that have an asked order follow it. */
export function keepsOrder(cityIds: readonly string[], order: readonly string[]): boolean {
  const places = order.map((id) => cityIds.indexOf(id)).filter((place) => place >= 0);
  return places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0));
}

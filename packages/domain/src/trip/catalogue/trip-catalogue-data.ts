import type { DayIdea } from '@yunyou/contract/entities/day-idea.schema';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import type { TripRules } from '@yunyou/contract/trip/trip-rules.schema';
import { crowdsOn } from '../../time/holidays.ts';
import { listAskedNightLegs, listServices, readRideKey } from '../problem/rides/rides.ts';
import { listVoyageServices } from '../problem/rides/voyage-services.ts';
import { chooseCities } from '../shape/choose-shapes.ts';
import { listSpotsOfTrip } from '../shape/excursions.ts';
import { findDayTripBases } from '../shape/trip-shape.ts';
import type { RideCatalogue, ShapeSpot, TripCatalogue } from './trip-catalogue.ts';

/** Converts the catalogue data that is sent to browsers into the form `createTripProblem` takes. */
export function toTripCatalogue(data: TripCatalogueData): TripCatalogue {
  return withLookups(data);
}

/** Adds to rows of a catalogue what is looked up by id or computed from its rules. */
export function withLookups<T extends Pick<TripCatalogueData, 'tagNames' | 'chosenCityIds' | 'rules'>>(
  data: T,
): Omit<T, 'tagNames' | 'chosenCityIds'> &
  Pick<RideCatalogue, 'tagNames' | 'chosenCityIds' | 'optInAreaIds' | 'areaClosures' | 'boardMinutes'> {
  const { tagNames, chosenCityIds, ...rest } = data;
  return {
    ...rest,
    tagNames: new Map(Object.entries(tagNames)),
    ...(chosenCityIds.length > 0 && { chosenCityIds }),
    optInAreaIds: listOptInAreas(rest.rules),
    areaClosures: rest.rules.permits.flatMap(({ areaId, usualClosure }) =>
      usualClosure ? [{ areaId, ...usualClosure }] : [],
    ),
    boardMinutes: (mode, dates) => boardMinutes(rest.rules, mode, dates),
  };
}

/** Returns the areas behind a border or with a permit. A trip visits them only when the brief names them. */
function listOptInAreas({ borders, permits }: TripRules): ReadonlySet<string> {
  return new Set([...borders, ...permits].map(({ areaId }) => areaId));
}

/**
 * Returns the minutes to be at the station or airport before departure, or undefined where no rule sets them. One holiday
 * among the dates sets the longer time for the whole trip, so that all plans of a trip are compared by the same figure.
 */
function boardMinutes(rules: TripRules, mode: string, dates: readonly string[]): number | undefined {
  const buffer =
    mode === 'train'
      ? rules.train?.stationBufferMinutes
      : mode === 'flight'
        ? rules.plane?.airportBufferMinutes
        : undefined;
  if (!buffer) return undefined;
  return dates.some((date) => crowdsOn(date, rules) >= holidayCrowds) ? buffer.holiday : buffer.ordinary;
}

/** Crowd grade of a rule's calendar from which the holiday buffer applies. */
const holidayCrowds = 4;

/** Returns a good day with what plans need of it: its sights in order. */
export function toTripDayIdea({
  id,
  cityId,
  months,
  items,
}: Pick<DayIdea, 'cityId' | 'months' | 'items'> & { id: string }): TripCatalogueData['dayIdeas'][number] {
  return { id, cityId, months, spotIds: items.flatMap(({ spotId }) => spotId ?? []) };
}

type InCity = { readonly cityId: string };

/** The catalogue, with whole rows (`TripCatalogueData`) or fewer columns of those that a trip needs of its own cities only. */
export type CatalogueRows<S extends ShapeSpot, H extends InCity, R extends InCity, D extends InCity> = Omit<
  TripCatalogueData,
  'spots' | 'hotels' | 'restaurants' | 'districts'
> & { spots: S[]; hotels: H[]; restaurants: R[]; districts: D[] };

/**
 * Returns the part of the catalogue that one trip needs: its cities with their spots, day trips, hotels and restaurants,
 * and the links its rides can use.
 */
export function narrowCatalogue<S extends ShapeSpot, H extends InCity, R extends InCity, D extends InCity>(
  whole: CatalogueRows<S, H, R, D>,
  brief: TripBrief,
  known: readonly string[] = chooseCities(brief, withLookups(whole)),
): CatalogueRows<S, H, R, D> {
  // A trip keeps the ids of cities that it was planned with. Sights of a city that it leaves out are not left out one by one.
  const { cityIds: named, entryCityId, exitCityId, excludedCityIds } = brief;
  const isNamed = (id: string): boolean => named.includes(id) || id === entryCityId || id === exitCityId;
  const cityIds = known.filter((id) => isNamed(id) || !excludedCityIds.includes(id));
  const chosen = new Set(cityIds);
  const isHere = ({ cityId }: InCity) => chosen.has(cityId);
  // All modes, not only the chosen ones: the editor offers the others.
  const open = { ...brief, rides: [], bookings: [] };
  const catalogue = withLookups(whole);
  const services = [
    ...listServices(cityIds, open, catalogue),
    ...listVoyageServices(cityIds, open, catalogue),
  ];
  const linkIds = new Set([
    ...services.flatMap(({ id }) => readRideKey(id).linkIds),
    ...listAskedNightLegs(whole.links, brief).map(({ link }) => link.id),
  ]);
  const links = whole.links.filter(({ id }) => linkIds.has(id));
  // Where the trip only ends in the city of a must-see, the day trip still starts from the named city beside it.
  const bases = findDayTripBases(brief, catalogue);
  const spots = listSpotsOfTrip({ ...whole, optInAreaIds: listOptInAreas(whole.rules) }, chosen, brief).map(
    (spot) => {
      const cityId = bases.get(spot.id);
      return cityId === undefined ? spot : { ...spot, cityId }; // other code caches by row
    },
  );
  const changeCityIds = new Set(links.flatMap(({ fromCityId, toCityId }) => [fromCityId, toCityId]));
  return {
    ...whole,
    cities: whole.cities.filter(({ id }) => chosen.has(id) || changeCityIds.has(id)),
    spots,
    hotels: whole.hotels.filter(isHere),
    restaurants: whole.restaurants.filter(isHere),
    links,
    stations: whole.stations.filter(
      ({ cityId, alsoServesCityIds }) =>
        chosen.has(cityId) || alsoServesCityIds.some((id) => chosen.has(id)) || changeCityIds.has(cityId),
    ),
    districts: whole.districts.filter(isHere),
    routes: [],
    dayIdeas: listDayIdeas(whole.dayIdeas, spots),
    chosenCityIds: [...cityIds],
  };
}

/**
 * Returns the day ideas that have sights of a trip, so that each of its sights is on the same days as in the whole
 * catalogue.
 */
function listDayIdeas(
  ideas: TripCatalogueData['dayIdeas'],
  spots: readonly ShapeSpot[],
): TripCatalogueData['dayIdeas'] {
  const known = new Set(spots.map(({ id }) => id));
  return ideas.filter(({ spotIds }) => spotIds.some((id) => known.has(id)));
}

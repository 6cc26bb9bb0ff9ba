import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import type { TripRules } from '@yunyou/contract/trip/trip-rules.schema';
import { crowdsOn } from '../../time/holidays.ts';
import { listServices, readRideKey } from '../problem/rides.ts';
import { chooseCities } from '../shape/choose-shapes.ts';
import { listSpotsOfTrip } from '../shape/excursions.ts';
import type { TripCatalogue } from './trip-catalogue.ts';

/** Converts the catalogue data that is sent to browsers into the form `createTripProblem` takes. */
export function toTripCatalogue(data: TripCatalogueData): TripCatalogue {
  const { tagNames, chosenCityIds, ...rest } = data;
  return {
    ...rest,
    tagNames: new Map(Object.entries(tagNames)),
    ...(chosenCityIds.length > 0 && { chosenCityIds }),
    optInAreaIds: listOptInAreas(rest.rules),
    boardMinutes: (mode, dates) => boardMinutes(rest.rules, mode, dates),
  };
}

/** Returns the areas behind a border or with a permit, which a trip has only where they are asked for. */
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

/**
 * Returns the part of the catalogue that one trip needs: its cities with their spots, day trips, hotels and restaurants,
 * and the links its rides can use.
 */
export function narrowCatalogue(
  whole: TripCatalogueData,
  brief: TripBrief,
  known: readonly string[] = chooseCities(brief, toTripCatalogue(whole)),
): TripCatalogueData {
  // A trip keeps the ids of cities that it was planned with. Sights of a city that it leaves out are not left out one by one.
  const { cityIds: named, entryCityId, exitCityId, excludedCityIds } = brief;
  const isNamed = (id: string): boolean => named.includes(id) || id === entryCityId || id === exitCityId;
  const cityIds = known.filter((id) => isNamed(id) || !excludedCityIds.includes(id));
  const chosen = new Set(cityIds);
  const isHere = ({ cityId }: { cityId: string }) => chosen.has(cityId);
  // All modes, not only the chosen ones: the editor offers the others.
  const services = listServices(cityIds, { ...brief, rides: [], bookings: [] }, toTripCatalogue(whole));
  const linkIds = new Set(services.flatMap(({ id }) => readRideKey(id).linkIds));
  const links = whole.links.filter(({ id }) => linkIds.has(id));
  const changeCityIds = new Set(links.flatMap(({ fromCityId, toCityId }) => [fromCityId, toCityId]));
  return {
    ...whole,
    cities: whole.cities.filter(({ id }) => chosen.has(id) || changeCityIds.has(id)),
    spots: listSpotsOfTrip({ ...whole, optInAreaIds: listOptInAreas(whole.rules) }, chosen, brief),
    hotels: whole.hotels.filter(isHere),
    restaurants: whole.restaurants.filter(isHere),
    links,
    stations: whole.stations.filter(
      ({ cityId, alsoServesCityIds }) =>
        chosen.has(cityId) || alsoServesCityIds.some((id) => chosen.has(id)) || changeCityIds.has(cityId),
    ),
    districts: whole.districts.filter(isHere),
    routes: [],
    chosenCityIds: [...cityIds],
  };
}

import type { TripCatalogueData } from '@yunyou/contract/trip/trip.schema';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripRules } from '@yunyou/contract/trip/trip-rules.schema';
import { crowdsOn } from '../../time/holidays.ts';
import { chooseCities } from '../cities/choose-cities.ts';
import { listServices, readRideKey } from '../problem/rides.ts';
import type { TripCatalogue } from './trip-catalogue.ts';

/** The catalogue as the planner's problem is made from it. */
export function toTripCatalogue(data: TripCatalogueData): TripCatalogue {
  const { tagNames, chosenCityIds, ...rest } = data;
  return {
    ...rest,
    tagNames: new Map(Object.entries(tagNames)),
    ...(chosenCityIds.length > 0 && { chosenCityIds }),
    unaskedAreaIds: new Set([...rest.rules.borders, ...rest.rules.permits].map(({ areaId }) => areaId)),
    boardMinutes: (mode, dates) => boardMinutes(rest.rules, mode, dates),
  };
}

/** Security, passport and gate take longer when everybody travels; one figure for the whole trip, so that plans stay comparable. */
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

const holidayCrowds = 4;

/**
 * What one trip needs of the whole catalogue: its cities with all that is in them, and the links its rides are made of.
 * `createTripProblem` gives the same problem for the part as for the whole.
 */
export function narrowCatalogue(
  whole: TripCatalogueData,
  brief: TripBrief,
  cityIds: readonly string[] = chooseCities(brief, toTripCatalogue(whole)),
): TripCatalogueData {
  const chosen = new Set(cityIds);
  const isHere = ({ cityId }: { cityId: string }) => chosen.has(cityId);
  // Every link between two of the cities: the traveller may prefer another one later.
  const services = listServices(cityIds, { ...brief, rides: [] }, toTripCatalogue(whole));
  const linkIds = new Set(services.flatMap(({ id }) => readRideKey(id).linkIds));
  const links = whole.links.filter(({ id }) => linkIds.has(id));
  const passed = new Set(links.flatMap(({ fromCityId, toCityId }) => [fromCityId, toCityId]));
  return {
    ...whole,
    cities: whole.cities.filter(({ id }) => chosen.has(id) || passed.has(id)),
    spots: whole.spots.filter(isHere),
    hotels: whole.hotels.filter(isHere),
    restaurants: whole.restaurants.filter(isHere),
    links,
    chosenCityIds: [...cityIds],
  };
}

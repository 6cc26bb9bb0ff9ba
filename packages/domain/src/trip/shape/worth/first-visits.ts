import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TravelMinutes } from '../travel/travel-costs.ts';
import type { CityValue } from './city-value.ts';
import { classicMostly } from './classic-stays.ts';
import { metFit } from './wish-fit.ts';

/** Nights beyond those that the named cities need from which a first visit goes on to other cities. */
const nightsBeyondNamed = 3;

/**
 * Returns whether a first visit names only cities that most first visits have, or its ends, and has nights for more: "first
 * time, two weeks, into Beijing" is a trip through China.
 */
export function isOpenFirstVisit(
  brief: TripBrief,
  required: ReadonlySet<string>,
  values: ReadonlyMap<string, CityValue>,
): boolean {
  const { isFirstVisit, onlyNamedCities, openStops, areaIds, cityNights, entryCityId, exitCityId } = brief;
  if (isFirstVisit !== true || onlyNamedCities === true || openStops !== undefined) return false;
  if (areaIds.length > 0 || cityNights.length > 0) return false;
  const named = [...required].flatMap((id) => values.get(id) ?? []);
  const needed = named.reduce((sum, { city }) => sum + city.recommendedDays.min + 1, 0);
  return (
    brief.when.days - 1 - needed >= nightsBeyondNamed &&
    named.every(
      ({ city, classicShare }) =>
        classicShare >= classicMostly || city.id === entryCityId || city.id === exitCityId,
    )
  );
}

/** Share of its worth that a city keeps on an open first visit beside another stay from which it is a day trip. */
export const besideStayShare = 0.6;
/** Minutes from door to door up to which a city is a day trip: Suzhou or Hangzhou, from Shanghai. */
const besideStayMinutes = 180;

type Stays = {
  readonly brief: TripBrief;
  readonly isOpen: boolean;
  readonly values: ReadonlyMap<string, CityValue>;
  readonly required: ReadonlySet<string>;
  readonly travel: TravelMinutes;
};

/**
 * Returns whether a city of an open first visit is a day trip from a better known stay, and no wish is a reason for it that this
 * stay and those further away do not meet as well. Two weeks of Shanghai, Suzhou and Hangzhou leave no time for a landscape.
 */
export function isBesideStay(
  { city, fits, classicShare }: CityValue,
  cityIds: readonly string[],
  { brief, isOpen, values, required, travel }: Stays,
): boolean {
  if (brief.isFirstVisit !== true || !isOpen) return false;
  if (classicShare >= classicMostly || required.has(city.id)) return false;
  const isNear = (a: string, b: string): boolean => travel(a, b) <= besideStayMinutes;
  const base = cityIds.find(
    (id) => id !== city.id && (values.get(id)?.city.popularity ?? 0) > city.popularity && isNear(id, city.id),
  );
  if (base === undefined) return false;
  const others = cityIds
    .filter((id) => id === base || (id !== city.id && !isNear(base, id)))
    .flatMap((id) => values.get(id) ?? []);
  return fits.every((fit, index) => fit < metFit || others.some((other) => (other.fits[index] ?? 0) >= fit));
}

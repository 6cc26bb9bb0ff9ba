import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { paces } from '../brief/pace.ts';
import type { TripCatalogue, TripCity, TripSpot } from '../catalogue/trip-catalogue.ts';
import { findRoutes, listLegs } from '../problem/routes.ts';
import { scoreSpot, seasonFactor } from '../problem/spot-score.ts';
import { bestFits, fitGain, listWishFits, meanFit, type WishFits } from './wish-fit.ts';

const maxCities = 8;
/** Routes with changes that take longer may not fit into one day. A change counts as two hours. */
const longRouteMinutes = 360;
const maxStopovers = 4;
/** Spots per day of the stay that count towards the worth of a city. */
const spotsPerDay = 2;
/** Worth lost per minute of the ride from the nearest chosen city. */
const worthPerRideMinute = 0.35;
/** Share of its worth that a city without any fit to the wishes keeps. */
const worthWithoutFit = 0.45;
/** A city is not chosen when its fit is below this share of the best fit. */
const minFitShare = 0.5;
/** Extra worth of a city that is the first to fit a wish completely. */
const firstFitWorth = 60;

/**
 * Chooses the cities the planner may visit and returns them in the order of choice.
 *
 * If the brief names cities, the result is those cities, the cities of its must-sees, and its entry and exit city, even
 * where a city is also excluded. Cities on the way between two that are a long day apart are added as stopovers.
 *
 * Otherwise cities are added greedily: first those of must-sees, entry and exit, then the one with the highest worth
 * after subtracting the ride from the nearest chosen city. Worth is the popularity of the city and of its best spots for
 * this traveller (two per recommended day), multiplied by season and fit to the wishes. A wish that no chosen city fits
 * yet counts extra. Cities in areas with their own border or a permit are chosen only when named. The result has one
 * city more than the days suggest, so that the planner can choose.
 */
export function chooseCities(brief: TripBrief, catalogue: TripCatalogue): readonly string[] {
  const known = new Set(catalogue.cities.map(({ id }) => id));
  const chosen = listNamedCities(brief, catalogue).filter((id) => known.has(id));
  const legs = listLegs(catalogue.links);
  if (brief.cityIds.length > 0) return [...chosen, ...listStopovers(chosen, legs)];
  const limit = Math.min(
    maxCities,
    Math.max(1, Math.round(brief.when.days / paces[brief.pace].daysPerCity)) + 1,
  );
  const rated = rateCities(brief, catalogue);
  let fits: WishFits = [];
  const rideMinutes = new Map<string, number>();
  const addToReach = (id: string): void => {
    fits = bestFits(rated.get(id)?.fits ?? [], fits);
    for (const [to, { minutes }] of findRoutes(legs, id))
      rideMinutes.set(to, Math.min(minutes, rideMinutes.get(to) ?? Infinity));
  };
  for (const id of chosen) addToReach(id);
  while (chosen.length < limit) {
    const values = [...rated]
      .filter(([id, { isEligible }]) => isEligible && !chosen.includes(id))
      .filter(([id]) => chosen.length === 0 || rideMinutes.has(id))
      .map(([id, { worth, fits: own }]) => ({
        id,
        value: worth + firstFitWorth * fitGain(fits, own) - worthPerRideMinute * (rideMinutes.get(id) ?? 0),
      }))
      .sort((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1));
    const next = values[0];
    if (!next) break;
    chosen.push(next.id);
    addToReach(next.id);
  }
  return chosen;
}

type RatedCity = { readonly worth: number; readonly fits: WishFits; readonly isEligible: boolean };

/** Rates every city for this traveller. Eligible cities may be chosen without being named. */
function rateCities(brief: TripBrief, catalogue: TripCatalogue): ReadonlyMap<string, RatedCity> {
  const spotsByCity = Map.groupBy(catalogue.spots, ({ cityId }) => cityId);
  const rated = catalogue.cities.map((city) => {
    const spots = spotsByCity.get(city.id) ?? [];
    const fits = listWishFits(city, brief, spots);
    const fit = meanFit(fits);
    const factor = worthWithoutFit + (1 - worthWithoutFit) * fit;
    const isAllowed =
      !brief.excludedCityIds.includes(city.id) && !catalogue.optInAreaIds?.has(city.areaId ?? '');
    return { id: city.id, fits, fit, isAllowed, worth: factor * cityWorth(city, brief, spots) };
  });
  const bestFit = Math.max(0, ...rated.filter(({ isAllowed }) => isAllowed).map(({ fit }) => fit));
  return new Map(
    rated.map(({ id, isAllowed, fit, ...rest }) => [
      id,
      { ...rest, isEligible: isAllowed && fit >= minFitShare * bestFit },
    ]),
  );
}

/** Returns the cities where the traveller changes between two cities that are too far apart for one day. */
function listStopovers(cityIds: readonly string[], legs: ReturnType<typeof listLegs>): readonly string[] {
  const stops = new Set<string>();
  for (const from of cityIds) {
    const routes = findRoutes(legs, from);
    for (const to of cityIds) {
      const route = routes.get(to);
      if (route === undefined || route.minutes < longRouteMinutes) continue;
      for (const { toCityId } of route.legs.slice(0, -1))
        if (!cityIds.includes(toCityId) && stops.size < maxStopovers) stops.add(toCityId);
    }
  }
  return [...stops];
}

/** Returns the cities the brief names directly, by a must-see, or as entry or exit, without duplicates. */
export function listNamedCities(brief: TripBrief, { spots }: TripCatalogue): string[] {
  const mustSee = brief.mustSeeSpotIds.flatMap((id) => spots.find((spot) => spot.id === id)?.cityId ?? []);
  const ends = [brief.entryCityId, brief.exitCityId].filter((id) => id !== undefined);
  return [...new Set([...brief.cityIds, ...mustSee, ...ends])];
}

/** Returns the worth of a stay of the recommended length. `spots` are the spots of the city. */
export function cityWorth(city: TripCity, brief: TripBrief, spots: readonly TripSpot[]): number {
  const { min, max } = city.recommendedDays;
  const days = Math.min(max, Math.max(min, paces[brief.pace].daysPerCity));
  const best = spots
    .filter(({ id }) => !brief.excludedSpotIds.includes(id))
    .map((spot) => scoreSpot(spot, brief))
    .sort((a, b) => b - a)
    .slice(0, Math.ceil(days * spotsPerDay));
  const perSpot = best.reduce((sum, score) => sum + score, 0) / Math.max(1, days * spotsPerDay);
  return (city.popularity + perSpot) * seasonFactor(city.bestMonths, brief);
}

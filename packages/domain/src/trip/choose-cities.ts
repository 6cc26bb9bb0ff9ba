import { findRoutes, listLegs } from './routes.ts';
import { listMatches, scoreSpot, seasonFactor } from './spot-score.ts';
import type { PaceId, TripBrief } from './trip-brief.ts';
import type { TripCatalogue, TripCity, TripSpot } from './trip-catalogue.ts';

/** Days spent in one city on average. */
const daysPerCity: Readonly<Record<PaceId, number>> = { relaxed: 3.5, balanced: 2.8, full: 2.2 };
const mostCities = 8;
/** From here on a route with changes (two hours each) may not fit into a day that starts late. */
const longRouteMinutes = 360;
const mostStopovers = 4;
/** Spots of a city that count towards its worth, per day it takes. */
const spotsPerDay = 2;
/** Worth lost per minute of the ride to the nearest city already chosen. */
const minuteCost = 0.35;

/**
 * Cities the planner may go to, in the order they were chosen.
 *
 * A brief that names cities gets those, with the cities of its must-sees and where it enters and leaves; a
 * city named that way is in even when it is excluded elsewhere. Where two of them are a long day apart, the
 * cities in which one changes are in too, to sleep in on the way.
 * Otherwise cities are added one by one: first those of the must-sees, entry and exit, then always the one
 * that is worth most less the ride from the nearest one chosen. Worth is the city's own popularity, the
 * preferences its tags answer and its best spots for this traveller (two per recommended day), all times the
 * season. There is one city more than the days ask for, so that the planner has something to choose from.
 */
export function chooseCities(brief: TripBrief, catalogue: TripCatalogue): readonly string[] {
  const known = new Map(catalogue.cities.map((city) => [city.id, city]));
  const isAllowed = (id: string): boolean => known.has(id) && !brief.excludedCityIds.includes(id);
  const chosen = listNamedCities(brief, catalogue).filter((id) => known.has(id));
  const legs = listLegs(catalogue.links);
  if (brief.cityIds.length > 0) return [...chosen, ...listStopovers(chosen, legs)];
  const limit = Math.min(mostCities, Math.max(1, Math.round(brief.when.days / daysPerCity[brief.pace])) + 1);
  const spotsByCity = Map.groupBy(catalogue.spots, ({ cityId }) => cityId);
  const worth = new Map(
    [...known].map(([id, city]) => [id, cityWorth(city, brief, spotsByCity.get(id) ?? [])]),
  );
  const rideMinutes = new Map<string, number>();
  const near = (from: string): void => {
    for (const [id, { minutes }] of findRoutes(legs, from))
      rideMinutes.set(id, Math.min(minutes, rideMinutes.get(id) ?? Infinity));
  };
  for (const id of chosen) near(id);
  while (chosen.length < limit) {
    const values = [...worth]
      .filter(([id]) => isAllowed(id) && !chosen.includes(id))
      .filter(([id]) => chosen.length === 0 || rideMinutes.has(id))
      .map(([id, value]) => ({ id, value: value - minuteCost * (rideMinutes.get(id) ?? 0) }))
      .sort((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1));
    const next = values[0];
    if (!next) break;
    chosen.push(next.id);
    near(next.id);
  }
  return chosen;
}

/** Where one changes between cities that are too far apart for one day of travel. */
function listStopovers(cityIds: readonly string[], legs: ReturnType<typeof listLegs>): readonly string[] {
  const stops = new Set<string>();
  for (const from of cityIds) {
    const routes = findRoutes(legs, from);
    for (const to of cityIds) {
      const route = routes.get(to);
      if (route === undefined || route.minutes < longRouteMinutes) continue;
      for (const { toCityId } of route.legs.slice(0, -1))
        if (!cityIds.includes(toCityId) && stops.size < mostStopovers) stops.add(toCityId);
    }
  }
  return [...stops];
}

/** Cities the brief names in one way or another, without repeats. */
export function listNamedCities(brief: TripBrief, { spots }: TripCatalogue): string[] {
  const mustSee = brief.mustSeeSpotIds.flatMap((id) => spots.find((spot) => spot.id === id)?.cityId ?? []);
  const ends = [brief.entryCityId, brief.exitCityId].filter((id) => id !== undefined);
  return [...new Set([...brief.cityIds, ...mustSee, ...ends])];
}

/** What a stay of the recommended length is worth to the traveller; the spots are those of the city. */
export function cityWorth(city: TripCity, brief: TripBrief, spots: readonly TripSpot[]): number {
  const { min, max } = city.recommendedDays;
  const days = Math.min(max, Math.max(min, daysPerCity[brief.pace]));
  const best = spots
    .filter(({ id }) => !brief.excludedSpotIds.includes(id))
    .map((spot) => scoreSpot(spot, brief))
    .sort((a, b) => b - a)
    .slice(0, Math.ceil(days * spotsPerDay));
  const perSpot = best.reduce((sum, score) => sum + score, 0) / Math.max(1, days * spotsPerDay);
  const tags = 20 * Math.min(4, listMatches(city.tagIds, brief).length);
  return (city.popularity + tags + perSpot) * seasonFactor(city.bestMonths, brief);
}

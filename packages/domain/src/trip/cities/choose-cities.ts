import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { paces } from '../brief/pace.ts';
import type { TripCatalogue, TripCity, TripSpot } from '../catalogue/trip-catalogue.ts';
import { findRoutes, listLegs } from '../problem/routes.ts';
import { scoreSpot, seasonFactor } from '../problem/spot-score.ts';
import { answerWishes, fitOf, gainOf, joinAnswers, type WishAnswers } from './wish-answers.ts';

const mostCities = 8;
/** From here on a route with changes (two hours each) may not fit into a day that starts late. */
const longRouteMinutes = 360;
const mostStopovers = 4;
/** Spots of a city that count towards its worth, per day it takes. */
const spotsPerDay = 2;
/** Worth lost per minute of the ride to the nearest city already chosen. */
const minuteCost = 0.35;
/** Part of its worth a city keeps that answers none of the wishes. */
const worthWithoutFit = 0.45;
/** A city that answers less of the wishes than this part of what the best one does is not offered. */
const leastFit = 0.5;
/** Worth of the first city that answers a wish. */
const firstAnswer = 60;

/**
 * Cities the planner may go to, in the order they were chosen.
 *
 * A brief that names cities gets those, with the cities of its must-sees and where it enters and leaves; a
 * city named that way is in even when it is excluded elsewhere. Where two of them are a long day apart, the
 * cities in which one changes are in too, to sleep in on the way.
 * Otherwise cities are added one by one: first those of the must-sees, entry and exit, then always the one
 * that is worth most less the ride from the nearest one chosen. Worth is the city's own popularity and its best
 * spots for this traveller (two per recommended day), times the season and how well the city answers the wishes;
 * what no city chosen so far answers counts extra. Areas with a border of their own or a permit are left to those
 * who name them. There is one city more than the days ask for, so that the planner has something to choose from.
 */
export function chooseCities(brief: TripBrief, catalogue: TripCatalogue): readonly string[] {
  const known = new Set(catalogue.cities.map(({ id }) => id));
  const chosen = listNamedCities(brief, catalogue).filter((id) => known.has(id));
  const legs = listLegs(catalogue.links);
  if (brief.cityIds.length > 0) return [...chosen, ...listStopovers(chosen, legs)];
  const limit = Math.min(
    mostCities,
    Math.max(1, Math.round(brief.when.days / paces[brief.pace].daysPerCity)) + 1,
  );
  const judged = judgeCities(brief, catalogue);
  let answered: WishAnswers = [];
  const rideMinutes = new Map<string, number>();
  const take = (id: string): void => {
    answered = joinAnswers(judged.get(id)?.answers ?? [], answered);
    for (const [to, { minutes }] of findRoutes(legs, id))
      rideMinutes.set(to, Math.min(minutes, rideMinutes.get(to) ?? Infinity));
  };
  for (const id of chosen) take(id);
  while (chosen.length < limit) {
    const values = [...judged]
      .filter(([id, { isOffered }]) => isOffered && !chosen.includes(id))
      .filter(([id]) => chosen.length === 0 || rideMinutes.has(id))
      .map(([id, { worth, answers }]) => ({
        id,
        value: worth + firstAnswer * gainOf(answered, answers) - minuteCost * (rideMinutes.get(id) ?? 0),
      }))
      .sort((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1));
    const next = values[0];
    if (!next) break;
    chosen.push(next.id);
    take(next.id);
  }
  return chosen;
}

type Judged = { readonly worth: number; readonly answers: WishAnswers; readonly isOffered: boolean };

/** What each city is to this traveller, and whether one may go there who did not name it. */
function judgeCities(brief: TripBrief, catalogue: TripCatalogue): ReadonlyMap<string, Judged> {
  const spotsByCity = Map.groupBy(catalogue.spots, ({ cityId }) => cityId);
  const judged = catalogue.cities.map((city) => {
    const spots = spotsByCity.get(city.id) ?? [];
    const answers = answerWishes(city, brief, spots);
    const fit = fitOf(answers);
    const factor = worthWithoutFit + (1 - worthWithoutFit) * fit;
    const isAllowed =
      !brief.excludedCityIds.includes(city.id) && !catalogue.unaskedAreaIds?.has(city.areaId ?? '');
    return { id: city.id, answers, fit, isAllowed, worth: factor * cityWorth(city, brief, spots) };
  });
  const bestFit = Math.max(0, ...judged.filter(({ isAllowed }) => isAllowed).map(({ fit }) => fit));
  return new Map(
    judged.map(({ id, isAllowed, fit, ...rest }) => [
      id,
      { ...rest, isOffered: isAllowed && fit >= leastFit * bestFit },
    ]),
  );
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
  const days = Math.min(max, Math.max(min, paces[brief.pace].daysPerCity));
  const best = spots
    .filter(({ id }) => !brief.excludedSpotIds.includes(id))
    .map((spot) => scoreSpot(spot, brief))
    .sort((a, b) => b - a)
    .slice(0, Math.ceil(days * spotsPerDay));
  const perSpot = best.reduce((sum, score) => sum + score, 0) / Math.max(1, days * spotsPerDay);
  return (city.popularity + perSpot) * seasonFactor(city.bestMonths, brief);
}

import { type Located, straightMeters } from '@yunyou/planner/travel-matrix';
import type { TripLink } from '../catalogue/trip-catalogue.ts';

/** Straight distance up to which a sight that must be seen is a day trip from another city. */
const mustSeeMeters = 140_000;
/** The same for other sights. */
const otherMeters = 95_000;
/** Less known sights are no reason for a day trip from another city. */
const minPopularity = 70;

type Spot = {
  readonly id: string;
  readonly cityId: string;
  readonly coordinates: Located;
  readonly popularity: number;
};
type City = { readonly id: string; readonly coordinates: Located };
type Link = Pick<TripLink, 'fromCityId' | 'toCityId' | 'mode' | 'minutes'>;
type Wishes = { readonly mustSeeSpotIds: readonly string[]; readonly excludedCityIds: readonly string[] };

/** Returns the nearest of the cities from which a sight of another city is a day trip by road. */
export function findBase(
  spot: Spot,
  { cities, links }: { readonly cities: readonly City[]; readonly links: readonly Link[] },
  brief: Wishes,
): string | undefined {
  const isMustSee = brief.mustSeeSpotIds.includes(spot.id);
  if (!isMustSee && (spot.popularity < minPopularity || brief.excludedCityIds.includes(spot.cityId)))
    return undefined;
  const limit = isMustSee ? mustSeeMeters : otherMeters;
  const near = cities
    .map(({ id, coordinates }) => ({ id, meters: straightMeters(coordinates, spot.coordinates) }))
    .filter(({ id, meters }) => meters <= limit && (isMustSee || !hasFastTrain(links, id, spot.cityId)))
    .sort((a, b) => a.meters - b.meters || (a.id < b.id ? -1 : 1));
  return near[0]?.id;
}

/** Nobody drives for hours where a train takes at most this many minutes. */
const fastTrainMinutes = 75;

function hasFastTrain(links: readonly Link[], a: string, b: string): boolean {
  return links.some(
    ({ fromCityId, toCityId, mode, minutes }) =>
      mode === 'train' &&
      minutes <= fastTrainMinutes &&
      ((fromCityId === a && toCityId === b) || (fromCityId === b && toCityId === a)),
  );
}

/**
 * Returns the sights that a trip through these cities can contain: their own, and those of other cities that are a day
 * trip away, as sights of the city the day trip starts from.
 */
export function listSpotsOfTrip<S extends Spot>(
  whole: { readonly spots: readonly S[]; readonly cities: readonly City[]; readonly links: readonly Link[] },
  chosen: ReadonlySet<string>,
  brief: Wishes,
): S[] {
  const bases = { cities: whole.cities.filter(({ id }) => chosen.has(id)), links: whole.links };
  return whole.spots.flatMap((spot) => {
    if (chosen.has(spot.cityId)) return [spot];
    const cityId = findBase(spot, bases, brief);
    return cityId === undefined ? [] : [{ ...spot, cityId }];
  });
}

import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { straightMeters } from '@yunyou/planner/travel-matrix';
import type { TripCity } from '../catalogue/trip-catalogue.ts';
import { isOpenTrip } from './trip-shape.ts';

/** How far out of the way cities may be: as a share of the distance between the ends, and in metres for ends close together. */
const openDetour = { share: 2.3, meters: 2_200_000 } as const;
const namedDetour = { share: 1.4, meters: 900_000 } as const;
/** Distance from the nearest named city within which neighbours are added to it. */
const neighbourMeters = 430_000;

/**
 * Returns whether a city that was not asked for lies where the trip goes: between its ends, or around its named cities.
 * A trip without ends or named cities goes anywhere.
 */
export function createCorridor(
  brief: TripBrief,
  cities: ReadonlyMap<string, TripCity>,
  required: ReadonlySet<string>,
): (city: TripCity) => boolean {
  const [entry, exit] = [cities.get(brief.entryCityId ?? ''), cities.get(brief.exitCityId ?? '')];
  const named = [...required].flatMap((id) => cities.get(id) ?? []);
  const limits = isOpenTrip(brief) ? openDetour : namedDetour;
  if (entry && exit && entry !== exit) {
    const direct = straightMeters(entry.coordinates, exit.coordinates);
    const longest = Math.max(limits.share * direct, limits.meters);
    return ({ coordinates }) =>
      straightMeters(entry.coordinates, coordinates) + straightMeters(coordinates, exit.coordinates) <=
      longest;
  }
  if (named.length === 0) return () => true;
  return ({ coordinates }) =>
    named.some((city) => straightMeters(city.coordinates, coordinates) <= neighbourMeters);
}

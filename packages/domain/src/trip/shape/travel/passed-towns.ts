import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { straightMeters } from '@yunyou/planner/travel-matrix';
import type { ShapeCatalogue, TripCity } from '../../catalogue/trip-catalogue.ts';
import { isLargeCity } from '../worth/large-city.ts';
import { isCityOfKind } from '../worth/wish-fit.ts';
import type { TravelMinutes } from './travel-costs.ts';

/** Worth lost per ride that passes a town more famous than both of its ends: from Kunming to Shangri-La past Dali and Lijiang. */
const passedTownCost = 800;
/** A town on the way makes the way at most this many times as long, in minutes and metres. */
const detourShare = 1.2;
/** Minutes of a change of trains, which a stop on the way adds in any case. */
const stopMinutes = 60;
/** A town nearer to one of the ends than this, by train or road, is a day trip from there. */
const nearMinutes = 75;
/** Less known towns are passed without a loss. */
const minPopularity = 80;
/** Rides over a longer distance are flights, which pass nothing. */
const longestMeters = 900_000;

/** Returns the towns more famous than both cities on the way from one to the other. */
export type PassedTowns = (fromCityId: string, toCityId: string) => readonly string[];

/** Creates the lookup of the famous towns that a ride passes. Towns that the brief excludes or dislikes, and those behind a border or with a permit, do not count. */
export function createPassedTowns(
  { cities, optInAreaIds }: Pick<ShapeCatalogue, 'cities' | 'optInAreaIds'>,
  brief: TripBrief,
  travel: TravelMinutes,
): PassedTowns {
  const byId = new Map(cities.map((city) => [city.id, city]));
  const famous = cities.filter(
    (city) =>
      city.popularity >= minPopularity &&
      isWelcome(city, brief) &&
      optInAreaIds?.has(city.areaId ?? '') !== true,
  );
  const known = new Map<string, readonly string[]>();
  const find = (fromId: string, toId: string): readonly string[] => {
    const [from, to] = [byId.get(fromId), byId.get(toId)];
    if (!from || !to) return [];
    const direct = {
      meters: straightMeters(from.coordinates, to.coordinates),
      minutes: travel(fromId, toId),
    };
    if (direct.meters > longestMeters || direct.minutes === Infinity) return [];
    const least = Math.max(from.popularity, to.popularity);
    return famous.flatMap(({ id, popularity, coordinates }) => {
      if (popularity <= least) return [];
      const meters =
        straightMeters(from.coordinates, coordinates) + straightMeters(coordinates, to.coordinates);
      if (meters > direct.meters * detourShare) return [];
      const [before, after] = [travel(fromId, id), travel(id, toId)];
      const isOnTheWay = before + after <= direct.minutes * detourShare + stopMinutes;
      return isOnTheWay && Math.min(before, after) >= nearMinutes ? [id] : [];
    });
  };
  return (from, to) => {
    const key = `${from} ${to}`;
    const found = known.get(key) ?? find(from, to);
    known.set(key, found);
    return found;
  };
}

function isWelcome(
  city: TripCity,
  { excludedCityIds, dislikedKinds = [], avoidsCrowds = false }: TripBrief,
): boolean {
  return (
    !excludedCityIds.includes(city.id) &&
    !(avoidsCrowds && isLargeCity(city.cityCode)) &&
    !dislikedKinds.some((kind) => isCityOfKind(city, kind))
  );
}

/** Returns the cost of the rides of a sequence that pass a more famous town in which the trip has no stay. */
export function passedTownsCost(
  cityIds: readonly string[],
  passed: PassedTowns,
  required: ReadonlySet<string>,
): number {
  return cityIds.slice(1).reduce((sum, to, index) => {
    const from = cityIds[index] ?? '';
    if (required.has(from) && required.has(to)) return sum;
    return sum + (passed(from, to).some((id) => !cityIds.includes(id)) ? passedTownCost : 0);
  }, 0);
}

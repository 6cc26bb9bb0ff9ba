import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { straightMeters } from '@yunyou/planner/travel-matrix';
import type { TripCity } from '../catalogue/trip-catalogue.ts';
import { isOpenTrip, mayFly } from './trip-shape.ts';
import { hasAskedClimate } from './worth/climate-fit.ts';

/** Longest detour to a city: as a share of the distance between the ends, and in metres for ends close together. */
const openDetour = { share: 2.3, meters: 2_200_000 } as const;
/** Ends close together: metres of the way out and back for each day of an open trip, up to the limit above. */
const openMetersPerDay = 240_000;
/** Largest distance from the start for each day of an open trip that has a start and no end. */
const radiusPerDay = 170_000;
/**
 * Largest distance per day of a round trip with wishes, and of open stops beside named cities, which should both stay
 * near.
 */
const roundRadiusPerDay = 90_000;
/** Longest detour without flights, because a long way leaves no time for one. */
const withoutFlights = { share: 1.12, meters: 2_500_000 } as const;
/** A stop on the way may lie behind the start or beyond the end by this much. */
const behindMeters = 150_000;
const namedDetour = { share: 1.4, meters: 900_000 } as const;
/** Distance from the nearest named city within which neighbours are added to it. */
const neighbourMeters = 430_000;
/** Distance from the nearest named city within which a city that meets an unmet wish is added. */
const farNeighbourMeters = 620_000;

/**
 * A trip whose only places are must-sees may have cities at any distance when it is this many times longer than their
 * stays.
 */
const lengthBesideMustSees = 2.2;

/**
 * Returns whether a trip with must-sees only is long enough for other places: "20 days, with a Yangtze cruise" is a
 * trip through China with a cruise.
 */
function isOpenBesideMustSees({ cityIds, when }: TripBrief, named: readonly TripCity[]): boolean {
  const stays = named.reduce((sum, { recommendedDays }) => sum + recommendedDays.max, 0);
  return cityIds.length === 0 && when.days > lengthBesideMustSees * stays;
}

/**
 * Returns whether a city that was not named lies near the trip: between its ends, or around its named cities. Any
 * city does on a trip without ends and named cities. `isNarrow` keeps an open trip as close to the way as a named
 * one, and the neighbours of named cities near them. A place with the asked weather may be at any distance where the wish
 * leaves the destination open: "winter sun, from Beijing" goes to Sanya.
 */
export function createCorridor(
  brief: TripBrief,
  cities: ReadonlyMap<string, TripCity>,
  required: ReadonlySet<string>,
  { isNarrow = false } = {},
): (city: TripCity) => boolean {
  const [entry, exit] = [cities.get(brief.entryCityId ?? ''), cities.get(brief.exitCityId ?? '')];
  const named = [...required].flatMap((id) => cities.get(id) ?? []);
  const isWide = isOpenTrip(brief) && !isNarrow;
  const limits = isWide ? openDetour : namedDetour;
  if (entry && exit && entry !== exit) {
    const direct = straightMeters(entry.coordinates, exit.coordinates);
    const least = isWide ? Math.min(limits.meters, openMetersPerDay * brief.when.days) : limits.meters;
    const widest = Math.max(limits.share * direct, least);
    const longest =
      isWide && !mayFly(brief)
        ? Math.min(widest, Math.max(withoutFlights.meters, withoutFlights.share * direct))
        : widest;
    const isBehind = (meters: number): boolean => isNarrow && meters > direct + behindMeters;
    return ({ coordinates }) => {
      const before = straightMeters(entry.coordinates, coordinates);
      const after = straightMeters(coordinates, exit.coordinates);
      return before + after <= longest && !isBehind(before) && !isBehind(after);
    };
  }
  const start = entry ?? exit;
  if (named.length === 0 && start) {
    const isRound = entry !== undefined && entry === exit && brief.preferenceTagIds.length > 0;
    const radius = (isRound ? roundRadiusPerDay : radiusPerDay) * brief.when.days;
    return (city) =>
      straightMeters(start.coordinates, city.coordinates) <= radius || hasAskedClimate(city, brief);
  }
  if (named.length === 0 || isOpenBesideMustSees(brief, named)) return () => true;
  if (brief.openStops !== undefined && (mayFly(brief) || brief.climate !== undefined)) {
    const radius = roundRadiusPerDay * brief.when.days;
    return (one) =>
      named.some((city) => straightMeters(city.coordinates, one.coordinates) <= radius) ||
      hasAskedClimate(one, brief);
  }
  return ({ coordinates }) =>
    named.some(
      (city) =>
        straightMeters(city.coordinates, coordinates) <= (isNarrow ? neighbourMeters : farNeighbourMeters),
    );
}

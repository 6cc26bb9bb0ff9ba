import { isRemote, type Rating } from '../shape-rating.ts';
import { maxStaysOf } from '../shape-rules.ts';
import type { TripShape } from '../trip-shape.ts';

/** A trip does not end in a city with a lower hub value (`createHubLookup`), if it can come back to a base. */
const poorHub = 0.25;
/** Least hub value of a base. */
const baseHub = 0.5;
/** Minutes of the ride back: after a shorter one there is time for a flight on the same day, a longer one is a journey. */
const rideBack = {
  withoutAirport: { shortest: 150, longest: 480 },
  withAirport: { shortest: 220, longest: 400 },
  fromNeighbour: 220,
} as const;
/** Maximum number of cities of a trip that may return to its first one. A longer trip returns to its last but one. */
const maxCitiesAround = 3;
/** Nights of a stay from which one night can be moved to the end of the trip. */
const nightsToDivide = 3;
/** Minimum nights of a trip that returns to an earlier city for its last night. */
const minNights = 4;

/**
 * Returns the shape with a last night in an earlier city with an airport, where it ends in a place that few planes or trains
 * leave from: Xining, Chaka, Xining. Otherwise the last day is only the ride back. A trip with a stated end keeps it.
 */
export function withReturn(shape: TripShape, rating: Rating): TripShape {
  const { cityIds, nights, nightsOnBoard } = shape;
  if (nightsOnBoard || rating.nights < minNights || !mayReturn(cityIds, rating)) return shape;
  const base = findBaseAt(cityIds, rating);
  const last = cityIds.length - 1;
  const from = base !== undefined && (nights[base] ?? 0) >= 2 ? base : findLongStay(nights);
  const hasAirport = (rating.values.get(cityIds[last] ?? '')?.city.airports.length ?? 0) > 0;
  if (base === undefined || from === undefined || (hasAirport && (nights[base] ?? 0) < nightsToDivide))
    return shape;
  return {
    ...shape,
    cityIds: [...cityIds, cityIds[base] ?? ''],
    nights: [...nights.map((count, at) => count - Number(at === from)), 1],
  };
}

/** Returns the index of the longest stay, if it has a night to spare. */
function findLongStay(nights: readonly number[]): number | undefined {
  const most = Math.max(...nights);
  return most >= nightsToDivide ? nights.indexOf(most) : undefined;
}

/** Returns the index of the earlier city that the trip comes back to. */
function findBaseAt(cityIds: readonly string[], rating: Rating): number | undefined {
  const { hub, travel } = rating;
  const end = cityIds.at(-1) ?? '';
  if (hub(end) >= poorHub) return undefined;
  const last = cityIds.length - 1;
  const hasAirport = (rating.values.get(end)?.city.airports.length ?? 0) > 0;
  const { shortest, longest } = hasAirport ? rideBack.withAirport : rideBack.withoutAirport;
  const before = cityIds
    .slice(0, last)
    .map((id, at) => ({ id, at, minutes: travel(end, id) }))
    .filter(({ minutes }) => minutes >= shortest && minutes <= longest)
    .toSorted((a, b) => a.minutes - b.minutes);
  const good = before.filter(({ id }) => hub(id) >= baseHub);
  if (isRemote(end, rating)) return (good[0] ?? before.find(({ id }) => !isRemote(id, rating)))?.at;
  const isAround = (at: number, minutes: number): boolean =>
    (at === 0 && cityIds.length <= maxCitiesAround) || (at === last - 1 && minutes >= rideBack.fromNeighbour);
  return good.find(({ at, minutes }) => isAround(at, minutes))?.at;
}

function mayReturn(cityIds: readonly string[], { brief, required }: Rating): boolean {
  const { exitCityId, endsInTown, cityOrder, cityNights, openStops, lastStopTagId, maxStays } = brief;
  const isOpen =
    exitCityId === undefined &&
    endsInTown !== true &&
    openStops === undefined &&
    lastStopTagId === undefined &&
    cityOrder.length < 2 &&
    cityNights.length === 0;
  return isOpen && (maxStays === undefined || cityIds.length < maxStaysOf(brief, required));
}

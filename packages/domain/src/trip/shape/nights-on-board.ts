import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { VoyageLink } from '../problem/voyages.ts';
import type { NightsOnBoard } from './travel-costs.ts';
import type { TripShape } from './trip-shape.ts';

/** Worth of a wanted voyage: more than that of the nights which it takes from the cities. */
const voyageWorth = 3000;

/** Worth of a ride that the brief asks for, where both cities follow each other. */
const askedRideWorth = 600;

/** Returns the worth of the wanted voyages and asked rides of a sequence of cities. */
export function worthOfAskedRides(
  cityIds: readonly string[],
  { voyages, brief }: { readonly voyages: readonly VoyageLink[]; readonly brief: Pick<TripBrief, 'rides'> },
): number {
  const isTaken = ({ fromCityId, toCityId }: { readonly fromCityId: string; readonly toCityId: string }) =>
    cityIds.includes(fromCityId) && cityIds[cityIds.indexOf(fromCityId) + 1] === toCityId;
  return (voyages.some(isTaken) ? voyageWorth : 0) + askedRideWorth * brief.rides.filter(isTaken).length;
}

/** Returns the nights on board before each city. */
export function listNightsOnBoard(
  cityIds: readonly string[],
  { nightsOnBoard }: { readonly nightsOnBoard: NightsOnBoard },
): readonly number[] {
  return cityIds.map((id, index) => (index > 0 ? nightsOnBoard(cityIds[index - 1] ?? '', id) : 0));
}

/** Returns `nightsOnBoard` as a field of a shape, or an empty object without such nights. */
export function withNightsOnBoard(onBoard: readonly number[]): Pick<TripShape, 'nightsOnBoard'> {
  return sum(onBoard) > 0 ? { nightsOnBoard: onBoard } : {};
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

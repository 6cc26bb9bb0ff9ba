import type { TripShape } from '../trip-shape.ts';
import type { NightsOnBoard } from './travel-costs.ts';

type Ride = { readonly fromCityId: string; readonly toCityId: string };

/** Worth of a wanted voyage: more than that of the nights which it takes from the cities. */
const voyageWorth = 3000;

/** Worth of a night train that the brief asks for: more than that of the nights which it takes from the cities. */
const askedTrainWorth = 900;

/** Returns the worth of the wanted voyages and asked night trains of a sequence of cities. */
export function worthOnBoard(
  cityIds: readonly string[],
  { voyages, askedTrains }: { readonly voyages: readonly Ride[]; readonly askedTrains: readonly Ride[] },
): number {
  const isTaken = ({ fromCityId, toCityId }: Ride): boolean =>
    cityIds.includes(fromCityId) && cityIds[cityIds.indexOf(fromCityId) + 1] === toCityId;
  return (voyages.some(isTaken) ? voyageWorth : 0) + askedTrainWorth * askedTrains.filter(isTaken).length;
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

import type { TripLink } from '../../catalogue/trip-catalogue.ts';
import { modeDefaults } from './mode-defaults.ts';

/** A link in the direction it is used. */
export type Leg = { readonly link: TripLink; readonly fromCityId: string; readonly toCityId: string };

/** Longer rides are nights on board, which night trains and voyages add by themselves. */
const maxRideMinutes = 900;
/** Minutes counted for each change. */
const changePenaltyMinutes = 120;
const maxLegs = 3;

/** The links that leave each city. */
export type Network = ReadonlyMap<string, readonly Leg[]>;

/** Cache by list of links: one trip needs its network many times, and most trips need the whole one. */
const networks = new WeakMap<readonly TripLink[], Network>();

/** Groups links by departure city, in both directions unless one-way. */
export function listLegs(links: readonly TripLink[]): Network {
  const network = networks.get(links) ?? createNetwork(links);
  networks.set(links, network);
  return network;
}

function createNetwork(links: readonly TripLink[]): Network {
  const legs = links
    .filter(({ minutes }) => minutes <= maxRideMinutes)
    .flatMap((link): Leg[] => {
      const { fromCityId, toCityId, oneWay } = link;
      const there = { link, fromCityId, toCityId };
      return oneWay ? [there] : [there, { link, fromCityId: toCityId, toCityId: fromCityId }];
    });
  return Map.groupBy(legs, ({ fromCityId }) => fromCityId);
}

/** Returns the fastest route from a city to every other city, with at most two changes, each counted as two hours. */
export function findRoutes(
  legs: Network,
  fromCityId: string,
): ReadonlyMap<string, { readonly legs: readonly Leg[]; readonly minutes: number }> {
  const best = new Map<string, { legs: readonly Leg[]; minutes: number }>();
  let front = new Map([[fromCityId, { legs: [] as readonly Leg[], minutes: 0 }]]); // types the empty list
  for (let round = 0; round < maxLegs; round += 1) {
    const next: typeof front = new Map();
    for (const [cityId, route] of front) {
      for (const leg of legs.get(cityId) ?? []) {
        const minutes = route.minutes + leg.link.minutes + (round > 0 ? changePenaltyMinutes : 0);
        if (leg.toCityId === fromCityId || minutes >= (best.get(leg.toCityId)?.minutes ?? Infinity)) continue;
        const found = { legs: [...route.legs, leg], minutes };
        best.set(leg.toCityId, found);
        next.set(leg.toCityId, found);
      }
    }
    front = next;
  }
  return best;
}

/** Returns the minutes from one hotel to the next: ways to and from the stations, waiting, rides and changes. */
export function doorToDoorMinutes(legs: readonly Leg[]): number {
  const [first, last] = [legs[0], legs.at(-1)];
  if (!first || !last) return 0;
  const [from, to] = [modeDefaults[first.link.mode], modeDefaults[last.link.mode]];
  const rides = legs.reduce((sum, { link }) => sum + link.minutes, (legs.length - 1) * changePenaltyMinutes);
  return rides + from.intoTownMinutes + from.boardMinutes + to.alightMinutes + to.intoTownMinutes;
}

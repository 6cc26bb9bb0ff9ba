import type { TripLink } from '../catalogue/trip-catalogue.ts';

/** A link in the direction it is used. */
export type Leg = { readonly link: TripLink; readonly fromCityId: string; readonly toCityId: string };

/** Longer rides go through the night and are no part of a plan by days. */
const longestMinutes = 900;
const changePenalty = 120;
const mostLegs = 3;

type Network = ReadonlyMap<string, readonly Leg[]>;

/** One trip asks for the same network many times, and most trips for the whole one. */
const networks = new WeakMap<readonly TripLink[], Network>();

/** Links by the city they leave from, both directions unless one-way. */
export function listLegs(links: readonly TripLink[]): Network {
  const network = networks.get(links) ?? joinLinks(links);
  networks.set(links, network);
  return network;
}

function joinLinks(links: readonly TripLink[]): Network {
  const legs = links
    .filter(({ minutes }) => minutes <= longestMinutes)
    .flatMap((link): Leg[] => {
      const { fromCityId, toCityId, oneWay } = link;
      const there = { link, fromCityId, toCityId };
      return oneWay ? [there] : [there, { link, fromCityId: toCityId, toCityId: fromCityId }];
    });
  return Map.groupBy(legs, ({ fromCityId }) => fromCityId);
}

/** The fastest ways from a city to every city in reach, with at most two changes, each counted as two hours. */
export function findRoutes(
  legs: Network,
  fromCityId: string,
): ReadonlyMap<string, { readonly legs: readonly Leg[]; readonly minutes: number }> {
  const best = new Map<string, { legs: readonly Leg[]; minutes: number }>();
  let front = new Map([[fromCityId, { legs: [] as readonly Leg[], minutes: 0 }]]);
  for (let round = 0; round < mostLegs; round += 1) {
    const next: typeof front = new Map();
    for (const [cityId, route] of front) {
      for (const leg of legs.get(cityId) ?? []) {
        const minutes = route.minutes + leg.link.minutes + (round > 0 ? changePenalty : 0);
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

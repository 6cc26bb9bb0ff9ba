import type { TripLink } from './trip-catalogue.ts';

/** A link in the direction it is used. */
export type Leg = { readonly link: TripLink; readonly fromCityId: string; readonly toCityId: string };

/** Longer rides go through the night and are no part of a plan by days. */
const longestMinutes = 900;
const changePenalty = 120;
const mostLegs = 3;

/** Links by the city they leave from, both directions unless one-way. */
export function listLegs(links: readonly TripLink[]): ReadonlyMap<string, readonly Leg[]> {
  const legs = new Map<string, Leg[]>();
  const add = (leg: Leg): void => {
    legs.set(leg.fromCityId, [...(legs.get(leg.fromCityId) ?? []), leg]);
  };
  for (const link of links) {
    if (link.minutes > longestMinutes) continue;
    add({ link, fromCityId: link.fromCityId, toCityId: link.toCityId });
    if (!link.oneWay) add({ link, fromCityId: link.toCityId, toCityId: link.fromCityId });
  }
  return legs;
}

/** The fastest ways from a city to every city in reach, with at most two changes, each counted as two hours. */
export function findRoutes(
  legs: ReadonlyMap<string, readonly Leg[]>,
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

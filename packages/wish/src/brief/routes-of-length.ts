import type { Gazetteer } from '../gazetteer.ts';

/** Most classic routes that a trip is shaped by. */
export const maxWishedRoutes = 4;
/** A route serves trips down to this share of its shortest and up to this multiple of its longest version. */
const shortest = 0.5;
const longest = 1.7;

/** Returns the routes that suit the length of the trip, those of the nearest length first. */
export function listRoutesOfLength(
  routeIds: readonly string[],
  { gazetteer, days }: { readonly gazetteer: Gazetteer; readonly days: number | undefined },
): readonly string[] {
  const routes = gazetteer.routes.filter(({ id }) => routeIds.includes(id));
  if (days === undefined) return routes.map(({ id }) => id);
  return routes
    .filter((route) => days >= shortest * route.days.min && days <= longest * route.days.max)
    .map((route) => ({ id: route.id, off: Math.max(0, route.days.min - days, days - route.days.max) }))
    .toSorted((a, b) => a.off - b.off)
    .map(({ id }) => id);
}

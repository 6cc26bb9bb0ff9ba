import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { ShapeCatalogue } from '../../catalogue/trip-catalogue.ts';

/** A classic route that the wish describes: nights by city, and all of them. */
export type WishedRoute = {
  readonly nightsByCity: ReadonlyMap<string, number>;
  readonly nights: number;
  /** Share of the interests of the brief that its cities meet, 0 to 1. */
  readonly fit: number;
};

/** Worth of a trip that has all nights of a wished route which fit into it. */
const wishedRouteWorth = 2400;

/** Share of that worth of a route that meets no interest of the wish: "Yunnan, and we like tea" names a province, not its usual route. */
const fitlessShare = 0.3;

/** A trip with named cities can follow a route when it has at least this share of the route's shortest length. */
const leastShareOfRoute = 0.7;

/**
 * Lists the wished routes that have every required city. A trip with named cities only has no other stops, and one
 * whose days its named cities fill stays with them. A part of a long route is possible between two named cities, not
 * around a single one.
 */
export function listWishedRoutes(
  { routeIds = [], onlyNamedCities, openStops, excludedCityIds, when }: TripBrief,
  { routes = [], cities }: ShapeCatalogue,
  {
    required,
    fitOf,
  }: { readonly required: ReadonlySet<string>; readonly fitOf: (cityIds: readonly string[]) => number },
): readonly WishedRoute[] {
  if (onlyNamedCities === true || openStops !== undefined) return [];
  const needed = cities
    .filter(({ id }) => required.has(id))
    .reduce((sum, { recommendedDays }) => sum + recommendedDays.min, 0);
  if (required.size > 0 && when.days - 1 <= needed + 1) return [];
  return routes
    .filter(({ id }) => routeIds.includes(id))
    .filter(({ stops }) => [...required].every((id) => stops.some(({ cityId }) => cityId === id)))
    .filter(({ days }) => required.size !== 1 || when.days >= leastShareOfRoute * days.min)
    .map(({ stops }) => {
      const nightsByCity = new Map<string, number>();
      for (const { cityId, nights } of stops)
        if (nights > 0 && !excludedCityIds.includes(cityId))
          nightsByCity.set(cityId, (nightsByCity.get(cityId) ?? 0) + nights);
      return {
        nightsByCity,
        nights: [...nightsByCity.values()].reduce((sum, one) => sum + one, 0),
        fit: fitOf([...nightsByCity.keys()]),
      };
    })
    .filter(({ nights }) => nights > 0);
}

/** Returns the worth of the nights that a shape shares with the wished route it is most like. */
export function worthOfWishedRoutes(
  cityIds: readonly string[],
  nights: readonly number[],
  {
    wishedRoutes,
    tripNights,
  }: { readonly wishedRoutes: readonly WishedRoute[]; readonly tripNights: number },
): number {
  const shares = wishedRoutes.map((route) => {
    const shared = cityIds.reduce(
      (sum, id, at) => sum + Math.min(nights[at] ?? 0, route.nightsByCity.get(id) ?? 0),
      0,
    );
    return (
      (shared / Math.max(1, Math.min(route.nights, tripNights))) *
      (fitlessShare + (1 - fitlessShare) * route.fit)
    );
  });
  return wishedRouteWorth * Math.max(0, ...shares);
}

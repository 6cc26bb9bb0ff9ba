import type { Link } from '@yunyou/contract/entities/link.schema';
import type { CheckedLeg } from '@yunyou/contract/trip/check.endpoints';
import type { TripLink } from '../trip/catalogue/trip-catalogue.ts';
import { findRoutes, type Leg, listLegs } from '../trip/problem/rides/routes.ts';

/** A link with the fields that plans do not use. */
export type DatedLink = TripLink & Pick<Link, 'factsAsOf' | 'fromStop' | 'toStop' | 'note' | 'fareRule'>;

interface Ways {
  /** Fastest first. */
  direct: CheckedLeg[];
  withChanges?: { minutes: number; legs: CheckedLeg[] };
}

/**
 * Lists the direct connections from one city to another, and the fastest way with changes where it is faster than each
 * of them. Direct night trains are included; ways with changes contain rides by day only.
 */
export function findWays(
  links: readonly DatedLink[],
  { from, to }: { from: string; to: string },
  cityName: (cityId: string) => string,
): Ways {
  const linkOf = new Map(links.map((link) => [link.id, link]));
  const direct = links
    .filter((link) => isBetween(link, from, to))
    .map((link) => toCheckedLeg(link, { fromCityId: from, toCityId: to }, cityName))
    .toSorted((a, b) => a.minutes - b.minutes);
  const route = findRoutes(listLegs(links), from).get(to);
  if (!route || route.legs.length < 2) return { direct };
  const legs = route.legs.flatMap(({ link, ...ends }) => {
    const dated = linkOf.get(link.id);
    return dated ? [toCheckedLeg(dated, ends, cityName)] : [];
  });
  return { direct, withChanges: { minutes: route.minutes, legs } };
}

function toCheckedLeg(
  link: DatedLink,
  { fromCityId, toCityId }: Pick<Leg, 'fromCityId' | 'toCityId'>,
  cityName: (cityId: string) => string,
): CheckedLeg {
  const isThere = link.fromCityId === fromCityId;
  const { mode, minutes, perDay, fare, fareRule, fastestMinutes, note, factsAsOf } = link;
  const { firstDeparture, lastDeparture } = link;
  return {
    mode,
    minutes,
    perDay,
    from: cityName(fromCityId),
    to: cityName(toCityId),
    fromStop: isThere ? link.fromStop : link.toStop,
    toStop: isThere ? link.toStop : link.fromStop,
    ...(fastestMinutes !== undefined && { fastestMinutes }),
    // The hours are those of the direction in which the link is written.
    ...(isThere && firstDeparture !== undefined && { firstDeparture }),
    ...(isThere && lastDeparture !== undefined && { lastDeparture }),
    ...(fare && { fare }),
    ...(fareRule && { fareRule }),
    ...(note !== undefined && { note }),
    factsAsOf,
  };
}

function isBetween({ fromCityId, toCityId, oneWay }: TripLink, from: string, to: string): boolean {
  return (fromCityId === from && toCityId === to) || (!oneWay && fromCityId === to && toCityId === from);
}

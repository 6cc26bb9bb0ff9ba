import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';

/** Returns the cities that come first and last where they are visited: those of arrival and departure, else of the asked order. */
export function listEnds({ entryCityId, exitCityId, cityOrder }: TripBrief): {
  readonly first: string | undefined;
  readonly last: string | undefined;
} {
  const [firstOrdered, lastOrdered] = cityOrder.length > 1 ? [cityOrder[0], cityOrder.at(-1)] : [];
  // "Suzhou, then Shanghai, arriving in Shanghai": the order of the stays is stated, the airport is only where they begin.
  const isOrdered = (id: string | undefined): boolean => id !== undefined && cityOrder.includes(id);
  return {
    first: isOrdered(entryCityId) ? (firstOrdered ?? entryCityId) : (entryCityId ?? firstOrdered),
    last: isOrdered(exitCityId) ? (lastOrdered ?? exitCityId) : (exitCityId ?? lastOrdered),
  };
}

/** Returns whether a sequence of cities starts and ends where the brief asks for it. */
export function keepsEnds(cityIds: readonly string[], brief: TripBrief): boolean {
  const { first, last } = listEnds(brief);
  const isFirst = first !== undefined && cityIds[0] === first;
  const isLast = last !== undefined && cityIds.at(-1) === last;
  const hasEntry = first !== undefined && cityIds.includes(first);
  const hasExit = last !== undefined && cityIds.includes(last);
  if (!sleepsAtEnds(cityIds, brief)) return false;
  if (first === last) return !hasEntry || isFirst || isLast;
  return (!hasEntry || isFirst) && (!hasExit || isLast);
}

/**
 * A group that lands after the first minute sleeps in the city of arrival. A group that departs before the second one
 * sleeps in the city of departure.
 */
const nightAtEnd = { arrivalMinute: 21 * 60, departureMinute: 9 * 60 } as const;

export function arrivesLate({ entryCityId, arrivalMinute = 0 }: TripBrief): boolean {
  return entryCityId !== undefined && arrivalMinute >= nightAtEnd.arrivalMinute;
}

/** Returns whether the first and last night are where a late arrival and an early departure need them. */
function sleepsAtEnds(cityIds: readonly string[], brief: TripBrief): boolean {
  const { entryCityId, exitCityId, departureMinute = 1440 } = brief;
  const isEarly = exitCityId !== undefined && departureMinute <= nightAtEnd.departureMinute;
  return (!arrivesLate(brief) || cityIds[0] === entryCityId) && (!isEarly || cityIds.at(-1) === exitCityId);
}

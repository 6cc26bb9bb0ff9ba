import type {
  BudgetLimit,
  CountLimit,
  OrderLimit,
  RidePosition,
  TimeLimit,
} from '../constraints/constraint.ts';
import { collectLimits, type SingleRule } from '../constraints/registry.ts';
import type { City, Gateway, Hotel, Place, Problem, Restaurant, Service } from '../problem.ts';
import { createWishWorth } from './wish-worth.ts';

/**
 * What the search may use: a problem under one combination of its rules, with alternatives decided, forbidden
 * candidates removed, and the remaining limits grouped by the part of the solver that enforces them.
 */
export type SearchSpace = {
  readonly problem: Problem;
  readonly cityById: ReadonlyMap<string, City>;
  readonly gatewayById: ReadonlyMap<string, Gateway>;
  /** Allowed candidates by city. */
  readonly placesByCity: ReadonlyMap<string, readonly Place[]>;
  readonly restaurantsByCity: ReadonlyMap<string, readonly Restaurant[]>;
  readonly hotelsByCity: ReadonlyMap<string, readonly Hotel[]>;
  readonly allowedCities: ReadonlySet<string>;
  readonly requiredCities: ReadonlySet<string>;
  readonly counts: readonly CountLimit[];
  readonly budgets: readonly BudgetLimit[];
  readonly times: readonly TimeLimit[];
  readonly orders: readonly OrderLimit[];
  /** Local modes that at least one leg must use. */
  readonly modesToUse: readonly string[];
  /** Whether a local mode may serve a leg of this length. */
  readonly isModeAllowed: (mode: string, meters: number) => boolean;
  /** Whether a service may be the first, a middle or the last ride. */
  readonly isRideAllowed: (service: Service, position: RidePosition) => boolean;
  /** Returns whether the first ride may arrive at this minute of this day. */
  readonly isFirstArrivalAllowed: (dayIndex: number, minute: number) => boolean;
  /** The trip is longer than a rule allows, so that no plan is possible. */
  readonly tooManyDays: boolean;
  /** Score that soft wishes add to a place, restaurant or hotel. */
  readonly wishWorth: (id: string) => number;
};

export function createSearchSpace(problem: Problem, rules: readonly SingleRule[]): SearchSpace {
  const limits = collectLimits(rules, problem);
  const { localModeFilters, rideFilters, firstArrivalFilters } = limits;
  const groupAllowed = <T extends { id: string; cityId: string }>(
    candidates: readonly T[],
  ): Map<string, T[]> =>
    Map.groupBy(
      candidates.filter(({ id }) => !limits.excludedIds.has(id)),
      ({ cityId }) => cityId,
    );
  return {
    problem,
    cityById: new Map(problem.cities.map((city) => [city.id, city])),
    gatewayById: new Map(problem.gateways.map((gateway) => [gateway.id, gateway])),
    placesByCity: groupAllowed(problem.places),
    restaurantsByCity: groupAllowed(problem.restaurants),
    hotelsByCity: groupAllowed(
      problem.hotels.filter((hotel) => limits.hotelFilters.every((isAllowed) => isAllowed(hotel))),
    ),
    allowedCities: new Set(
      problem.cities
        .filter(
          ({ id, transitOnly }) => !transitOnly && limits.cityFilters.every((isAllowed) => isAllowed(id)),
        )
        .map(({ id }) => id),
    ),
    requiredCities: new Set([...limits.requiredCityIds, ...listCitiesOfNeeded(problem, limits.counts)]),
    counts: limits.counts,
    budgets: limits.budgets,
    times: limits.times,
    orders: limits.orders,
    modesToUse: limits.modesToUse,
    isModeAllowed: (mode, meters) => localModeFilters.every((isAllowed) => isAllowed(mode, meters)),
    isRideAllowed: (service, position) => rideFilters.every((isAllowed) => isAllowed(service, position)),
    isFirstArrivalAllowed: (dayIndex, minute) =>
      firstArrivalFilters.every((isAllowed) => isAllowed(dayIndex, minute)),
    wishWorth: createWishWorth(problem),
    tooManyDays: limits.maxDays.some((maxDays) => problem.days.length > maxDays),
  };
}

/** Lists the cities of places and restaurants that no plan can do without. */
function listCitiesOfNeeded({ places, restaurants }: Problem, counts: readonly CountLimit[]): string[] {
  const needed = new Set(counts.filter(({ min, ids }) => min >= ids.size).flatMap(({ ids }) => [...ids]));
  return [...places, ...restaurants].filter(({ id }) => needed.has(id)).map(({ cityId }) => cityId);
}

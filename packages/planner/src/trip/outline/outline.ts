import type { Hotel } from '../../problem.ts';
import type { Prices } from '../prices.ts';
import type { SearchSpace } from '../search-space.ts';
import type { CityPlan } from './city-plans.ts';
import { rankHotels } from './hotel-choice.ts';
import { isHotelChange, type OutlineRide, type OutlineStay, type Tables } from './outline-parts.ts';
import { rankRides } from './ride-choice.ts';

/** Cities, hotels and rides of a trip, before the days are filled. */
export type Outline = {
  readonly stays: readonly OutlineStay[];
  /** One before every stay and one after the last; undefined where no ride is needed. */
  readonly rides: readonly (OutlineRide | undefined)[];
  /** Gateways where the first stay begins and the last one ends. Not used where a ride leads there. */
  readonly startId: string;
  readonly endId: string;
};

/** Which of the ranked hotels and rides to take; all 0 means the best by estimate. */
export type Choice = {
  readonly cityPlan: CityPlan;
  readonly hotelRanks: readonly number[];
  readonly rideRanks: readonly number[];
};

export function firstChoice(cityPlan: CityPlan): Choice {
  return {
    cityPlan,
    hotelRanks: cityPlan.cityIds.map(() => 0),
    rideRanks: [0, ...cityPlan.cityIds.map(() => 0)],
  };
}

/**
 * Returns the index of the first of successive stays in the same city. The bags are in its hotel, so the group
 * returns to it.
 */
function findFirstOfCity({ cityIds }: CityPlan, index: number): number {
  let first = index;
  while (first > 0 && cityIds[first - 1] === cityIds[index]) first -= 1;
  return first;
}

/** Returns the hotel that is only for these nights, else the one of this rank among those for all nights. */
function findHotel(
  ranked: readonly Hotel[],
  { from, nights, rank }: { readonly from: number; readonly nights: number; readonly rank: number },
): string | undefined {
  const only = ranked.find(
    ({ onlyNights = [] }) =>
      onlyNights.length === nights && onlyNights.every((night) => night >= from && night < from + nights),
  );
  const usual = ranked.filter(({ onlyNights }) => onlyNights === undefined);
  return (only ?? usual[Math.min(rank, usual.length - 1)])?.id;
}

/** Builds the outline for a choice; undefined when a hotel or ride is not available. */
export function findOutline(
  space: SearchSpace,
  choice: Choice,
  prices: Prices,
  tables: Tables,
): Outline | undefined {
  const { problem } = space;
  const stays: OutlineStay[] = [];
  let day = 0;
  for (const [i, cityId] of choice.cityPlan.cityIds.entries()) {
    const nights = choice.cityPlan.nights[i] ?? 0;
    day += choice.cityPlan.nightsOnBoard?.[i] ?? 0;
    let hotelId: string | undefined;
    if (nights > 0) {
      const rank = choice.hotelRanks[findFirstOfCity(choice.cityPlan, i)] ?? 0;
      hotelId = findHotel(rankHotels(space, cityId, prices, tables), { from: day, nights, rank });
      if (hotelId === undefined) return undefined;
    }
    stays.push({ cityId, fromDayIndex: day, nights, hotelId });
    day += nights;
  }
  const cityOf = (id: string): string | undefined => space.gatewayById.get(id)?.cityId;
  const startId = problem.start.at.find((id) => cityOf(id) === stays[0]?.cityId);
  const endId = problem.end.at.find((id) => cityOf(id) === stays.at(-1)?.cityId);
  const rides: (OutlineRide | undefined)[] = [];
  for (let hop = 0; hop <= stays.length; hop++) {
    const isNeeded = (hop > 0 || startId === undefined) && (hop < stays.length || endId === undefined);
    if (!isNeeded || isHotelChange(stays, hop)) {
      rides.push(undefined);
      continue;
    }
    const ranked = rankRides({ space, stays, hop, earlier: rides, prices, tables });
    const ride = ranked[Math.min(choice.rideRanks[hop] ?? 0, ranked.length - 1)];
    if (!ride) return undefined;
    rides.push(ride);
  }
  return { stays, rides, startId: startId ?? '', endId: endId ?? '' };
}

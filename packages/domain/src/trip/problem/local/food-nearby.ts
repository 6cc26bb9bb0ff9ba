import { type Located, straightMeters } from '@yunyou/planner/travel-matrix';
import type { TripDistrict, TripSpot } from '../../catalogue/trip-catalogue.ts';

/** Radius of a district. A meal within this distance of its centre is a meal in the district. */
const districtMeters = 1000;

/** Returns the nearest district to eat in that a location lies in. */
export function findFoodDistrict<T extends Pick<TripDistrict, 'coordinates' | 'goodFor'>>(
  at: Located,
  districts: readonly T[],
): T | undefined {
  return districts
    .filter(({ goodFor }) => goodFor.includes('eat'))
    .map((district) => ({ district, meters: straightMeters(at, district.coordinates) }))
    .filter(({ meters }) => meters <= districtMeters)
    .toSorted((a, b) => a.meters - b.meters)[0]?.district;
}

/** Returns whether there are restaurants or food stalls at the spot itself. */
export function hasFood({ foodInside, category }: Pick<TripSpot, 'foodInside' | 'category'>): boolean {
  return foodInside === 'restaurants' || category === 'street' || category === 'market';
}

/** Returns the score of a meal near a spot: negative when there is little to eat. A meal at the hotel has 0. */
export function scoreMealNear(spot: TripSpot, districts: readonly TripDistrict[]): number {
  if (hasFood(spot) || findFoodDistrict(spot.coordinates, districts)) return 4;
  return spot.foodInside === 'snacks' ? -14 : -24;
}

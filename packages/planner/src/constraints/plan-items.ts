import type { MealItem, Plan, PlanItem, RideItem, TransferItem, VisitItem } from '../plan.ts';
import type { ProblemData } from '../problem-data.ts';

export function listItems(plan: Plan): PlanItem[] {
  return plan.days.flatMap(({ items }) => items);
}

export function listPlaceIds(plan: Plan): string[] {
  return listItems(plan)
    .filter((item): item is VisitItem => item.kind === 'visit')
    .map(({ placeId }) => placeId);
}

/** Lists the places that are seen from the rides of a plan. */
export function listSeenPlaceIds(plan: Plan, { services }: Pick<ProblemData, 'services'>): readonly string[] {
  const ridden = new Set(listRides(plan).map(({ serviceId }) => serviceId));
  return services.flatMap(({ id, seenPlaceIds = [] }) => (ridden.has(id) ? seenPlaceIds : []));
}

/** Lists where restaurant meals are taken; meals at hotels and near places do not count. */
export function listRestaurantIds(plan: Plan): string[] {
  return listItems(plan)
    .filter((item): item is MealItem => item.kind === 'meal' && item.at === 'restaurant')
    .map(({ locationId }) => locationId);
}

/** Lists the hotel of every night, in order. */
export function listHotelIds(plan: Plan): string[] {
  return listItems(plan).flatMap((item) => (item.kind === 'night' ? [item.hotelId] : []));
}

export function listLocalLegs(plan: Plan): TransferItem[] {
  return listItems(plan).filter((item) => item.kind === 'transfer');
}

export function listRides(plan: Plan): RideItem[] {
  return listItems(plan).filter((item) => item.kind === 'ride');
}

/** Returns the place, restaurant or hotel of an item; undefined for legs, rides, free time and meals near a place. */
export function findLocation(item: PlanItem): string | undefined {
  switch (item.kind) {
    case 'visit':
      return item.placeId;
    case 'meal':
      return item.at === 'nearby' ? undefined : item.locationId;
    case 'night':
      return item.hotelId;
    case 'transfer':
    case 'ride':
    case 'free':
      return undefined;
    default:
      return item satisfies never;
  }
}

/** Counts how many of the listed ids are used; an id listed twice counts once. */
export function countUsed(ids: readonly string[], used: readonly string[]): number {
  return new Set(ids.filter((id) => used.includes(id))).size;
}

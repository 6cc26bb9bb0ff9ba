import type { PlanItem } from './plan.ts';

/** Returns the id of the location where an item starts. */
export function startLocationOf(item: PlanItem): string {
  switch (item.kind) {
    case 'transfer':
    case 'ride':
      return item.fromId;
    case 'visit':
      return item.placeId;
    case 'night':
      return item.hotelId;
    case 'meal':
    case 'free':
      return item.locationId;
    default:
      return item satisfies never;
  }
}

/** Returns the id of the location where an item ends. */
export function endLocationOf(item: PlanItem): string {
  return item.kind === 'transfer' || item.kind === 'ride' ? item.toId : startLocationOf(item);
}

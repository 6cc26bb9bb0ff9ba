import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';

/** Children below this age need shorter days and rides. */
const smallChildAge = 10;

/** Returns whether a child is small or of unknown age. */
export function hasSmallChildren({
  travellers: { children },
  childAges,
}: Pick<TripBrief, 'travellers' | 'childAges'>): boolean {
  return children > childAges.length || childAges.some((age) => age < smallChildAge);
}

/** Returns whether the group has small children, seniors or a mobility need: shorter days, fewer sights, longer pauses. */
export function isGentleGroup(
  brief: Pick<TripBrief, 'travellers' | 'childAges' | 'seniors' | 'mobility'>,
): boolean {
  return hasSmallChildren(brief) || brief.seniors > 0 || brief.mobility.length > 0;
}

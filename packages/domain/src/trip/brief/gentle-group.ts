import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';

/** Children below this age need shorter days and rides. */
const smallChildAge = 10;

type GroupWithChildren = Pick<TripBrief, 'travellers' | 'childAges'>;

/** Returns whether a child is below an age or of unknown age. */
export function hasChildBelow(age: number, { travellers, childAges }: GroupWithChildren): boolean {
  return travellers.children > childAges.length || childAges.some((own) => own < age);
}

/** Returns whether a child is small or of unknown age. */
export const hasSmallChildren = (brief: GroupWithChildren): boolean => hasChildBelow(smallChildAge, brief);

/** Children below this age are carried or travel in a pram. */
const toddlerAge = 4;

export const hasToddler = (brief: GroupWithChildren): boolean => hasChildBelow(toddlerAge, brief);

/** Returns whether the group has small children, seniors or a mobility need: shorter days, fewer sights, longer pauses. */
export function isGentleGroup(
  brief: Pick<TripBrief, 'travellers' | 'childAges' | 'seniors' | 'mobility'>,
): boolean {
  return hasSmallChildren(brief) || brief.seniors > 0 || brief.mobility.length > 0;
}

import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { isGentleGroup } from '../../brief/gentle-group.ts';
import type { TripSpot } from '../../catalogue/trip-catalogue.ts';

export type VisitVariant = NonNullable<TripSpot['visitVariants']>[number];

/** On a trip up to this length a must-see is visited the short way, so that it fits. */
const shortTripDays = 4;
/** Share of the usual visit that gentle travellers want. */
const gentleShare = 0.7;

/**
 * Returns the variant of a visit that fits into a day: the one nearest to the usual length, or the length that the brief
 * sets. Variants with a night inside are not used. Undefined for a spot without variants.
 */
export function chooseVariant(
  spot: TripSpot,
  brief: TripBrief,
  possibleMinutes: number,
): VisitVariant | undefined {
  const isHurried = brief.mustSeeSpotIds.includes(spot.id) && brief.when.days <= shortTripDays;
  const wanted = askedMinutes(spot, brief) ?? (isHurried ? 0 : wantedMinutes(spot, brief));
  const dayVariants = listDayVariants(spot);
  const fitting = dayVariants.filter(({ minutes }) => minutes <= possibleMinutes);
  const choices = fitting.length > 0 ? fitting : dayVariants.slice(0, 1);
  return choices.toSorted(
    (a, b) => Math.abs(a.minutes - wanted) - Math.abs(b.minutes - wanted) || a.minutes - b.minutes,
  )[0];
}

/** Lists the variants that take one day, without a night inside. */
export function listDayVariants<V extends Pick<VisitVariant, 'days' | 'nightsInside'>>({
  visitVariants = [],
}: {
  readonly visitVariants?: readonly V[] | undefined;
}): readonly V[] {
  return visitVariants.filter(({ days, nightsInside }) => days === 1 && nightsInside === 0);
}

/** Returns the variant that a planned visit of this length is. */
export function findVariant(
  spot: Pick<TripSpot, 'visitVariants'> | undefined,
  minutes: number,
): VisitVariant | undefined {
  return spot?.visitVariants?.find((variant) => variant.minutes === minutes);
}

/** Returns the length that the brief sets for the visit. */
export function askedMinutes({ id }: TripSpot, { visitMinutes }: TripBrief): number | undefined {
  return visitMinutes.find(({ spotId }) => spotId === id)?.minutes;
}

/** Returns the length of a visit that the group wants. Relaxed travellers and gentle groups take a shorter one. */
function wantedMinutes({ visitMinutes }: TripSpot, brief: TripBrief): number {
  return brief.pace === 'relaxed' || isGentleGroup(brief) ? visitMinutes * gentleShare : visitMinutes;
}

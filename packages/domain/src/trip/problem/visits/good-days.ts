import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { listTripMonths } from '../../brief/trip-dates.ts';
import type { TripDayIdea } from '../../catalogue/trip-catalogue.ts';

/** Returns the ids of the good days that a spot is part of in the months of the trip. */
export function listGoodDays(
  spotId: string,
  { when }: Pick<TripBrief, 'when'>,
  ideas: readonly TripDayIdea[],
): string[] {
  const months = listTripMonths(when);
  return ideas
    .filter(({ spotIds }) => spotIds.includes(spotId))
    .filter((idea) => idea.months.length === 0 || months.some((month) => idea.months.includes(month)))
    .map(({ id }) => id);
}

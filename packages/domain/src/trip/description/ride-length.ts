import type { TripItemView } from '@yunyou/contract/trip/trip.schema';
import { countNightsOnBoard } from '../problem/rides/nights-on-board.ts';

/** Formats the length of a ride: "4 h 30", or "3 nights on board" for a voyage. */
export function formatRideLength(
  { startMinute, endMinute }: Pick<TripItemView, 'startMinute' | 'endMinute'>,
  format: (minutes: number) => string,
): string {
  const nights = countNightsOnBoard(endMinute);
  return nights > 1 ? `${nights} nights on board` : format(endMinute - startMinute);
}

/** Describes on which later day a ride arrives: "the next day", "3 days later". Undefined for the same day. */
export function describeArrivalDay({ endMinute }: Pick<TripItemView, 'endMinute'>): string | undefined {
  const days = countNightsOnBoard(endMinute);
  if (days === 0) return undefined;
  return days === 1 ? 'the next day' : `${days} days later`;
}

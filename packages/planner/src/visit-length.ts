import type { Place } from './problem.ts';

/** Returns the place as it is visited in this many minutes: with price and hours of that length, where the place has it. */
export function withLength(place: Place, minutes: number): Place {
  const length = place.lengths?.find(({ visitMinutes }) => visitMinutes === minutes);
  if (!length || minutes === place.visitMinutes) return place;
  const { passes: _passes, preferredByDay: _hours, ...rest } = place;
  return { ...rest, ...length };
}

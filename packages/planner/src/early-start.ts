import type { Day, Problem } from './problem.ts';

/** Returns the minute from which the group leaves its hotel on a day whose first stop is this place. */
export function leaveMinuteFor({ places }: Problem, day: Day, placeId: string | undefined): number {
  const { startMinute, earlyMinute = startMinute } = day;
  if (earlyMinute === startMinute || placeId === undefined) return startMinute;
  return places.find(({ id }) => id === placeId)?.leavesEarly ? earlyMinute : startMinute;
}

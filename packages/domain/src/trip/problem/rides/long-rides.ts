import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { isGentleGroup } from '../../brief/gentle-group.ts';

/** Minutes in a train or bus that cost no score: for most groups, and for a gentle one. */
const easyRideMinutes = { usual: 330, gentle: 240 } as const;
/** Score lost per minute beyond that. */
const longRideMinuteWeight = 0.6;
/** Score lost per minute of a ride that takes the whole day, so that a flight is preferred when there is one. */
const fullDayMinuteWeight = 1.5;
const fullDayRideMinutes = 420;

/** Returns the score that a ride of this many minutes loses beyond its time. */
export function longRideLoss(minutes: number, brief: TripBrief): number {
  const isGentle = isGentleGroup(brief) || brief.avoidsLongRides === true;
  const easy = isGentle ? easyRideMinutes.gentle : easyRideMinutes.usual;
  return (
    Math.max(0, minutes - easy) * longRideMinuteWeight +
    Math.max(0, minutes - fullDayRideMinutes) * fullDayMinuteWeight
  );
}

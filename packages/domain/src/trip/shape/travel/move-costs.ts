import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { hasSmallChildren } from '../../brief/gentle-group.ts';

/** Worth lost for packing and another hotel, by pace. */
const moveCosts: Readonly<Record<TripBrief['pace'], number>> = { relaxed: 250, balanced: 120, full: 70 };
/** Worth lost in addition for a group with small children or seniors. */
const gentleMoveCost = 150;
/** Travel of more minutes takes a whole day and counts extra; sooner for a group that avoids it. */
const longTravelMinutes = { usual: 420, avoided: 270 } as const;
const worthPerLongMinute = 0.8;

/** Returns what a journey costs beyond its minutes when it takes a whole day. */
export function longCost(minutes: number, { avoidsLongRides = false }: TripBrief): number {
  const longest = avoidsLongRides ? longTravelMinutes.avoided : longTravelMinutes.usual;
  return Math.max(0, minutes - longest) * worthPerLongMinute;
}

/** Returns the cost of one move to another hotel. */
export function moveCostOf(brief: TripBrief): number {
  return moveCosts[brief.pace] + (hasSmallChildren(brief) || brief.seniors > 0 ? gentleMoveCost : 0);
}

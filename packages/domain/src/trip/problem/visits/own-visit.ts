import type { OwnPlace } from '@yunyou/contract/trip/own-place.schema';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { Place, Window } from '@yunyou/planner/problem';
import { dayLimitsOf } from '../../brief/pace.ts';
import { listTripDates } from '../../brief/trip-dates.ts';
import { cityKey, ownKey } from '../planner-ids.ts';

/**
 * Equals the score of a good sight. The visit itself is a constraint, so that the score only chooses its day and hour.
 */
const ownScore = 100;

/** Returns an own place as a place of the planner. Rain does not close it, and free time is not filled with it. */
export function toOwnVisit(own: OwnPlace, brief: TripBrief): Place {
  return {
    id: ownKey(own.id),
    cityId: cityKey(own.cityId),
    score: ownScore,
    visitMinutes: own.minutes,
    costMinor: own.priceFen,
    kinds: ['own'],
    windowsByDay: listTripDates(brief.when).map((_, dayIndex) => listWindows(own, brief, dayIndex)),
    fillsFreeTime: false,
    outdoor: false,
    why: 'You added it.',
  };
}

/** Returns the hours within those of the day. Own hours that the day does not contain stay as they are, such as a late show. */
function listWindows({ hours, minutes }: OwnPlace, brief: TripBrief, dayIndex: number): Window[] {
  const { openMinute = 0, closeMinute = 1440 } = hours ?? {};
  const { startMinute, endMinute } = dayLimitsOf(brief, dayIndex);
  const [open, close] = [Math.max(openMinute, startMinute), Math.min(closeMinute, endMinute)];
  if (close - open >= minutes) return [{ open, close }];
  return closeMinute - openMinute >= minutes ? [{ open: openMinute, close: closeMinute }] : [];
}

import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { StoredPlan } from '@yunyou/contract/trip/trip-plan.schema';
import { withoutPersonalBookings } from '@yunyou/domain/booking/shared-bookings';
import { briefForMembers } from '@yunyou/domain/together/private-parts';
import { withoutNotes } from '@yunyou/domain/trip/notes/without-notes';
import { type OpenTrip, seesPrivate } from './trip-access.ts';

/** Returns the plan as the caller may see it: without notes for others than the owner, unless the owner chose to show them. */
export const planFor = (open: OpenTrip, plan: StoredPlan): StoredPlan =>
  seesPrivate(open) ? plan : withoutNotes(plan);

/** Returns the brief as the caller may see it. */
export function briefFor(open: OpenTrip, brief: TripBrief): TripBrief {
  if (seesPrivate(open)) return brief;
  return open.member ? briefForMembers(brief) : withoutPersonalBookings(brief);
}

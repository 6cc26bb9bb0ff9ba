import type { StoredPlan } from '@yunyou/contract/trip/stored-plan.schema';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { briefForOthers } from '@yunyou/domain/together/private-parts';
import { withoutNotes } from '@yunyou/domain/trip/notes/without-notes';
import { type OpenTrip, seesPrivate } from '../trip-access.ts';

/** Returns the plan as the caller may see it: without notes for others than the owner, unless the owner chose to show them. */
export const planFor = (open: OpenTrip, plan: StoredPlan): StoredPlan =>
  seesPrivate(open) ? plan : withoutNotes(plan);

/** Returns the brief as the caller may see it: without passports and details of bookings for members and readers likewise. */
export const briefFor = (open: OpenTrip, brief: TripBrief): TripBrief =>
  seesPrivate(open) ? brief : briefForOthers(brief);

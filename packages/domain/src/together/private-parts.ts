import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { carryNotes } from '@yunyou/planner/notes';
import { withoutPersonalBookings } from '../booking/shared-bookings.ts';
import { withoutNotes } from '../trip/notes/without-notes.ts';
import { toPlan, toStoredPlan } from '../trip/plan/stored-plan.ts';
import type { Draft } from '../trip-editing/draft.ts';

// Private parts of a trip: notes, details of bookings, passports. Only the owner sees them, unless the owner shows
// them to members.

/** Returns the brief for members and readers of a share link: bookings without personal fields, and no passports. */
export function briefForOthers(brief: TripBrief): TripBrief {
  const { nationality: _nationality, ...rest } = withoutPersonalBookings(brief);
  return { ...rest, otherNationalities: [] };
}

export function draftForMembers(draft: Draft): Draft {
  return {
    ...draft,
    brief: briefForOthers(draft.brief),
    plan: toPlan(withoutNotes(toStoredPlan(draft.plan))),
  };
}

/** Returns a draft that a member has changed, with the private parts of the whole draft it was made from. */
export function withPrivateParts(changed: Draft, whole: Draft): Draft {
  const { nationality: _nationality, bookings: _bookings, ...rest } = changed.brief;
  const { nationality, otherNationalities, bookings } = whole.brief;
  const brief = {
    ...rest,
    otherNationalities,
    ...(nationality !== undefined && { nationality }),
    ...(bookings !== undefined && { bookings }),
  };
  return { ...changed, brief, plan: carryNotes(whole.plan, changed.plan) };
}

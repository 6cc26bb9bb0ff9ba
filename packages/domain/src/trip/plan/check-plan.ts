import type { StoredPlan } from '@yunyou/contract/trip/stored-plan.schema';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import type { Plan } from '@yunyou/planner/plan';
import type { Problem } from '@yunyou/planner/problem';
import { listBookingConflicts } from '../../booking/booking-conflicts.ts';
import { toTripCatalogue } from '../catalogue/trip-catalogue-data.ts';
import { createTripPlaces } from '../catalogue/trip-places.ts';
import { createTripProblem } from '../problem/create-trip-problem.ts';
import { readKey } from '../problem/planner-ids.ts';
import { readRideKey } from '../problem/rides/rides.ts';
import { listBreaks } from './breaks.ts';
import { describeBreaks } from './describe-break.ts';
import { toPlan } from './stored-plan.ts';

export type PlanCheck =
  | { kind: 'checked'; problem: Problem; problems: string[] }
  /** The brief does not fit this trip's part of the catalogue, or the plan belongs to another trip. */
  | { kind: 'foreign'; field: 'brief' | 'plan' };

/** Checks a plan against the problem of its brief. `data` is the trip's part of the catalogue. */
export function checkPlan(
  brief: TripBrief,
  plan: StoredPlan,
  data: TripCatalogueData,
  problem = problemOf(brief, data),
): PlanCheck {
  if (!problem) return { kind: 'foreign', field: 'brief' };
  if (!hasValidIds(plan, brief)) return { kind: 'foreign', field: 'plan' };
  try {
    return { kind: 'checked', problem, problems: listProblems(problem, brief, toPlan(plan), data) };
  } catch {
    return { kind: 'foreign', field: 'plan' }; // `verify` throws on a plan whose items refer to nothing in the problem
  }
}

/** Lists as sentences what does not work in a plan: rules of the planner, and bookings that the plan does not keep. */
export function listProblems(
  problem: Problem,
  brief: TripBrief,
  plan: Plan,
  data: TripCatalogueData,
): string[] {
  return [...describePlanBreaks(problem, brief, plan, data), ...listBookingConflicts(brief, plan, data)];
}

/** Lists as sentences which rules of the planner and which wishes a plan breaks. */
export function describePlanBreaks(
  problem: Problem,
  brief: Pick<TripBrief, 'ownPlaces' | 'bookings'>,
  plan: Plan,
  data: TripCatalogueData,
): string[] {
  const places = createTripPlaces(data, brief);
  return describeBreaks(listBreaks(problem, plan), { nameOf: (id) => places.place(id).name });
}

/** Returns whether every id has a valid form, and own places are in the brief. A row may have left the catalogue. */
function hasValidIds({ stays, days, leftOut }: StoredPlan, { ownPlaces = [] }: TripBrief): boolean {
  const items = days.flatMap((day) => day.items);
  const keys = [
    ...stays.flatMap(({ cityId, hotelId }) => (hotelId === undefined ? [cityId] : [cityId, hotelId])),
    ...leftOut.map(({ placeId }) => placeId),
    ...items.flatMap((item) => {
      if (item.kind === 'visit') return [item.placeId];
      if (item.kind === 'transfer') return [item.cityId, item.fromId, item.toId];
      if (item.kind === 'ride') return [item.fromId, item.toId];
      return item.kind === 'night' ? [item.hotelId] : [item.locationId];
    }),
  ];
  try {
    for (const key of keys) {
      const thing = readKey(key);
      if (thing.kind === 'own' && !ownPlaces.some(({ id }) => id === thing.id)) return false;
    }
    for (const item of items) if (item.kind === 'ride') readRideKey(item.serviceId);
    return true;
  } catch {
    return false; // `readKey` and `readRideKey` throw on invalid ids
  }
}

/** Returns the planner's problem of a brief, or undefined where the brief does not fit the trip's part of the catalogue. */
export function problemOf(brief: TripBrief, data: TripCatalogueData): Problem | undefined {
  try {
    const made = createTripProblem(brief, toTripCatalogue(data));
    return made.kind === 'problem' ? made.problem : undefined;
  } catch {
    return undefined; // `createProblem` throws on a problem that contradicts itself
  }
}

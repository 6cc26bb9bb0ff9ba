import type { StoredPlan } from '@yunyou/contract/trip/stored-plan.schema';
import type { Plan } from '@yunyou/planner/plan';
import { readKey } from '../problem/planner-ids.ts';

// The two types differ only in `undefined` for absent properties, which JSON does not have.

/** Returns a plan from the database or a request as the planner's type. */
export const toPlan = (plan: StoredPlan): Plan => plan as Plan;

/** Returns a plan of the planner as the type that is stored and sent. */
export const toStoredPlan = (plan: Plan): StoredPlan => plan as StoredPlan;

/** Returns the catalogue ids of the cities in which a plan stays, in order. */
export function listStayCities({ stays }: Pick<Plan, 'stays'>): string[] {
  const ids = stays.flatMap(({ cityId }) => {
    const thing = readKey(cityId);
    return thing.kind === 'city' ? [thing.id] : [];
  });
  return [...new Set(ids)];
}

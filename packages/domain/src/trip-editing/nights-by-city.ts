import type { Plan } from '@yunyou/planner/plan';
import { findCityId } from '../trip/problem/planner-ids.ts';

/** Returns the nights of each city of a plan by catalogue id, in the order of the first stay. */
export function nightsByCity({ stays }: Pick<Plan, 'stays'>): Map<string, number> {
  const byCity = new Map<string, number>();
  for (const stay of stays) {
    const cityId = findCityId(stay.cityId);
    if (cityId !== undefined && stay.nights > 0) byCity.set(cityId, (byCity.get(cityId) ?? 0) + stay.nights);
  }
  return byCity;
}

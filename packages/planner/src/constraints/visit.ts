import { type ConstraintDefinition, countAtLeast } from './constraint.ts';
import { countUsed, listPlaceIds, listSeenPlaceIds } from './plan-items.ts';

/** C01: at least `atLeast` (default: all) of these places are visited, or seen from a ride. */
export type VisitRule = {
  readonly rule: 'visit';
  readonly placeIds: readonly string[];
  readonly atLeast?: number;
};

export const visit: ConstraintDefinition<VisitRule> = {
  listIds: ({ placeIds }) => placeIds,
  isSatisfied: ({ placeIds, atLeast }, plan, data) =>
    countUsed(placeIds, [...listPlaceIds(plan), ...listSeenPlaceIds(plan, data)]) >=
    (atLeast ?? new Set(placeIds).size),
  restrict: ({ placeIds, atLeast }, { counts }) => void counts.push(countAtLeast(placeIds, atLeast)),
  shareWeight: ({ placeIds, atLeast }, { weight, add }) =>
    add(placeIds, weight / Math.max(1, atLeast ?? placeIds.length)),
};

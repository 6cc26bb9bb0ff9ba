import { type ConstraintDefinition, countAtLeast } from './constraint.ts';
import { countUsed, listPlaceIds } from './plan-items.ts';

/** C01: at least `atLeast` (default: all) of these places are visited. */
export type VisitRule = {
  readonly rule: 'visit';
  readonly placeIds: readonly string[];
  readonly atLeast?: number;
};

export const visit: ConstraintDefinition<VisitRule> = {
  listIds: ({ placeIds }) => placeIds,
  isSatisfied: ({ placeIds, atLeast }, plan) =>
    countUsed(placeIds, listPlaceIds(plan)) >= (atLeast ?? new Set(placeIds).size),
  restrict: ({ placeIds, atLeast }, { counts }) => void counts.push(countAtLeast(placeIds, atLeast)),
  shareWeight: ({ placeIds, atLeast }, { weight, add }) =>
    add(placeIds, weight / Math.max(1, atLeast ?? placeIds.length)),
};

import { type ConstraintDefinition, countAtLeast } from './constraint.ts';
import { countUsed, listRestaurantIds } from './plan-items.ts';

/** C03: at least `atLeast` (default: all) of these restaurants are eaten at. */
export type DineRule = {
  readonly rule: 'dine';
  readonly restaurantIds: readonly string[];
  readonly atLeast?: number;
};

export const dine: ConstraintDefinition<DineRule> = {
  listIds: ({ restaurantIds }) => restaurantIds,
  isSatisfied: ({ restaurantIds, atLeast }, plan) =>
    countUsed(restaurantIds, listRestaurantIds(plan)) >= (atLeast ?? new Set(restaurantIds).size),
  restrict: ({ restaurantIds, atLeast }, { counts }) =>
    void counts.push(countAtLeast(restaurantIds, atLeast)),
  shareWeight: ({ restaurantIds, atLeast }, { weight, add }) =>
    add(restaurantIds, weight / Math.max(1, atLeast ?? restaurantIds.length)),
};

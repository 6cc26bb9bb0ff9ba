import type { ConstraintDefinition } from './constraint.ts';
import { countUsed, listHotelIds, listPlaceIds, listRestaurantIds } from './plan-items.ts';

/** C02: none of these places, restaurants and hotels is used. Unknown ids are allowed. */
export type AvoidRule = { readonly rule: 'avoid'; readonly ids: readonly string[] };

export const avoid: ConstraintDefinition<AvoidRule> = {
  isSatisfied: ({ ids }, plan) =>
    countUsed(ids, [...listPlaceIds(plan), ...listRestaurantIds(plan), ...listHotelIds(plan)]) === 0,
  restrict: ({ ids }, { excludedIds }) => {
    for (const id of ids) excludedIds.add(id);
  },
  shareWeight: ({ ids }, { weight, add }) => add(ids, -weight),
};

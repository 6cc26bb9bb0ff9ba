import type { ConstraintDefinition } from '../constraint.ts';
import { listHotelIds } from '../plan-items.ts';

/** C12: every hotel is one of these. */
export type HotelsRule = { readonly rule: 'hotels'; readonly hotelIds: readonly string[] };

export const hotels: ConstraintDefinition<HotelsRule> = {
  listIds: ({ hotelIds }) => hotelIds,
  isSatisfied: ({ hotelIds }, plan) => listHotelIds(plan).every((id) => hotelIds.includes(id)),
  restrict: ({ hotelIds }, { hotelFilters }) => void hotelFilters.push(({ id }) => hotelIds.includes(id)),
  shareWeight: ({ hotelIds }, { weight, add }) => add(hotelIds, weight),
};

import type { ConstraintDefinition } from './constraint.ts';

/** C16: these cities are visited: at least one night, or the only city of a trip without nights. */
export type CitiesRule = { readonly rule: 'cities'; readonly cityIds: readonly string[] };

export const cities: ConstraintDefinition<CitiesRule> = {
  listIds: ({ cityIds }) => cityIds,
  isSatisfied: ({ cityIds }, { stays }) => cityIds.every((id) => stays.some(({ cityId }) => cityId === id)),
  restrict: ({ cityIds }, { requiredCityIds }) => {
    for (const id of cityIds) requiredCityIds.add(id);
  },
};

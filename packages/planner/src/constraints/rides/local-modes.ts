import type { ConstraintDefinition } from '../constraint.ts';
import { listLocalLegs } from '../plan-items.ts';

/** C06: local legs use only these modes. */
export type LocalModesRule = { readonly rule: 'localModes'; readonly allowed: readonly string[] };

export const localModes: ConstraintDefinition<LocalModesRule> = {
  isSatisfied: ({ allowed }, plan) => listLocalLegs(plan).every(({ mode }) => allowed.includes(mode)),
  restrict: ({ allowed }, { localModeFilters }) =>
    void localModeFilters.push((mode) => allowed.includes(mode)),
};

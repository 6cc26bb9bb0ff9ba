import type { ConstraintDefinition } from '../constraint.ts';
import { listLocalLegs } from '../plan-items.ts';

/** C08: local legs longer than `meters` use this mode. */
export type ModeBeyondRule = { readonly rule: 'modeBeyond'; readonly meters: number; readonly mode: string };

export const modeBeyond: ConstraintDefinition<ModeBeyondRule> = {
  isSatisfied: (rule, plan) => listLocalLegs(plan).every(({ mode, meters }) => isAllowed(rule, mode, meters)),
  restrict: (rule, { localModeFilters }) =>
    void localModeFilters.push((mode, meters) => isAllowed(rule, mode, meters)),
};

function isAllowed(rule: ModeBeyondRule, mode: string, meters: number): boolean {
  return meters <= rule.meters || mode === rule.mode;
}

import type { ConstraintDefinition } from '../constraint.ts';
import { listLocalLegs } from '../plan-items.ts';

/** C07: each of these modes is used by at least one local leg. */
export type UseLocalModesRule = { readonly rule: 'useLocalModes'; readonly modes: readonly string[] };

/** The modes are put into the first legs with enough time for them when the plan is written (`materialise.ts`). */
export const useLocalModes: ConstraintDefinition<UseLocalModesRule> = {
  isSatisfied: ({ modes }, plan) =>
    modes.every((mode) => listLocalLegs(plan).some((leg) => leg.mode === mode)),
  restrict: ({ modes }, { modesToUse }) => void modesToUse.push(...modes),
};

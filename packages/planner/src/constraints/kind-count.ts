import type { ProblemData } from '../problem-data.ts';
import type { ConstraintDefinition } from './constraint.ts';
import { listPlaceIds, listRestaurantIds } from './plan-items.ts';

/** C04: between `min` (default 0) and `max` (default: no limit) of the visits, or restaurant meals, have one of these kinds. */
export type KindCountRule = {
  readonly rule: 'kindCount';
  readonly of: 'place' | 'restaurant';
  readonly kinds: readonly string[];
  readonly min?: number;
  readonly max?: number;
};

export const kindCount: ConstraintDefinition<KindCountRule> = {
  isSatisfied: (rule, plan, data) => {
    const matching = new Set(listMatching(rule, data));
    const used = rule.of === 'place' ? listPlaceIds(plan) : listRestaurantIds(plan);
    const count = used.filter((id) => matching.has(id)).length;
    return count >= (rule.min ?? 0) && count <= (rule.max ?? Infinity);
  },
  restrict: (rule, { counts }, data) =>
    void counts.push({
      ids: new Set(listMatching(rule, data)),
      min: rule.min ?? 0,
      max: rule.max ?? Infinity,
    }),
  // A minimum raises the worth of candidates of the kind. A maximum without a minimum lowers it, less for a high
  // maximum.
  shareWeight: (rule, { data, weight, add }) =>
    add(listMatching(rule, data), rule.min ? weight / rule.min : -weight / ((rule.max ?? 0) + 1)),
};

function listMatching({ of, kinds }: KindCountRule, { places, restaurants }: ProblemData): string[] {
  return (of === 'place' ? places : restaurants)
    .filter((candidate) => candidate.kinds.some((kind) => kinds.includes(kind)))
    .map(({ id }) => id);
}

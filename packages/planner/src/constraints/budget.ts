import type { CostScope } from '../problem-data.ts';
import type { ConstraintDefinition } from './constraint.ts';

/** C05: the sum of these costs is at most `maxMinor`. */
export type BudgetRule = {
  readonly rule: 'budget';
  readonly scopes: readonly CostScope[];
  readonly maxMinor: number;
};

/**
 * Visits and meals are held to the limit exactly while routing (`day-routing.ts`). For hotels, rides and local travel the
 * search raises the price of money until the sum fits (`prices.ts`).
 */
export const budget: ConstraintDefinition<BudgetRule> = {
  isSatisfied: ({ scopes, maxMinor }, { totals }) =>
    scopes.reduce((sum, scope) => sum + totals.costByScope[scope], 0) <= maxMinor,
  restrict: ({ scopes, maxMinor }, { budgets }) => void budgets.push({ scopes, maxMinor }),
};

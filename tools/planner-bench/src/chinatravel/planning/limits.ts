import type { CostScope } from '../constraint.ts';
import type { Requirements } from './requirements.ts';

/** Returns the maximum total cost of these scopes, from the limits that include no other scope. */
export function scopeLimit(requirements: Requirements, scopes: readonly CostScope[]): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (const { scopes: limited, limit } of requirements.limits) {
    if (
      limited.every((scope) => scopes.includes(scope)) &&
      scopes.every((scope) => limited.includes(scope))
    ) {
      lowest = Math.min(lowest, limit);
    }
  }
  return lowest;
}

export type Spending = Readonly<Record<CostScope, number>>;

/** Returns the money left for a scope after the others are paid, from all limits that include it. */
export function remaining(requirements: Requirements, scope: CostScope, spent: Spending): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (const { scopes, limit } of requirements.limits) {
    if (!scopes.includes(scope)) continue;
    const others = scopes.filter((name) => name !== scope).reduce((sum, name) => sum + spent[name], 0);
    lowest = Math.min(lowest, limit - others);
  }
  return lowest;
}

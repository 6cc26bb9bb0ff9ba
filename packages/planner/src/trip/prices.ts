import type { Plan } from '../plan.ts';
import type { CostScope, Problem } from '../problem.ts';

/** Score lost per minor unit in each scope while choosing. Raised in the scopes of exceeded budgets. */
export type Prices = Readonly<Record<CostScope, number>>;

const scopes: readonly CostScope[] = ['sights', 'meals', 'hotels', 'intercity', 'local'];

export function basePrices({ weights }: Problem): Prices {
  const price = weights.money / 100;
  return { sights: price, meals: price, hotels: price, intercity: price, local: price };
}

/** Triples the prices of the given scopes, to `leastPrice` at least. */
export function raisePrices(prices: Prices, exceeded: ReadonlySet<CostScope>, leastPrice: number): Prices {
  const raised = { ...prices };
  for (const scope of scopes)
    if (exceeded.has(scope)) raised[scope] = Math.max(raised[scope] * 3, leastPrice);
  return raised;
}

/** Lists the scopes of budgets that these costs exceed. */
export function listExceeded(
  budgets: readonly { readonly scopes: readonly CostScope[]; readonly maxMinor: number }[],
  costByScope: Plan['totals']['costByScope'],
): Set<CostScope> {
  const broken = budgets.filter(
    ({ scopes, maxMinor }) => scopes.reduce((sum, scope) => sum + costByScope[scope], 0) > maxMinor,
  );
  return new Set(broken.flatMap(({ scopes }) => scopes));
}

import type { Plan } from '../plan.ts';
import type { CostScope, Problem } from '../problem.ts';

/** What a minor unit spent on each scope costs in score while choosing; raised where a budget is tight. */
export type Prices = Readonly<Record<CostScope, number>>;

const scopes: readonly CostScope[] = ['sights', 'meals', 'hotels', 'intercity', 'local'];

export function basePrices({ weights }: Problem): Prices {
  const price = weights.money / 100;
  return { sights: price, meals: price, hotels: price, intercity: price, local: price };
}

/** Raises the price of money in the scopes of every budget that was not kept. */
export function raisePrices(prices: Prices, tight: ReadonlySet<CostScope>, leastPrice: number): Prices {
  const raised = { ...prices };
  for (const scope of scopes) if (tight.has(scope)) raised[scope] = Math.max(raised[scope] * 3, leastPrice);
  return raised;
}

/** The scopes of budgets that are overspent by these costs. */
export function listTight(
  budgets: readonly { readonly scopes: readonly CostScope[]; readonly maxMinor: number }[],
  costByScope: Plan['totals']['costByScope'],
): Set<CostScope> {
  const broken = budgets.filter(
    ({ scopes, maxMinor }) => scopes.reduce((sum, scope) => sum + costByScope[scope], 0) > maxMinor,
  );
  return new Set(broken.flatMap(({ scopes }) => scopes));
}

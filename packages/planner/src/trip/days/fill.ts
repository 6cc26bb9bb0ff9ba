import { createRandom } from '../../random.ts';
import { createInsertionSpace } from '../../routing/insertion-space.ts';
import { recreate } from '../../routing/recreate.ts';
import type { RouteState } from '../../routing/route-state.ts';
import type { RoutingProblem } from '../../routing/routing-problem.ts';

/** Inserts more nodes without reordering those in place: only these nodes, or only into these tours. */
export function fillTours(
  problem: RoutingProblem,
  state: RouteState,
  limits: { readonly only?: readonly number[]; readonly tours?: ReadonlySet<number> },
): void {
  const space = createInsertionSpace(problem);
  for (let t = 0; t < problem.tourCount; t++) space.open[t] = !limits.tours || limits.tours.has(t) ? 1 : 0;
  if (limits.only) {
    space.banned.fill(1);
    for (const node of limits.only) space.banned[node] = 0;
  }
  recreate(problem, state, space, { exponent: 2, waiting: 1, noise: 0 }, createRandom(1));
}

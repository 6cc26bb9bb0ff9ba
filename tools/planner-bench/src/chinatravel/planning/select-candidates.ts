import type { Selection, SelectionOptions } from './candidate.ts';
import { listMeals } from './meal-candidates.ts';
import { listNeeds } from './needs.ts';
import { listVisits } from './visit-candidates.ts';

/** Selects the candidates for routing. Undefined when a need has no candidate. */
export function selectCandidates(options: SelectionOptions): Selection | undefined {
  const { city, requirements } = options;
  const needs = listNeeds(city, requirements);
  if (!needs) return undefined;
  const candidates = [...listVisits(options, needs), ...listMeals(options, needs)];
  const isServed = needs.every((_, need) => candidates.some((candidate) => candidate.needs.includes(need)));
  return isServed ? { candidates, needCount: needs.length } : undefined;
}

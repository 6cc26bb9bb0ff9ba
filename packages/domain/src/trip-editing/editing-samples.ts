import { type TripBrief, tripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { Plan } from '@yunyou/planner/plan';
import type { Problem } from '@yunyou/planner/problem';
import { solve } from '@yunyou/planner/solve';
import { maxIterations } from '@yunyou/planner/stop';
import { sampleCatalogue, sampleHotel } from '../trip/catalogue/trip-samples.ts';
import { createTripProblem } from '../trip/problem/create-trip-problem.ts';
import type { Draft, ProblemOf } from './draft.ts';

const catalogue = {
  ...sampleCatalogue,
  hotels: [
    ...sampleCatalogue.hotels,
    { ...sampleHotel('alba-palace', 'alba', { priceClass: 4, popularity: 20 }), name: 'Alba Palace' },
  ],
};

export const sampleProblemOf: ProblemOf = (brief) => {
  const made = createTripProblem(brief, catalogue);
  return made.kind === 'problem' ? made.problem : undefined;
};

/** Returns a planned draft: four relaxed days in April in two cities. */
export function sampleDraft(rest: Partial<TripBrief> = {}): { draft: Draft; problem: Problem } {
  const brief = tripBrief.parse({
    when: { kind: 'dates', firstDate: '2027-04-10', days: 4 },
    pace: 'relaxed',
    cityIds: ['alba', 'brisa'],
    ...rest,
  });
  const problem = sampleProblemOf(brief);
  if (!problem) throw new Error('The sample brief has faults');
  return { draft: { title: 'Sample', brief, plan: planOf(problem) }, problem };
}

function planOf(problem: Problem): Plan {
  const outcome = solve(problem, { seed: 1, stop: maxIterations(300) });
  if (outcome.status !== 'planned') throw new Error(outcome.text);
  return outcome.plan;
}

import { createTripProblem } from '@yunyou/domain/trip/create-trip-problem';
import { toTripOutcome } from '@yunyou/domain/trip/to-trip-plan';
import { solve } from '@yunyou/planner/solve';
import { maxIterations } from '@yunyou/planner/stop';
import { verify } from '@yunyou/planner/verify/verify';
import { describe, expect, it } from 'vitest';
import { benchBriefs } from './bench-briefs.ts';
import { readShippedCatalogue } from './shipped-catalogue.ts';

const catalogue = await readShippedCatalogue();

describe('trips over the shipped guide', () => {
  it.each(Object.entries(benchBriefs))('%s: has a plan, and it verifies', (_, brief) => {
    const made = createTripProblem(brief, catalogue);
    expect(made.kind).toBe('problem');
    if (made.kind === 'faults') return;
    const outcome = solve(made.problem, { seed: 7, stop: maxIterations(300) });
    expect(outcome.status).toBe('planned');
    if (outcome.status !== 'planned') return;
    expect(verify(made.problem, outcome.plan)).toEqual([]);
    const trip = toTripOutcome(outcome, catalogue);
    expect(trip.status === 'planned' && trip.plan.days).toHaveLength(brief.when.days);
  });

  it('every single city can be planned for three days', () => {
    const failed = catalogue.cities.filter(({ id }) => {
      const brief = { ...benchBriefs['three cities, 7 days'], cityIds: [id] };
      const when = { kind: 'dates', firstDate: '2027-05-11', days: 3 } as const;
      const made = createTripProblem({ ...brief, when }, catalogue);
      if (made.kind === 'faults') return true;
      const outcome = solve(made.problem, { seed: 1, stop: maxIterations(40) });
      return outcome.status !== 'planned' || verify(made.problem, outcome.plan).length > 0;
    });
    expect(failed.map(({ id }) => id)).toEqual([]);
  });
});

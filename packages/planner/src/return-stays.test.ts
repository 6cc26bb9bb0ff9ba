import { describe, expect, it } from 'vitest';
import { beijing, rides, xian } from './fixtures/towns.ts';
import { buildTrip } from './fixtures/trip-builder.ts';
import { solve } from './solve.ts';
import { maxIterations } from './stop.ts';
import { verify } from './verify/verify.ts';

describe('a trip that comes back to its first city', () => {
  const problem = buildTrip([beijing, xian], { dayCount: 5, services: rides });
  const cityPlans = [{ cityIds: ['beijing', 'xian', 'beijing'], nights: [2, 1, 1] }];
  const outcome = solve(problem, { stop: maxIterations(400), seed: 1, cityPlans });
  if (outcome.status !== 'planned') throw new Error(outcome.text);
  const { plan } = outcome;

  it('has two stays in the city of return, and each place and restaurant at most once', () => {
    expect(plan.stays.map(({ cityId, nights }) => [cityId, nights])).toEqual([
      ['beijing', 2],
      ['xian', 1],
      ['beijing', 1],
    ]);
    expect(verify(problem, plan)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { arrange, arrangementOf } from '../../arrange.ts';
import { planOf, visitsOf } from '../../fixtures/solved-plan.ts';
import { xian } from '../../fixtures/towns.ts';
import { buildTrip } from '../../fixtures/trip-builder.ts';
import type { Problem } from '../../problem.ts';
import { verify } from '../../verify/verify.ts';

/** Two days in Xi'an where one ticket of 50 admits to all places, each of which costs 10 more. */
function withPass(days: number): Problem {
  const places = xian.places.map((place) => ({
    ...place,
    costMinor: 6000,
    passes: [{ id: 'park', costMinor: 5000, days }],
  }));
  return buildTrip([{ ...xian, places }], { dayCount: 2 });
}
const costs = (problem: Problem) => visitsOf(planOf(problem)).map(({ costMinor }) => costMinor);

describe('a ticket for several places', () => {
  it('is paid by the first visit', () => {
    const [first, ...others] = costs(withPass(2));
    expect(first).toBe(6000);
    expect(others.length).toBeGreaterThan(1);
    expect(new Set(others)).toEqual(new Set([1000]));
  });

  it('is paid again after it has expired', () => {
    expect(costs(withPass(1)).filter((cost) => cost === 6000)).toHaveLength(2);
  });

  it('is paid by the next visit when the first one is removed from a trip', () => {
    const problem = withPass(2);
    const plan = planOf(problem);
    const { stays, days } = arrangementOf(plan);
    const [first] = visitsOf(plan);
    const edited = arrange(problem, plan, {
      stays,
      days: days.map((stops) => stops.filter((stop) => stop.kind !== 'visit' || stop !== first)),
    });
    expect(visitsOf(edited).map(({ costMinor }) => costMinor)[0]).toBe(6000);
    expect(edited.totals.costByScope.sights).toBe(6000 + 1000 * (visitsOf(edited).length - 1));
  });

  it('does not verify when it is charged twice', () => {
    const problem = withPass(2);
    const plan = planOf(problem);
    const days = plan.days.map((day) => ({
      ...day,
      items: day.items.map((item) => (item.kind === 'visit' ? { ...item, costMinor: 6000 } : item)),
    }));
    expect(
      verify(problem, { ...plan, days })
        .map(({ text }) => text)
        .join(),
    ).toContain('wrong price');
  });
});

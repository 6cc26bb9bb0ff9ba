import { storedPlan } from '@yunyou/contract/trip/stored-plan.schema';
import { createTripProblem, toCityPlans } from '@yunyou/domain/trip/problem/create-trip-problem';
import { listServices } from '@yunyou/domain/trip/problem/rides/rides';
import { chooseShapes } from '@yunyou/domain/trip/shape/choose-shapes';
import { solve } from '@yunyou/planner/solve';
import { maxIterations } from '@yunyou/planner/stop';
import { verify } from '@yunyou/planner/verify/verify';
import { describe, expect, it } from 'vitest';
import { benchBriefs } from './bench-briefs.ts';
import { readShippedCatalogue } from './shipped-catalogue.ts';

const catalogue = await readShippedCatalogue();

describe('trips planned with the shipped content', () => {
  it.each(Object.entries(benchBriefs))('%s: has a plan that verifies', (_, brief) => {
    const made = createTripProblem(brief, catalogue);
    expect(made.kind).toBe('problem');
    if (made.kind === 'faults') return;
    const cityPlans = toCityPlans(chooseShapes(brief, catalogue), brief, catalogue);
    const outcome = solve(made.problem, { seed: 7, stop: maxIterations(300), cityPlans });
    expect(outcome.status).toBe('planned');
    if (outcome.status !== 'planned') return;
    expect(verify(made.problem, outcome.plan)).toEqual([]);
    expect(outcome.plan.days).toHaveLength(brief.when.days);
  });

  it('have a cruise through the Three Gorges for wishes that name them, in a form that can be stored', () => {
    const when = { kind: 'dates', firstDate: '2027-10-09', days: 9 } as const;
    const brief = {
      ...benchBriefs['three cities, 7 days'],
      cityIds: [],
      mustSeeSpotIds: ['three-gorges'],
      when,
    };
    const made = createTripProblem(brief, catalogue);
    if (made.kind === 'faults') throw new Error(JSON.stringify(made.faults));
    const cityPlans = toCityPlans(chooseShapes(brief, catalogue), brief, catalogue);
    const outcome = solve(made.problem, { seed: 7, stop: maxIterations(300), cityPlans });
    if (outcome.status !== 'planned') throw new Error(outcome.text);
    expect(verify(made.problem, outcome.plan)).toEqual([]);
    const modes = outcome.plan.days.flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === 'ride' ? [item.mode] : [])),
    );
    expect(modes).toContain('ferry');
    expect(storedPlan.safeParse(outcome.plan).error).toBeUndefined();
  });

  const ridesBetween = (...cityIds: string[]): string[] => {
    const when = { kind: 'dates', firstDate: '2027-05-11', days: 5 } as const;
    const made = createTripProblem({ ...benchBriefs['three cities, 7 days'], cityIds, when }, catalogue);
    if (made.kind === 'faults') throw new Error(JSON.stringify(made.faults));
    const outcome = solve(made.problem, { seed: 3, stop: maxIterations(300) });
    if (outcome.status !== 'planned') throw new Error(outcome.text);
    return outcome.plan.days.flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === 'ride' ? [item.mode] : [])),
    );
  };

  it.each([
    ['beijing', 'xian'],
    ['beijing', 'shanghai'],
    ['shanghai', 'hangzhou'],
    ['chengdu', 'chongqing'],
    ['xian', 'chengdu'],
    ['kunming', 'lijiang'],
  ])('%s and %s are connected by train, which is as fast door to door', (from, to) => {
    expect(ridesBetween(from, to)).toEqual(['train']);
  });

  it.each([
    ['beijing', 'chengdu'],
    ['beijing', 'guangzhou'],
  ])('%s and %s are connected by a flight, which saves hours', (from, to) => {
    expect(ridesBetween(from, to)).toEqual(['flight']);
  });

  it('contain no overnight ride unless the wish rules flights out or names one', () => {
    expect(catalogue.links.some(({ minutes }) => minutes > 900)).toBe(true);
    const cityIds = catalogue.cities.map(({ id }) => id);
    const services = listServices(cityIds, benchBriefs['three cities, 7 days'], catalogue);
    expect(services.length).toBeGreaterThan(1000);
    const overnight = services.filter(({ departures, durationMinutes }) => {
      const [firstMinute, lastMinute] =
        departures.kind === 'typical'
          ? [departures.firstMinute, departures.lastMinute]
          : [Math.min(...departures.minutes), Math.max(...departures.minutes)];
      return firstMinute < 390 || lastMinute + durationMinutes >= 1440;
    });
    expect(overnight.map(({ id }) => id)).toEqual([]);
    const byTrain = { ...benchBriefs['three cities, 7 days'], transport: ['train' as const] };
    expect(listServices(cityIds, byTrain, catalogue).some(({ nightsOnBoard }) => nightsOnBoard)).toBe(true);
    const byDay = { ...byTrain, nightTrains: 'avoided' as const };
    expect(listServices(cityIds, byDay, catalogue).some(({ nightsOnBoard }) => nightsOnBoard)).toBe(false);
  });

  it('exist for three days in every city of the catalogue', () => {
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

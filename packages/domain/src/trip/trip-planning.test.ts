import { paceId, type TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { Outcome, Plan } from '@yunyou/planner/plan';
import type { Problem } from '@yunyou/planner/problem';
import { solve } from '@yunyou/planner/solve';
import { maxIterations } from '@yunyou/planner/stop';
import { verify } from '@yunyou/planner/verify/verify';
import { describe, expect, it } from 'vitest';
import { sampleBrief, sampleCatalogue } from './catalogue/trip-samples.ts';
import { createTripProblem } from './problem/create-trip-problem.ts';
import { cityKey, hotelKey, readKey, spotKey } from './problem/planner-ids.ts';
import { readRideKey } from './problem/rides/rides.ts';

function problemOf(rest: Partial<TripBrief>): Problem {
  const made = createTripProblem(sampleBrief(rest), sampleCatalogue);
  if (made.kind === 'faults') throw new Error(JSON.stringify(made.faults));
  return made.problem;
}

function solveBrief(rest: Partial<TripBrief>, seed = 1): { outcome: Outcome; problem: Problem } {
  const problem = problemOf(rest);
  return { problem, outcome: solve(problem, { seed, stop: maxIterations(400) }) };
}

function planOf(rest: Partial<TripBrief>): Plan {
  const { outcome } = solveBrief(rest);
  if (outcome.status !== 'planned') throw new Error(outcome.text);
  return outcome.plan;
}

const spotsOf = ({ days }: Plan): string[] =>
  days.flatMap(({ items }) =>
    items.flatMap((item) => {
      const thing = item.kind === 'visit' ? readKey(item.placeId) : undefined;
      return thing?.kind === 'spot' ? [thing.id] : [];
    }),
  );

describe('solving the problem of a brief', () => {
  const briefs = paceId.options.flatMap((pace): Partial<TripBrief>[] => [
    { pace, cityIds: ['alba', 'brisa'] },
    { pace, cityIds: ['alba', 'brisa', 'cima'], travellers: { adults: 1, children: 2 } },
    { pace, cityIds: ['brisa'], entryCityId: 'alba', exitCityId: 'alba' },
    { pace, when: { kind: 'month', year: 2027, month: 1, days: 1 }, cityIds: ['delta'] },
    {
      pace,
      preferenceTagIds: ['nature'],
      entryCityId: 'brisa',
      budget: { amountMinor: 900_000, currency: 'CNY' },
    },
  ]);

  it.each(briefs.map((brief, index) => [index, brief] as const))(
    'gives a plan that verifies for brief %i and three seeds',
    (_, brief) => {
      for (const seed of [1, 2, 3]) {
        const { outcome, problem } = solveBrief(brief, seed);
        expect(outcome.status).toBe('planned');
        if (outcome.status === 'planned') expect(verify(problem, outcome.plan)).toEqual([]);
      }
    },
  );

  it.each([
    { arrivalMinute: 22 * 60 },
    { arrivalMinute: 23 * 60 + 30 },
    { departureMinute: 8 * 60 },
    { arrivalMinute: 22 * 60, departureMinute: 7 * 60 },
  ])('gives a plan for a late arrival or an early departure: %o', (hours) => {
    const { outcome, problem } = solveBrief({ cityIds: ['alba'], ...hours });
    expect(outcome.status === 'planned' && verify(problem, outcome.plan)).toEqual([]);
  });

  it('ends at an airport where the planner chooses the cities, and in no village without a station otherwise', () => {
    const ends = (rest: Partial<TripBrief>) => problemOf(rest).end.at.join();
    expect(
      ends({ entryCityId: 'brisa', when: { kind: 'dates', firstDate: '2027-04-10', days: 9 } }),
    ).not.toContain('cima');
    expect(ends({ cityIds: ['brisa', 'cima'] })).not.toContain('cima');
    expect(ends({ exitCityId: 'cima' })).toContain('cima');
  });

  it('gives equal plans for equal briefs and seeds', () => {
    expect(solveBrief({ cityIds: ['alba', 'brisa'] }).outcome).toEqual(
      solveBrief({ cityIds: ['alba', 'brisa'] }).outcome,
    );
  });

  it('visits must-sees and leaves out excluded spots', () => {
    const wanted = { mustSeeSpotIds: ['alba-spot-0'], excludedSpotIds: ['alba-spot-4'], cityIds: ['alba'] };
    const plan = planOf({ ...wanted, when: { kind: 'dates', firstDate: '2027-04-10', days: 2 } });
    expect(spotsOf(plan)).toContain('alba-spot-0');
    expect(spotsOf(plan)).not.toContain('alba-spot-4');
    expect(plan.leftOut.find(({ placeId }) => placeId === spotKey('alba-spot-4'))?.reason).toBe('avoided');
  });

  it('names the constraints that exclude each other when there is no plan', () => {
    const { outcome } = solveBrief({
      cityIds: ['alba', 'brisa'],
      budget: { amountMinor: 100, currency: 'CNY' },
    });
    expect(outcome.status === 'impossible' && outcome.conflict).toContain('budget');
  });

  it('converts a budget in another currency at the rates of the catalogue', () => {
    const budget = { amountMinor: 100_00, currency: 'EUR' } as const;
    const made = createTripProblem(sampleBrief({ cityIds: ['alba'], budget }), {
      ...sampleCatalogue,
      cnyPer: { EUR: 8 },
    });
    expect(made.kind === 'problem' && made.problem.constraints).toContainEqual(
      expect.objectContaining({ rule: 'budget', maxMinor: 800_00 }),
    );
  });

  it('rejects a brief with unknown cities or spots, or with a must-see that is never open', () => {
    const resultOf = (rest: Partial<TripBrief>) => createTripProblem(sampleBrief(rest), sampleCatalogue);
    expect(resultOf({ cityIds: ['nowhere'], mustSeeSpotIds: ['nothing'] })).toEqual({
      kind: 'faults',
      faults: [
        { kind: 'unknown-city', id: 'nowhere' },
        { kind: 'unknown-spot', id: 'nothing' },
      ],
    });
    const monday = { when: { kind: 'dates', firstDate: '2027-04-12', days: 1 } } as const;
    expect(resultOf({ ...monday, mustSeeSpotIds: ['alba-spot-2'] })).toEqual({
      kind: 'faults',
      faults: [{ kind: 'closed-spot', id: 'alba-spot-2' }],
    });
  });
});

describe('the plan of a brief', () => {
  const plan = planOf({ cityIds: ['alba', 'brisa', 'cima'] });

  it('contains only rows of the catalogue', () => {
    const known = new Set(sampleCatalogue.spots.map(({ id }) => id));
    expect(spotsOf(plan).every((id) => known.has(id))).toBe(true);
    expect(plan.stays.map(({ cityId }) => cityId).toSorted()).toEqual(['alba', 'brisa', 'cima'].map(cityKey));
    const hotels = plan.stays.flatMap(({ hotelId }) =>
      hotelId !== undefined && readKey(hotelId).kind === 'hotel' ? [hotelId] : [],
    );
    expect(hotels.every((id) => id === hotelKey('alba-inn'))).toBe(true);
  });

  it('has totals that are the sum of its items, and one night less than days', () => {
    const costs = plan.days.flatMap(({ items }) =>
      items.map((item) => ('costMinor' in item ? item.costMinor : 0)),
    );
    expect(costs.reduce((sum, cost) => sum + cost, 0)).toBe(plan.totals.costMinor);
    expect(plan.stays.reduce((sum, { nights }) => sum + nights, 0)).toBe(plan.days.length - 1);
  });

  it('has no overlapping items within a day', () => {
    for (const { items } of plan.days) {
      items.forEach((item, index) => {
        const next = items[index + 1];
        if (next) expect(next.startMinute).toBeGreaterThanOrEqual(item.endMinute);
      });
    }
  });

  it('rides on links of the catalogue, changes included', () => {
    const rides = plan.days.flatMap(({ items }) => items.filter((item) => item.kind === 'ride'));
    const links = new Set(sampleCatalogue.links.map(({ id }) => id));
    expect(rides.length).toBeGreaterThanOrEqual(2);
    for (const { serviceId } of rides)
      expect(readRideKey(serviceId).linkIds.every((id) => links.has(id))).toBe(true);
  });

  it('has meals in restaurants where the city has some, else near a visited sight or at the hotel', () => {
    const mealsIn = (cityId: string) =>
      planOf({ cityIds: [cityId], onlyNamedCities: true, preferenceTagIds: ['food'] }).days.flatMap(
        ({ items }) => items.flatMap((item) => (item.kind === 'meal' ? [item] : [])),
      );
    expect(mealsIn('alba').map(({ at }) => at)).toContain('restaurant');
    const { days } = planOf({ cityIds: ['brisa'], onlyNamedCities: true });
    for (const { items } of days) {
      const visited = new Set(items.flatMap((item) => (item.kind === 'visit' ? [item.placeId] : [])));
      const meals = items.filter((item) => item.kind === 'meal');
      for (const { at, locationId } of meals) expect(at === 'hotel' || visited.has(locationId)).toBe(true);
    }
    expect(mealsIn('brisa').length).toBeGreaterThan(2);
  });
});

import type { TripCatalogueData } from '@yunyou/contract/trip/trip.schema';
import type { Outcome, Plan } from '@yunyou/planner/plan';
import { describe, expect, it } from 'vitest';
import { describeImpossible } from './trip-failure.ts';

const data: TripCatalogueData = {
  cities: [],
  spots: [],
  hotels: [],
  restaurants: [],
  links: [],
  tagNames: {},
  cnyPer: { USD: 7 },
  ratesAsOf: '2026-11-01',
  chosenCityIds: [],
  rules: { visas: [], borders: [], permits: [], calendars: [] },
};
// Nothing of the plan is told but what it costs.
const nearest = { days: [], stays: [], leftOut: [], totals: { costMinor: 350_000 } } as unknown as Plan;
const tooDear = (conflict: string[], plan?: Plan): Extract<Outcome, { status: 'impossible' }> => ({
  status: 'impossible',
  conflict,
  text: '',
  nearest: plan,
  broken: conflict,
  iterations: 1,
});

describe('why there is no plan', () => {
  it('says of a budget alone what the trip costs without it, in both currencies', () => {
    expect(describeImpossible(tooDear(['budget'], nearest), data, 'USD').reason).toBe(
      'The budget is too small for this trip: without a limit it costs about $500 (CN¥3,500).',
    );
    expect(describeImpossible(tooDear(['budget'], nearest), data).reason).toContain('about CN¥3,500.');
    expect(describeImpossible(tooDear(['budget']), data).reason).toBe(
      'The budget is too small for this trip.',
    );
  });

  it('names wishes that cannot hold together', () => {
    const { reason, conflicts } = describeImpossible(tooDear(['city/harbin', 'budget']), data);
    expect(reason).toContain('going to harbin and the budget');
    expect(conflicts.map(({ kind }) => kind)).toEqual(['city', 'budget']);
  });
});

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
// Only the cost of the plan is used.
const nearest = { days: [], stays: [], leftOut: [], totals: { costMinor: 350_000 } } as unknown as Plan;
const impossible = (conflict: string[], plan?: Plan): Extract<Outcome, { status: 'impossible' }> => ({
  status: 'impossible',
  conflict,
  text: '',
  nearest: plan,
  broken: conflict,
  iterations: 1,
});

describe('describeImpossible', () => {
  it('names the cost without a limit in both currencies when only the budget is too small', () => {
    expect(describeImpossible(impossible(['budget'], nearest), data, 'USD').reason).toBe(
      'The budget is too small for this trip: without a limit it costs about $500 (CN¥3,500).',
    );
    expect(describeImpossible(impossible(['budget'], nearest), data).reason).toContain('about CN¥3,500.');
    expect(describeImpossible(impossible(['budget']), data).reason).toBe(
      'The budget is too small for this trip.',
    );
  });

  it('names the wishes that exclude each other', () => {
    const { reason, conflicts } = describeImpossible(impossible(['city/harbin', 'budget']), data);
    expect(reason).toContain('going to harbin and the budget');
    expect(conflicts.map(({ kind }) => kind)).toEqual(['city', 'budget']);
  });
});

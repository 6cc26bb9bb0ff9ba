import type { Outcome } from '@yunyou/planner/plan';
import type { Problem } from '@yunyou/planner/problem';
import { solve } from '@yunyou/planner/solve';
import { maxIterations } from '@yunyou/planner/stop';
import { verify } from '@yunyou/planner/verify/verify';
import { describe, expect, it } from 'vitest';
import type { TripBrief } from './brief/trip-brief.ts';
import { sampleBrief, sampleCatalogue } from './catalogue/trip-samples.ts';
import { toTripOutcome, toTripPlan } from './plan/to-trip-plan.ts';
import type { TripPlan } from './plan/trip-plan.ts';
import { createTripProblem } from './problem/create-trip-problem.ts';

function problemOf(rest: Partial<TripBrief>): Problem {
  const made = createTripProblem(sampleBrief(rest), sampleCatalogue);
  if (made.kind === 'faults') throw new Error(JSON.stringify(made.faults));
  return made.problem;
}

function plan(rest: Partial<TripBrief>, seed = 1): { outcome: Outcome; problem: Problem } {
  const problem = problemOf(rest);
  return { problem, outcome: solve(problem, { seed, stop: maxIterations(400) }) };
}

function tripOf(rest: Partial<TripBrief>): TripPlan {
  const { outcome } = plan(rest);
  if (outcome.status !== 'planned') throw new Error(outcome.text);
  return toTripPlan(outcome.plan, sampleCatalogue);
}

const spotsOf = (trip: TripPlan): string[] =>
  trip.days.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'visit' ? [item.spotId] : [])));

describe('planning a brief', () => {
  const briefs: Partial<TripBrief>[] = (['relaxed', 'balanced', 'full'] as const).flatMap((pace) => [
    { pace, cityIds: ['alba', 'brisa'] },
    { pace, cityIds: ['alba', 'brisa', 'cima'], travellers: { adults: 1, children: 2 } },
    { pace, cityIds: ['brisa'], entryCityId: 'alba', exitCityId: 'alba' },
    { pace, when: { kind: 'month', year: 2027, month: 1, days: 1 }, cityIds: ['delta'] },
    { pace, preferenceTagIds: ['nature'], entryCityId: 'brisa', budgetMinor: 900_000 },
  ]);

  it.each(briefs.map((brief, index) => [index, brief] as const))(
    '%i gives a plan that verifies',
    (_, brief) => {
      for (const seed of [1, 2, 3]) {
        const { outcome, problem } = plan(brief, seed);
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
  ])('plans for those who land late or leave early: %o', (hours) => {
    const { outcome, problem } = plan({ cityIds: ['alba'], ...hours });
    expect(outcome.status === 'planned' && verify(problem, outcome.plan)).toEqual([]);
  });

  it('ends at an airport where the cities are open, wherever the named ones are', () => {
    const ends = (rest: Partial<TripBrief>) => problemOf(rest).end.at.join();
    expect(
      ends({ entryCityId: 'brisa', when: { kind: 'dates', firstDate: '2027-04-10', days: 9 } }),
    ).not.toContain('cima');
    expect(ends({ cityIds: ['brisa', 'cima'] })).toContain('cima');
  });

  it('gives equal plans for equal briefs and seeds', () => {
    expect(plan({ cityIds: ['alba', 'brisa'] }).outcome).toEqual(
      plan({ cityIds: ['alba', 'brisa'] }).outcome,
    );
  });

  it('keeps must-sees in and exclusions out', () => {
    const wanted = { mustSeeSpotIds: ['alba-spot-0'], excludedSpotIds: ['alba-spot-4'], cityIds: ['alba'] };
    const trip = tripOf({ ...wanted, when: { kind: 'dates', firstDate: '2027-04-10', days: 2 } });
    expect(spotsOf(trip)).toContain('alba-spot-0');
    expect(spotsOf(trip)).not.toContain('alba-spot-4');
    expect(trip.leftOut.find(({ spotId }) => spotId === 'alba-spot-4')?.reason).toBe('avoided');
  });

  it('names the wishes that cannot hold together', () => {
    const { outcome } = plan({ cityIds: ['alba', 'brisa'], budgetMinor: 100 });
    const trip = toTripOutcome(outcome, sampleCatalogue);
    expect(trip.status === 'impossible' && trip.conflicts).toContainEqual({ kind: 'budget' });
  });

  it('refuses what the catalogue does not know, and what is never open', () => {
    const faults = (rest: Partial<TripBrief>) => createTripProblem(sampleBrief(rest), sampleCatalogue);
    expect(faults({ cityIds: ['nowhere'], mustSeeSpotIds: ['nothing'] })).toEqual({
      kind: 'faults',
      faults: [
        { kind: 'unknown-city', id: 'nowhere' },
        { kind: 'unknown-spot', id: 'nothing' },
      ],
    });
    const monday = { when: { kind: 'dates', firstDate: '2027-04-12', days: 1 } } as const;
    expect(faults({ ...monday, mustSeeSpotIds: ['alba-spot-2'] })).toEqual({
      kind: 'faults',
      faults: [{ kind: 'closed-spot', id: 'alba-spot-2' }],
    });
  });
});

describe('a planned trip', () => {
  const trip = tripOf({ cityIds: ['alba', 'brisa', 'cima'] });

  it('names only rows of the catalogue', () => {
    const known = new Set(sampleCatalogue.spots.map(({ id }) => id));
    expect(spotsOf(trip).every((id) => known.has(id))).toBe(true);
    expect(trip.stays.map(({ cityId }) => cityId).toSorted()).toEqual(['alba', 'brisa', 'cima']);
    const hotels = trip.stays.flatMap(({ hotelId }) => hotelId ?? []);
    expect(hotels.every((id) => id === 'alba-inn')).toBe(true);
  });

  it('adds up: days to the total, nights to the length', () => {
    expect(trip.days.reduce((sum, { costMinor }) => sum + costMinor, 0)).toBe(trip.totals.costMinor);
    expect(trip.stays.reduce((sum, { nights }) => sum + nights, 0)).toBe(trip.days.length - 1);
  });

  it('runs through each day without overlaps, gaps of free time joined', () => {
    for (const { items } of trip.days) {
      items.forEach((item, index) => {
        const next = items[index + 1];
        if (next) expect(next.startMinute).toBeGreaterThanOrEqual(item.endMinute);
        expect(item.kind === 'free' && next?.kind === 'free').toBe(false);
      });
    }
  });

  it('moves by links of the catalogue, changes included', () => {
    const rides = trip.days.flatMap(({ items }) => items.filter((item) => item.kind === 'ride'));
    const links = new Set(sampleCatalogue.links.map(({ id }) => id));
    expect(rides.length).toBeGreaterThanOrEqual(2);
    for (const ride of rides) expect(ride.linkIds.every((id) => links.has(id))).toBe(true);
  });

  it('has meals in restaurants where the city has some, else near a sight', () => {
    const tables = (cityId: string) =>
      tripOf({ cityIds: [cityId], preferenceTagIds: ['food'] }).days.flatMap(({ items }) =>
        items.flatMap((item) => (item.kind === 'meal' ? [item.at.kind] : [])),
      );
    expect(tables('alba')).toContain('restaurant');
    expect(new Set(tables('brisa'))).toEqual(new Set(['near-spot']));
  });
});

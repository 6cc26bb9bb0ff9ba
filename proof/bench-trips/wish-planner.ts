import type { Understanding } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import type { TripFailure } from '@yunyou/contract/trip/trip-failure.schema';
import { narrowCatalogue, toTripCatalogue } from '@yunyou/domain/trip/catalogue/trip-catalogue-data';
import { describeTrip, type TripDescription } from '@yunyou/domain/trip/description/describe-trip';
import { planningIterations } from '@yunyou/domain/trip/plan/planning-effort';
import { describeFaults, describeImpossible } from '@yunyou/domain/trip/plan/trip-failure';
import { createTripProblem, toCityPlans } from '@yunyou/domain/trip/problem/create-trip-problem';
import { withSummitNights } from '@yunyou/domain/trip/problem/nights/summit-nights';
import { chooseShapes, listCitiesOfShapes } from '@yunyou/domain/trip/shape/choose-shapes';
import type { Plan } from '@yunyou/planner/plan';
import { solve } from '@yunyou/planner/solve';
import { maxIterations } from '@yunyou/planner/stop';
import { readShippedCatalogueData } from '../../apps/api/src/planning/shipped-catalogue.ts';
import { createWishReader } from './wish-reader.ts';

export interface PlannedWish {
  wish: string;
  understanding: Understanding;
  /** The part of the catalogue that the trip was planned from. */
  data: TripCatalogueData;
  /** Classic routes of the whole catalogue. */
  routes: TripCatalogueData['routes'];
  /** The whole catalogue. */
  guide?: Pick<TripCatalogueData, 'cities' | 'spots' | 'links' | 'stations'>;
  /** Absent when there is no plan; `failure` then has the reason. With both, the plan misses some wishes. */
  trip?: { plan: Plan; description: TripDescription };
  failure?: TripFailure;
}

/**
 * Returns a function that reads and plans a wish with the shipped content, as the server does without a language model and
 * without trips that wait.
 */
export async function createWishPlanner(
  today: string,
  iterations = planningIterations,
): Promise<(wish: string) => PlannedWish> {
  const [read, whole] = [await createWishReader(today), await readShippedCatalogueData(today)];
  const catalogue = toTripCatalogue(whole);
  return (wish) => {
    const { understanding } = read(wish);
    const shapes = chooseShapes(understanding.brief, catalogue);
    const cityIds = listCitiesOfShapes(shapes, understanding.brief, catalogue);
    const data = narrowCatalogue(whole, understanding.brief, cityIds);
    const brief = withSummitNights(understanding.brief, shapes, toTripCatalogue(data));
    const base = { wish, understanding, data, routes: whole.routes, guide: whole };
    const made = createTripProblem(brief, toTripCatalogue(data));
    if (made.kind === 'faults') return { ...base, failure: describeFaults(made.faults, brief, whole) };
    const outcome = solve(made.problem, {
      seed: 1,
      stop: maxIterations(iterations),
      cityPlans: toCityPlans(shapes, brief, toTripCatalogue(data)),
    });
    const failure = outcome.status === 'impossible' ? describeImpossible(outcome, brief, data) : undefined;
    const plan = outcome.status === 'impossible' ? outcome.nearest : outcome.plan;
    if (!plan) return { ...base, ...(failure && { failure }) };
    const description = describeTrip({
      brief,
      plan,
      data,
      now: { date: today, time: '12:00' },
    });
    return { ...base, ...(failure && { failure }), trip: { plan, description } };
  };
}

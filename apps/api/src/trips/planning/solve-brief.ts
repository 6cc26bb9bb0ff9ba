import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { toTripCatalogue, withLookups } from '@yunyou/domain/trip/catalogue/trip-catalogue-data';
import { planningIterations } from '@yunyou/domain/trip/plan/planning-effort';
import { createTripProblem, toCityPlans } from '@yunyou/domain/trip/problem/create-trip-problem';
import { withSummitNights } from '@yunyou/domain/trip/problem/nights/summit-nights';
import { chooseShapes, listCitiesOfShapes } from '@yunyou/domain/trip/shape/choose-shapes';
import type { Problem } from '@yunyou/planner/problem';
import type { CityPlan } from '@yunyou/planner/trip/outline/city-plans';
import type { Services } from '../../handler.ts';
import type { PlanningResult, PlanOptions } from '../../planning/planning-pool.ts';
import { toOutcome } from '../../planning/stored-outcome.ts';
import { readTripPart } from '../catalogue/trip-part.ts';

interface PreparedProblem {
  problem: Problem;
  cityPlans: readonly CityPlan[];
}

/**
 * Chooses the cities of a brief by the outline of the catalogue, reads them and creates the problem from them. Returns the
 * brief with the days of its nights on mountains, which the plan is stored with.
 */
export async function prepareProblem(brief: TripBrief, { db, tripCatalogue }: Services) {
  const outline = await tripCatalogue();
  const catalogue = withLookups(outline);
  const shapes = chooseShapes(brief, catalogue);
  const cityIds = [...listCitiesOfShapes(shapes, brief, catalogue)];
  const data = await readTripPart(db, outline, brief, cityIds);
  const whole = toTripCatalogue(data);
  const dated = withSummitNights(brief, shapes, whole);
  const made = createTripProblem(dated, whole);
  return made.kind === 'faults'
    ? { ...made, cityIds, data, brief: dated }
    : { ...made, cityIds, data, brief: dated, cityPlans: toCityPlans(shapes, dated, whole) };
}

/** Plans in a thread of this process. */
export async function solveHere(
  { problem, cityPlans }: PreparedProblem,
  { planning, settings: { PLANNING_MS } }: Services,
  options: Pick<PlanOptions, 'onPlan' | 'signal' | 'key'> = {},
): Promise<PlanningResult> {
  return planning.plan(problem, {
    seed: 1,
    iterations: planningIterations,
    millis: PLANNING_MS,
    cityPlans,
    ...options,
  });
}

/** Longest wait of a visitor for a preview that another process plans, beyond the time of the planner. */
const previewWaitMs = 10_000;

/** Plans in this process or, with `PLANNING=workers`, in one of the workers. Stores nothing. */
export async function solveForPreview(
  brief: TripBrief,
  prepared: PreparedProblem,
  services: Services,
): Promise<PlanningResult> {
  const { PLANNING, PLANNING_MS } = services.settings;
  if (PLANNING === 'here') return solveHere(prepared, services);
  const outcome = await services.jobs.sendAndWait(
    'preview-plan',
    { brief },
    { timeoutMs: PLANNING_MS + previewWaitMs },
  );
  return outcome ? toOutcome(outcome) : { status: 'refused' };
}

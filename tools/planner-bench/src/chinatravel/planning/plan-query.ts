import type { Atom } from '../constraint.ts';
import type { BenchPlan } from '../plan-format.ts';
import type { Query } from '../query.ts';
import type { Sandbox } from '../sandbox.ts';
import { getCity } from '../sandbox.ts';
import type { Verdict } from '../score/score.ts';
import { scorePlan } from '../score/score.ts';
import { listUnknown, recogniseSnippet } from '../snippet/recognise.ts';
import { listCases } from './cases.ts';
import { composeTrips } from './compose-trips.ts';
import type { Scene } from './frame-choice.ts';
import type { Requirements } from './requirements.ts';
import { toRequirements } from './requirements.ts';
import { solveTrip } from './trip/solve-trip.ts';

export interface Planned {
  plan: BenchPlan | undefined;
  verdict: Verdict | undefined;
  /** `trip`: the planner planned the whole trip. `days`: rides and hotel were chosen first. */
  by: 'trip' | 'days';
  attempts: number;
  /** Demands that were not understood, and errors of single attempts. */
  unknown: string[];
  errors: string[];
}

export interface PlanOptions {
  /** Milliseconds after which the best plan so far is returned. */
  milliseconds: number;
  now: () => number;
}

/** Returns the first plan that passes and is realistic, otherwise the best plan found. */
export function planQuery(sandbox: Sandbox, query: Query, options: PlanOptions): Planned {
  const demands = query.snippets.map(recogniseSnippet);
  const unknown = demands.flatMap(listUnknown);
  const scene: Scene = { sandbox, query, city: getCity(sandbox, query.targetCity) };
  const cases = listCases(demands);
  const exact = cases.map((literals) => toRequirements(query, literals));
  // When no plan meets all demands, deliver one that meets the others.
  const rest = (cases[0] ?? []).filter(({ atom }) => RELAXED_KINDS.has(atom.kind));
  const relaxed = toRequirements(query, rest);
  const deadline = options.now() + options.milliseconds;
  const best: Planned = { plan: undefined, verdict: undefined, by: 'trip', attempts: 0, unknown, errors: [] };
  const isEarly = (): boolean => options.now() < deadline - options.milliseconds * 0.6;
  for (const { by, plan } of listPlans(scene, { exact, relaxed, best, isEarly })) {
    best.attempts++;
    const verdict = plan && scorePlan(sandbox, query, plan);
    if (verdict && rankVerdict(verdict) > rankVerdict(best.verdict))
      Object.assign(best, { plan, verdict, by });
    if (verdict?.realistic || options.now() > deadline) break;
  }
  return best;
}

/** Demands that any trip can meet. */
const RELAXED_KINDS: ReadonlySet<Atom['kind']> = new Set([
  'days',
  'people',
  'tickets',
  'metroTickets',
  'cars',
]);

interface Offer {
  by: Planned['by'];
  plan: BenchPlan | undefined;
}

interface Course {
  exact: readonly Requirements[];
  relaxed: Requirements;
  best: Planned;
  /** Returns whether there is time to plan another whole trip. */
  isEarly: () => boolean;
}

const MAX_TRIPS = 4;

/** Yields plans: whole trips for every case first, then step-by-step plans, then plans with fewer demands. */
function* listPlans(scene: Scene, { exact, relaxed, best, isEarly }: Course): Generator<Offer> {
  for (const requirements of exact.slice(0, MAX_TRIPS)) {
    if (!isEarly()) break;
    yield { by: 'trip', plan: attempt(best, () => solveTrip(scene, requirements)) };
  }
  for (const plan of composeTrips(scene, exact)) yield { by: 'days', plan };
  if (best.plan) return;
  yield { by: 'trip', plan: attempt(best, () => solveTrip(scene, relaxed)) };
  for (const plan of composeTrips(scene, [relaxed])) {
    if (best.verdict?.environment.passed) return;
    yield { by: 'days', plan };
  }
  if (best.plan) return;
  // No ride there leaves time for one back on the same day: the nearest plan is a day longer, and its verdict says so.
  const query = { ...scene.query, days: scene.query.days + 1 };
  const longer = { ...relaxed, days: relaxed.days + 1 };
  yield { by: 'trip', plan: attempt(best, () => solveTrip({ ...scene, query }, longer)) };
  for (const plan of composeTrips({ ...scene, query }, [longer])) {
    if (best.plan) return;
    yield { by: 'days', plan };
  }
}

/** Reports a failed attempt without ending the search. */
function attempt(best: Planned, run: () => BenchPlan | undefined): BenchPlan | undefined {
  try {
    return run();
  } catch (error) {
    best.errors.push(String(error));
    return undefined;
  }
}

function rankVerdict(verdict: Verdict | undefined): number {
  if (!verdict) return -1;
  const { passed, extra, realism, environment, snippets } = verdict;
  const met = snippets.filter(Boolean).length / Math.max(1, snippets.length);
  return (
    (passed ? 1000 : 0) +
    (environment.passed ? 100 : 0) +
    (extra.length === 0 ? 50 : 0) +
    10 * met -
    realism.length -
    environment.failed.length / 100
  );
}

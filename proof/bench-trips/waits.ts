import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { narrowCatalogue, toTripCatalogue } from '@yunyou/domain/trip/catalogue/trip-catalogue-data';
import { describeTrip } from '@yunyou/domain/trip/description/describe-trip';
import { problemOf as problemOfBrief } from '@yunyou/domain/trip/plan/check-plan';
import { planningIterations } from '@yunyou/domain/trip/plan/planning-effort';
import { createTripProblem, toCityPlans } from '@yunyou/domain/trip/problem/create-trip-problem';
import { withSummitNights } from '@yunyou/domain/trip/problem/nights/summit-nights';
import { chooseShapes, listCitiesOfShapes } from '@yunyou/domain/trip/shape/choose-shapes';
import { applyTripEdit } from '@yunyou/domain/trip-editing/apply-edit';
import { arrangementOf, stopKey } from '@yunyou/planner/arrange';
import type { Plan } from '@yunyou/planner/plan';
import { benchBriefs } from '../../apps/api/src/planning/bench-briefs.ts';
import { createPlanningPool, type PlanningPool } from '../../apps/api/src/planning/planning-pool.ts';
import { readShippedCatalogueData } from '../../apps/api/src/planning/shipped-catalogue.ts';

/** Limits of the three waits in milliseconds. */
const limits = { 'first day': 300, 'whole plan': 2000, edit: 50 } as const;
const rounds = 7;
const today = '2027-01-01';
const now = { date: today, time: '12:00' };

/** One line for each wait of a traveller. */
export type Wait = {
  readonly wait: keyof typeof limits;
  readonly 'median ms': number;
  readonly 'slowest ms': number;
  readonly 'limit ms': number;
  readonly runs: number;
};

/**
 * Measures the waits for a week in three cities, computed as the server and the editor do, without network, database and
 * browser: from the brief to the described first plan, to the described last plan, and from an edit of the finished plan to
 * its description. The planning thread is warm.
 */
export async function measureWaits(): Promise<Wait[]> {
  const whole = await readShippedCatalogueData(today);
  const brief: TripBrief = benchBriefs['three cities, 7 days'];
  const catalogue = toTripCatalogue(whole);
  const pool = createPlanningPool({ size: 1, maxQueue: 1 });
  const first: number[] = [];
  const last: number[] = [];
  let planned: Planned | undefined;
  for (let round = 0; round <= rounds; round += 1) {
    const run = await planOnce(brief, { whole, catalogue, pool });
    planned = run;
    if (round === 0) continue; // starts the thread
    first.push(run.firstMillis);
    last.push(run.wholeMillis);
  }
  await pool.close();
  return [
    toLine('first day', first),
    toLine('whole plan', last),
    toLine('edit', planned ? measureEdits(planned) : []),
  ];
}

type Sources = {
  readonly whole: Awaited<ReturnType<typeof readShippedCatalogueData>>;
  readonly catalogue: ReturnType<typeof toTripCatalogue>;
  readonly pool: PlanningPool;
};
type Planned = {
  readonly brief: TripBrief;
  readonly plan: Plan;
  readonly data: Sources['whole'];
  readonly firstMillis: number;
  readonly wholeMillis: number;
};

async function planOnce(given: TripBrief, { whole, catalogue, pool }: Sources): Promise<Planned> {
  const startedAt = performance.now();
  const shapes = chooseShapes(given, catalogue);
  const data = narrowCatalogue(whole, given, listCitiesOfShapes(shapes, given, catalogue));
  const part = toTripCatalogue(data);
  const brief = withSummitNights(given, shapes, part);
  const made = createTripProblem(brief, part);
  if (made.kind === 'faults') throw new Error(JSON.stringify(made.faults));
  let firstMillis: number | undefined;
  const result = await pool.plan(made.problem, {
    seed: 1,
    millis: 60_000,
    iterations: planningIterations,
    cityPlans: toCityPlans(shapes, brief, part),
    onPlan: (plan) => {
      if (firstMillis !== undefined) return;
      describeTrip({ brief, plan, data, now });
      firstMillis = performance.now() - startedAt;
    },
  });
  if (result.status !== 'planned') throw new Error(`No plan: ${result.status}`);
  describeTrip({ brief, plan: result.plan, data, now });
  const wholeMillis = performance.now() - startedAt;
  return { brief, plan: result.plan, data, firstMillis: firstMillis ?? wholeMillis, wholeMillis };
}

/** Moves every visit to the start of the next day and removes it, and describes the trip after each edit. */
function measureEdits({ brief, plan, data }: Planned): number[] {
  const problem = problemOfBrief(brief, data);
  const problemOf = (one: TripBrief) => (one === brief ? problem : problemOfBrief(one, data));
  const draft = { title: '', brief, plan };
  return arrangementOf(plan).days.flatMap((stops, dayIndex) =>
    stops
      .filter(({ kind }) => kind === 'visit')
      .flatMap((stop) => {
        const key = stopKey(dayIndex, stop);
        const toDay = (dayIndex + 1) % plan.days.length;
        const edits = [
          { kind: 'move', key, dayIndex: toDay, position: 0 },
          { kind: 'remove', key },
        ] as const;
        return edits.map((edit) => {
          const startedAt = performance.now();
          const result = applyTripEdit(problemOf, draft, edit);
          if (result.status === 'done')
            describeTrip({ brief: result.draft.brief, plan: result.draft.plan, data, now });
          return performance.now() - startedAt;
        });
      }),
  );
}

function toLine(wait: Wait['wait'], millis: readonly number[]): Wait {
  const sorted = millis.toSorted((a, b) => a - b);
  return {
    wait,
    'median ms': Math.round(sorted[Math.floor(sorted.length / 2)] ?? -1),
    'slowest ms': Math.round(sorted.at(-1) ?? -1),
    'limit ms': limits[wait],
    runs: sorted.length,
  };
}

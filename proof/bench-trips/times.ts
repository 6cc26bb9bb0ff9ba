import { createTripProblem } from '@yunyou/domain/trip/problem/create-trip-problem';
import { verify } from '@yunyou/planner/verify/verify';
import { benchBriefs } from '../../apps/api/src/planning/bench-briefs.ts';
import { createPlanningPool } from '../../apps/api/src/planning/planning-pool.ts';
import { readShippedCatalogue } from '../../apps/api/src/planning/shipped-catalogue.ts';
import { measureWaits } from './waits.ts';

/*
 * Measures how long travellers wait for a plan with the shipped content: npm run bench:trips -- --times [milliseconds per trip]
 * The first table has the waits with a limit (`waits.ts`), the second one the search for other trips.
 * `first` is the first complete plan, which includes the first day: wall-clock time from the request, and CPU time of the
 * thread. A cold thread has just started; a warm one has planned before.
 */
const millis = Number(process.argv.find((argument) => /^\d+$/.test(argument)) ?? 1000);
const rounds = 5;

const catalogue = await readShippedCatalogue();
console.table(await measureWaits());
const rows: Record<string, string | number>[] = [];
for (const [name, brief] of Object.entries(benchBriefs)) {
  const before = performance.now();
  const made = createTripProblem(brief, catalogue);
  const mapMillis = performance.now() - before;
  if (made.kind === 'faults') throw new Error(`${name}: ${JSON.stringify(made.faults)}`);
  const pool = createPlanningPool({ size: 1, maxQueue: 1 });
  for (let round = 0; round < rounds; round += 1) {
    const requestedAt = performance.now();
    let first: { millis: number; cpuMillis: number; score: number } | undefined;
    let plans = 0;
    const result = await pool.plan(made.problem, {
      seed: round + 1,
      millis,
      onPlan: (plan, cpuMillis) => {
        plans += 1;
        first ??= { millis: performance.now() - requestedAt, cpuMillis, score: plan.score };
      },
    });
    const plan = result.status === 'planned' ? result.plan : undefined;
    if (round !== 0 && round !== rounds - 1) continue;
    rows.push({
      trip: name,
      thread: round === 0 ? 'cold' : 'warm',
      places: made.problem.places.length,
      'mapping ms': Math.round(mapMillis),
      'first ms': Math.round(first?.millis ?? -1),
      'first CPU ms': Math.round(first?.cpuMillis ?? -1),
      plans,
      'first score': Math.round(first?.score ?? 0),
      'last score': Math.round(plan?.score ?? 0),
      result: plan && verify(made.problem, plan).length > 0 ? 'does not verify' : result.status,
    });
  }
  await pool.close();
}
console.table(rows);

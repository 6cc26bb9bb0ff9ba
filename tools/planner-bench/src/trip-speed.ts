import { buildTrip, lunch, type Town } from '@yunyou/planner/fixtures/trip-builder';
import type { Plan } from '@yunyou/planner/plan';
import type { Problem, Service } from '@yunyou/planner/problem';
import { createRandom } from '@yunyou/planner/random';
import { repair } from '@yunyou/planner/repair';
import { solve } from '@yunyou/planner/solve';
import { maxRuntime } from '@yunyou/planner/stop';
import { verify } from '@yunyou/planner/verify/verify';
import { formatTable } from './table.ts';

/**
 * Measures how fast a generated trip of 7 days over 3 cities is planned and repaired, in CPU time of the thread. The first
 * line is a cold start. Run: node tools/planner-bench/src/trip-speed.ts
 */
const problem = createTrip(3, 7);
const rows = [1, 100, 300, 1000].map((milliseconds) => {
  const startedAt = cpuMilliseconds();
  let first = 0;
  const outcome = solve(problem, {
    stop: maxRuntime(milliseconds, cpuMilliseconds),
    seed: 1,
    onPlan: () => {
      first ||= cpuMilliseconds() - startedAt;
    },
  });
  const plan = outcome.status === 'planned' ? outcome.plan : undefined;
  const isRight = plan !== undefined && verify(problem, plan).length === 0;
  return [String(milliseconds), first, plan?.score ?? 0, isRight ? 'yes' : 'no', plan ? repairTime(plan) : 0];
});
console.info(formatTable(['allowed ms', 'first plan ms', 'score', 'verified', 'repair ms'], rows));

function repairTime(plan: Plan): number {
  const startedAt = cpuMilliseconds();
  repair(problem, plan, { kind: 'add', placeId: plan.leftOut[0]?.placeId ?? '' });
  repair(problem, plan, { kind: 'rain', dayIndex: 2 });
  return (cpuMilliseconds() - startedAt) / 2;
}

function createTrip(cities: number, dayCount: number): Problem {
  const random = createRandom(5);
  const at = (): [number, number] => [random.int(20), random.int(20)];
  const towns = Array.from({ length: cities }, (_, c): Town => {
    const id = `city${c}`;
    return {
      id,
      gatewayIds: [`${id}-station`],
      places: Array.from({ length: 40 }, (_, i) => ({
        id: `${id}-place${i}`,
        at: at(),
        score: 1 + random.int(50),
        visitMinutes: 45 + 15 * random.int(9),
        costMinor: 1000 * random.int(15),
        outdoor: random.int(2) === 0,
      })),
      hotels: Array.from({ length: 10 }, (_, i) => ({ id: `${id}-hotel${i}`, at: at() })),
      restaurants: Array.from({ length: 15 }, (_, i) => ({
        id: `${id}-table${i}`,
        at: at(),
        score: random.int(8),
      })),
    };
  });
  const services = towns.flatMap((from) =>
    towns
      .filter((to) => to !== from)
      .map(
        (to): Service => ({
          id: `${from.id}-${to.id}`,
          mode: 'train',
          fromId: `${from.id}-station`,
          toId: `${to.id}-station`,
          departures: { kind: 'typical', firstMinute: 420, lastMinute: 1260, everyMinutes: 30 },
          durationMinutes: 90 + random.int(200),
          costMinor: 20_000 + random.int(50_000),
          boardMinutes: 30,
          alightMinutes: 15,
        }),
      ),
  );
  const dinner = { ...lunch, id: 'dinner', earliestMinute: 1050, latestMinute: 1170 };
  const cityIds = towns.map(({ id }) => id);
  return buildTrip(towns, {
    dayCount,
    services,
    meals: [lunch, dinner],
    constraints: [{ id: 'all', rule: 'cities', cityIds }],
  });
}

function cpuMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

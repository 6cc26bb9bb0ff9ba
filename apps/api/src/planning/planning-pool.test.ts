import { sampleBrief, sampleCatalogue } from '@yunyou/domain/trip/catalogue/trip-samples';
import { createTripProblem } from '@yunyou/domain/trip/problem/create-trip-problem';
import type { Plan } from '@yunyou/planner/plan';
import { verify } from '@yunyou/planner/verify/verify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPlanningPool, type PlanningPool, type PlanningPoolOptions } from './planning-pool.ts';

const made = createTripProblem(sampleBrief({ cityIds: ['alba', 'brisa'] }), sampleCatalogue);
if (made.kind === 'faults') throw new Error('the sample brief must be plannable');
const { problem } = made;

const pools: PlanningPool[] = [];
const open = (options: PlanningPoolOptions) => {
  const pool = createPlanningPool(options);
  pools.push(pool);
  return pool;
};
const odd = (rest: Partial<PlanningPoolOptions> = {}) =>
  open({ size: 1, maxQueue: 4, workerFile: new URL('./testing/odd.worker.ts', import.meta.url), ...rest });
const ask = (pool: PlanningPool, seed: number, signal?: AbortSignal) =>
  pool.plan(problem, { seed, millis: 20, ...(signal ? { signal } : {}) });

const answers = 0;
const crashes = 1;
const hangs = 2;
const waits = 3;
const ends = 4;

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

describe('the planning pool', () => {
  it('plans in a thread and tells of every better plan', async () => {
    const plans: Plan[] = [];
    const result = await open({ size: 1, maxQueue: 1 }).plan(problem, {
      seed: 1,
      millis: 100,
      onPlan: (plan) => plans.push(plan),
    });
    expect(result.status).toBe('planned');
    if (result.status === 'planned') expect(verify(problem, result.plan)).toEqual([]);
    expect(plans[0]?.days[0]?.items.length).toBeGreaterThan(0);
    expect(plans.map(({ score }) => score)).toEqual(
      plans.map(({ score }) => score).toSorted((a, b) => a - b),
    );
  });

  it('leaves the main thread free while it plans', async () => {
    let turns = 0;
    const turn = () => {
      turns += 1;
      timer = setImmediate(turn);
    };
    let timer = setImmediate(turn);
    await open({ size: 1, maxQueue: 1 }).plan(problem, { seed: 1, millis: 50 });
    clearImmediate(timer);
    expect(turns).toBeGreaterThan(10);
  });

  it('plans more trips than it has threads, one after the other', async () => {
    const pool = odd({ size: 2 });
    const results = await Promise.all([0, 0, 0, 0, 0].map((seed) => ask(pool, seed)));
    expect(results.map(({ status }) => status)).toEqual(Array(5).fill('impossible'));
    expect(pool.load()).toEqual({ waiting: 0, running: 0 });
  });

  it('refuses a trip when too many are waiting', async () => {
    const pool = odd({ maxQueue: 1 });
    const cancel = new AbortController();
    const running = ask(pool, waits, cancel.signal);
    const waiting = ask(pool, answers);
    expect(pool.load()).toEqual({ waiting: 1, running: 1 });
    expect(await ask(pool, answers)).toEqual({ status: 'refused' });
    cancel.abort();
    expect(await running).toEqual({ status: 'cancelled' });
    expect((await waiting).status).toBe('impossible');
  });

  it('cancels a trip that waits, before it begins, and one that runs', async () => {
    const pool = odd();
    const [first, second] = [new AbortController(), new AbortController()];
    const running = ask(pool, waits, first.signal);
    const waiting = ask(pool, hangs, second.signal);
    second.abort();
    expect(await waiting).toEqual({ status: 'cancelled' });
    first.abort();
    expect(await running).toEqual({ status: 'cancelled' });
    expect(await ask(pool, answers, first.signal)).toEqual({ status: 'cancelled' });
    expect((await ask(pool, answers)).status).toBe('impossible');
  });

  it.each([
    ['breaks down', crashes, 'out of order'],
    ['ends', ends, 'ended'],
  ])('loses only the trip whose worker %s, and goes on with a new one', async (_, seed, text) => {
    const pool = odd();
    const [lost, next] = await Promise.all([ask(pool, seed), ask(pool, answers)]);
    expect(lost.status === 'failed' && lost.text).toContain(text);
    expect(next.status).toBe('impossible');
  });

  it('gives up on a worker that does not come back in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pool = odd({ graceMillis: 5000 });
    const trips = [ask(pool, hangs), ask(pool, answers)] as const;
    vi.advanceTimersByTime(5020);
    const lost = await trips[0];
    expect(lost.status === 'failed' && lost.text).toContain('5020 ms');
    expect((await trips[1]).status).toBe('impossible');
  });

  it('cancels everything when it closes', async () => {
    const pool = odd();
    const trips = [ask(pool, hangs), ask(pool, answers)];
    await pool.close();
    expect(await Promise.all(trips)).toEqual([{ status: 'cancelled' }, { status: 'cancelled' }]);
    expect(await ask(pool, answers)).toEqual({ status: 'cancelled' });
  });
});

import { sampleBrief, sampleCatalogue } from '@yunyou/domain/trip/catalogue/trip-samples';
import { createTripProblem } from '@yunyou/domain/trip/problem/create-trip-problem';
import type { Plan } from '@yunyou/planner/plan';
import { solve } from '@yunyou/planner/solve';
import { maxIterations } from '@yunyou/planner/stop';
import { verify } from '@yunyou/planner/verify/verify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPlanningPool, type PlanningPool, type PlanningPoolOptions } from './planning-pool.ts';

const made = createTripProblem(sampleBrief({ cityIds: ['alba', 'brisa'] }), sampleCatalogue);
if (made.kind === 'faults') throw new Error('the sample brief has faults');
const { problem } = made;

const pools: PlanningPool[] = [];
const open = (options: PlanningPoolOptions) => {
  const pool = createPlanningPool(options);
  pools.push(pool);
  return pool;
};
const faultyPool = (rest: Partial<PlanningPoolOptions> = {}) =>
  open({ size: 1, maxQueue: 4, workerFile: new URL('./testing/faulty.worker.ts', import.meta.url), ...rest });
const planWith = (pool: PlanningPool, seed: number, signal?: AbortSignal) =>
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

describe('createPlanningPool', () => {
  it('expects the wait of a queued trip from the trips before it and the time of the last ones', async () => {
    const pool = faultyPool();
    for (let run = 0; run < 3; run += 1) {
      expect(pool.waitMillis()).toBeUndefined();
      await planWith(pool, answers);
    }
    const cancelling = new AbortController();
    const held = planWith(pool, waits, cancelling.signal);
    const first = pool.plan(problem, { seed: answers, millis: 20, key: 'first' });
    const second = pool.plan(problem, { seed: answers, millis: 20, key: 'second' });
    const [one = 0, two = 0] = [pool.waitMillis('first'), pool.waitMillis('second')];
    expect(one).toBeGreaterThan(0);
    expect(two).toBeCloseTo(2 * one, 6);
    expect(pool.waitMillis()).toBe(two);
    expect(pool.waitMillis('other')).toBeUndefined();
    cancelling.abort();
    await Promise.all([held, first, second]);
    expect(pool.waitMillis('second')).toBeUndefined();
  });

  it('expects nothing before three trips, and does not count the warm-up', async () => {
    const pool = faultyPool();
    await pool.plan(problem, { seed: answers, millis: 20, isWarmUp: true });
    await planWith(pool, answers);
    await planWith(pool, answers);
    const running = planWith(pool, answers);
    const queued = pool.plan(problem, { seed: answers, millis: 20, key: 'queued' });
    expect(pool.load().waiting).toBe(1);
    expect(pool.waitMillis('queued')).toBeUndefined();
    await Promise.all([running, queued]);
  });

  it('plans in a worker thread and reports every plan that the search reports', async () => {
    const limits = { seed: 1, iterations: 400 };
    const expected: Plan[] = [];
    const onPlan = (plan: Plan) => void expected.push(plan);
    const direct = solve(problem, { seed: limits.seed, stop: maxIterations(limits.iterations), onPlan });
    const plans: Plan[] = [];
    const result = await open({ size: 1, maxQueue: 1 }).plan(problem, {
      ...limits,
      millis: 60_000,
      onPlan: (plan) => plans.push(plan),
    });
    expect(result).toEqual(direct);
    expect(result.status).toBe('planned');
    if (result.status === 'planned') expect(verify(problem, result.plan)).toEqual([]);
    expect(plans.length).toBeGreaterThan(0);
    expect(plans).toEqual(expected);
  });

  it('does not block the event loop while planning', async () => {
    let iterations = 0;
    const count = () => {
      iterations += 1;
      timer = setImmediate(count);
    };
    let timer = setImmediate(count);
    await open({ size: 1, maxQueue: 1 }).plan(problem, { seed: 1, millis: 50 });
    clearImmediate(timer);
    expect(iterations).toBeGreaterThan(10);
  });

  it('queues trips when all threads are busy', async () => {
    const pool = faultyPool({ size: 2 });
    const results = await Promise.all([0, 0, 0, 0, 0].map((seed) => planWith(pool, seed)));
    expect(results.map(({ status }) => status)).toEqual(Array(5).fill('impossible'));
    expect(pool.load()).toEqual({ waiting: 0, running: 0 });
  });

  it('ends idle threads and starts a new one for the next trip', async () => {
    const pool = faultyPool({ idleMillis: 1 });
    const threadOf = async () => {
      const result = await planWith(pool, answers);
      return result.status === 'impossible' ? result.text : result.status;
    };
    const first = await threadOf();
    await expect.poll(threadOf).not.toBe(first);
  });

  it('refuses a trip when the queue is full', async () => {
    const pool = faultyPool({ maxQueue: 1 });
    const cancel = new AbortController();
    const running = planWith(pool, waits, cancel.signal);
    const waiting = planWith(pool, answers);
    expect(pool.load()).toEqual({ waiting: 1, running: 1 });
    expect(await planWith(pool, answers)).toEqual({ status: 'refused' });
    cancel.abort();
    expect(await running).toEqual({ status: 'cancelled' });
    expect((await waiting).status).toBe('impossible');
  });

  it('cancels queued, running and not yet started trips', async () => {
    const pool = faultyPool();
    const [first, second] = [new AbortController(), new AbortController()];
    const running = planWith(pool, waits, first.signal);
    const waiting = planWith(pool, hangs, second.signal);
    second.abort();
    expect(await waiting).toEqual({ status: 'cancelled' });
    first.abort();
    expect(await running).toEqual({ status: 'cancelled' });
    expect(await planWith(pool, answers, first.signal)).toEqual({ status: 'cancelled' });
    expect((await planWith(pool, answers)).status).toBe('impossible');
  });

  it.each([
    ['throws', crashes, 'out of order'],
    ['exits', ends, 'ended'],
  ])('fails only the trip whose worker %s, and replaces the worker', async (_, seed, text) => {
    const pool = faultyPool();
    const [lost, next] = await Promise.all([planWith(pool, seed), planWith(pool, answers)]);
    expect(lost.status === 'failed' && lost.text).toContain(text);
    expect(next.status).toBe('impossible');
  });

  it('terminates a worker that exceeds its time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pool = faultyPool({ graceMillis: 5000 });
    const trips = [planWith(pool, hangs), planWith(pool, answers)] as const;
    vi.advanceTimersByTime(5020);
    const lost = await trips[0];
    expect(lost.status === 'failed' && lost.text).toContain('5020 ms');
    expect((await trips[1]).status).toBe('impossible');
  });

  it('cancels all trips on close', async () => {
    const pool = faultyPool();
    const trips = [planWith(pool, hangs), planWith(pool, answers)];
    await pool.close();
    expect(await Promise.all(trips)).toEqual([{ status: 'cancelled' }, { status: 'cancelled' }]);
    expect(await planWith(pool, answers)).toEqual({ status: 'cancelled' });
  });
});

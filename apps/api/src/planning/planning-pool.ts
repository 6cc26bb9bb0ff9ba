import type { Plan } from '@yunyou/planner/plan';
import type { Problem } from '@yunyou/planner/problem';
import type { CityPlan } from '@yunyou/planner/trip/outline/city-plans';
import { createPace } from './pace.ts';
import type { PlanningJob } from './planning-messages.ts';
import { createWorkerSlots, type Task, type TaskResult } from './worker-slots.ts';

export interface PlanningPoolOptions {
  /** Most worker threads at a time. Each plans one trip; one is started when a trip finds none idle. */
  size: number;
  /** Trips that may wait for a thread. Further trips are refused. */
  maxQueue: number;
  /** Time beyond `millis` after which a worker is terminated and replaced. */
  graceMillis?: number;
  /** Time without a trip after which a thread ends; the next trip starts a new one. */
  idleMillis?: number;
  /** Another worker file, for tests. */
  workerFile?: URL;
}

export interface PlanOptions {
  seed: number;
  /** Time for the search. At least one attempt is always finished. */
  millis: number;
  /** Ends the search earlier. Where the time suffices, equal problems then have equal plans. */
  iterations?: number | undefined;
  /** Cities and nights to plan, best first; see `SolveOptions`. */
  cityPlans?: readonly CityPlan[] | undefined;
  /** Called with the first complete plan, then with every improved one. */
  onPlan?: (plan: Plan, cpuMillis: number) => void;
  /** Identifies the trip for `waitMillis`. */
  key?: string;
  /** Is shorter than other trips and does not count for `waitMillis`. */
  isWarmUp?: true;
  signal?: AbortSignal;
}

/** `refused`: the queue is full. `failed`: the worker failed or exceeded its time; other trips are not affected. */
export type PlanningResult = TaskResult | { status: 'refused' };

export interface PlanningPool {
  plan(problem: Problem, options: PlanOptions): Promise<PlanningResult>;
  /** Number of trips in the queue and in worker threads. */
  load(): { waiting: number; running: number };
  /**
   * Returns the expected milliseconds until a waiting trip is started; without a key, those of the last trip in the
   * queue. Undefined when none waits.
   */
  waitMillis(key?: string): number | undefined;
  /** Cancels all trips and terminates the threads. */
  close(): Promise<void>;
}

const defaultGraceMillis = 10_000;
/** An idle thread ends after this time. Trips planned within it reuse its compiled code. */
const defaultIdleMillis = 300_000;
const defaultWorker = new URL('./planning.worker.ts', import.meta.url);

/** Plans trips in worker threads, so that planning does not block the event loop. Idle threads do not keep the process alive. */
export function createPlanningPool(options: PlanningPoolOptions): PlanningPool {
  const { size, maxQueue } = options;
  const queue: Task[] = [];
  const pace = createPace();
  let isClosed = false;

  const startQueued = () => {
    while (queue.length > 0) {
      const slot = slots.findIdle();
      if (!slot) return;
      const task = queue.shift();
      if (!task) return;
      task.startedAt = performance.now();
      slots.start(slot, task);
    }
  };
  const slots = createWorkerSlots({
    size,
    graceMillis: options.graceMillis ?? defaultGraceMillis,
    idleMillis: options.idleMillis ?? defaultIdleMillis,
    workerFile: options.workerFile ?? defaultWorker,
    onFree: startQueued,
  });

  return {
    plan(problem, { seed, millis, iterations, cityPlans, onPlan, key, signal, isWarmUp }) {
      if (isClosed || signal?.aborted) return Promise.resolve({ status: 'cancelled' });
      if (slots.countBusy() >= size && queue.length >= maxQueue)
        return Promise.resolve({ status: 'refused' });
      const { promise, resolve } = Promise.withResolvers<PlanningResult>();
      const job: PlanningJob = {
        problem,
        seed,
        millis,
        iterations,
        cityPlans,
        cancelled: new SharedArrayBuffer(4),
      };
      const cancel = () => {
        Atomics.store(new Int32Array(job.cancelled), 0, 1);
        const index = queue.indexOf(task);
        if (index >= 0) queue.splice(index, 1);
        task.finish({ status: 'cancelled' });
      };
      const task: Task = {
        job,
        onPlan,
        key,
        finish: (result) => {
          if (task.startedAt !== undefined && !isWarmUp) pace.note(performance.now() - task.startedAt);
          signal?.removeEventListener('abort', cancel);
          resolve(result);
        },
      };
      signal?.addEventListener('abort', cancel, { once: true });
      queue.push(task);
      startQueued();
      return promise;
    },
    load: () => ({ waiting: queue.length, running: slots.countBusy() }),
    waitMillis(key) {
      const index = key === undefined ? queue.length - 1 : queue.findIndex((task) => task.key === key);
      const meanMillis = pace.meanMillis();
      return index < 0 || meanMillis === undefined ? undefined : ((index + 1) * meanMillis) / size;
    },
    async close() {
      isClosed = true;
      for (const task of queue.splice(0)) task.finish({ status: 'cancelled' });
      await slots.close();
    },
  };
}

import { Worker } from 'node:worker_threads';
import type { Outcome, Plan } from '@yunyou/planner/plan';
import type { Problem } from '@yunyou/planner/problem';
import type { PlanningJob, PlanningMessage } from './planning-messages.ts';

export interface PlanningPoolOptions {
  /** Worker threads; each plans one trip at a time. */
  size: number;
  /** Trips that may wait for a thread; one more is refused. */
  maxQueue: number;
  /** Threads start with the first trip instead of at once. */
  isLazy?: boolean;
  /** How long a worker may take beyond its time before it is replaced. */
  graceMillis?: number;
  /** Another worker file, for tests. */
  workerFile?: URL;
}

export interface PlanOptions {
  seed: number;
  /** How long to look for better plans; at least one attempt is always finished. */
  millis: number;
  /** The first whole plan (its first day can be shown at once), then every better one. */
  onPlan?: (plan: Plan, cpuMillis: number) => void;
  signal?: AbortSignal;
}

export type PlanningResult =
  | Outcome
  /** Too many trips are waiting; try again later. */
  | { status: 'refused' }
  | { status: 'cancelled' }
  /** The worker broke down or did not come back; other trips are not touched. */
  | { status: 'failed'; text: string };

export interface PlanningPool {
  plan(problem: Problem, options: PlanOptions): Promise<PlanningResult>;
  /** Trips waiting and being planned. */
  load(): { waiting: number; running: number };
  /** Cancels everything and ends the threads. */
  close(): Promise<void>;
}

interface Task {
  job: PlanningJob;
  onPlan: PlanOptions['onPlan'];
  finish(result: PlanningResult): void;
}

interface Seat {
  worker: Worker;
  task: Task | undefined;
  timer: NodeJS.Timeout | undefined;
}

const defaultGraceMillis = 10_000;
const defaultWorker = new URL('./planning.worker.ts', import.meta.url);

/** Threads that plan trips, so that planning never holds up a page. They start at once unless told otherwise, and do not keep the process alive. */
export function createPlanningPool(options: PlanningPoolOptions): PlanningPool {
  const { size, maxQueue, graceMillis = defaultGraceMillis, workerFile = defaultWorker } = options;
  const seats = new Set<Seat>();
  const queue: Task[] = [];
  let isClosed = false;

  const openSeat = (): Seat => {
    const worker = new Worker(workerFile, { execArgv: [] });
    const seat: Seat = { worker, task: undefined, timer: undefined };
    seats.add(seat);
    worker.unref();
    worker.on('message', (message: PlanningMessage) => handleMessage(seat, message));
    worker.on('error', (error) => handleLoss(seat, `The planner broke down: ${describe(error)}`));
    worker.on('exit', () => handleLoss(seat, 'The planner ended before the plan was finished'));
    return seat;
  };

  const release = (seat: Seat): Task | undefined => {
    const { task } = seat;
    clearTimeout(seat.timer);
    seat.task = undefined;
    seat.worker.unref();
    return task;
  };

  const handleMessage = (seat: Seat, message: PlanningMessage) => {
    if (message.kind === 'plan') {
      if (!isCancelled(seat.task)) seat.task?.onPlan?.(message.plan, message.cpuMillis);
      return;
    }
    const task = release(seat);
    task?.finish(message.kind === 'done' ? message.outcome : { status: 'failed', text: message.text });
    serveNext();
  };

  const handleLoss = (seat: Seat, text: string) => {
    if (!seats.delete(seat)) return;
    release(seat)?.finish({ status: 'failed', text });
    void seat.worker.terminate();
    serveNext();
  };

  const start = (seat: Seat, task: Task) => {
    seat.task = task;
    seat.worker.ref();
    seat.timer = setTimeout(
      () => handleLoss(seat, `No plan after ${task.job.millis + graceMillis} ms; the planner was stopped`),
      task.job.millis + graceMillis,
    );
    seat.worker.postMessage(task.job, []);
  };

  const serveNext = () => {
    while (queue.length > 0) {
      const idle = [...seats].find((seat) => !seat.task) ?? (seats.size < size ? openSeat() : undefined);
      if (!idle) return;
      const task = queue.shift();
      if (task) start(idle, task);
    }
  };

  if (!options.isLazy) for (let seat = 0; seat < size; seat += 1) openSeat();
  const running = () => [...seats].filter(({ task }) => task).length;

  return {
    plan(problem, { seed, millis, onPlan, signal }) {
      if (isClosed || signal?.aborted) return Promise.resolve({ status: 'cancelled' });
      if (running() >= size && queue.length >= maxQueue) return Promise.resolve({ status: 'refused' });
      const { promise, resolve } = Promise.withResolvers<PlanningResult>();
      const job: PlanningJob = { problem, seed, millis, cancelled: new SharedArrayBuffer(4) };
      const cancel = () => {
        Atomics.store(new Int32Array(job.cancelled), 0, 1);
        const place = queue.indexOf(task);
        if (place >= 0) queue.splice(place, 1);
        task.finish({ status: 'cancelled' });
      };
      const task: Task = {
        job,
        onPlan,
        finish: (result) => {
          signal?.removeEventListener('abort', cancel);
          resolve(result);
        },
      };
      signal?.addEventListener('abort', cancel, { once: true });
      queue.push(task);
      serveNext();
      return promise;
    },
    load: () => ({ waiting: queue.length, running: running() }),
    async close() {
      isClosed = true;
      for (const task of queue.splice(0)) task.finish({ status: 'cancelled' });
      const open = [...seats];
      seats.clear();
      for (const seat of open) release(seat)?.finish({ status: 'cancelled' });
      await Promise.all(open.map(({ worker }) => worker.terminate()));
    },
  };
}

function isCancelled(task: Task | undefined): boolean {
  return task !== undefined && Atomics.load(new Int32Array(task.job.cancelled), 0) !== 0;
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

import { Worker } from 'node:worker_threads';
import type { Outcome, Plan } from '@yunyou/planner/plan';
import type { PlanningJob, PlanningMessage } from './planning-messages.ts';

export type TaskResult = Outcome | { status: 'cancelled' } | { status: 'failed'; text: string };

/** A trip to plan. `finish` is called once. */
export interface Task {
  job: PlanningJob;
  onPlan: ((plan: Plan, cpuMillis: number) => void) | undefined;
  key?: string | undefined;
  /** When a thread got the task. */
  startedAt?: number;
  finish(result: TaskResult): void;
}

export interface WorkerSlot {
  worker: Worker;
  task: Task | undefined;
  timer: NodeJS.Timeout | undefined;
}

export interface WorkerSlots {
  /** Returns a slot without a task. Starts a worker where fewer than `size` are running. */
  findIdle(): WorkerSlot | undefined;
  start(slot: WorkerSlot, task: Task): void;
  countBusy(): number;
  /** Cancels the running tasks and terminates all workers. */
  close(): Promise<void>;
}

interface WorkerSlotOptions {
  size: number;
  /** Time beyond that of the job after which a worker is terminated. */
  graceMillis: number;
  /** Time without a task after which a worker ends, so that its memory returns. */
  idleMillis: number;
  workerFile: URL;
  /** Called whenever a slot may be free. */
  onFree: () => void;
}

/** Runs up to `size` workers with one task each. A worker that fails or exceeds its time is replaced; idle ones end. */
export function createWorkerSlots(options: WorkerSlotOptions): WorkerSlots {
  const { size, graceMillis, idleMillis, workerFile, onFree } = options;
  const slots = new Set<WorkerSlot>();

  const open = (): WorkerSlot => {
    const worker = new Worker(workerFile, { execArgv: [] });
    const slot: WorkerSlot = { worker, task: undefined, timer: undefined };
    slots.add(slot);
    worker.unref();
    worker.on('message', (message: PlanningMessage) => handleMessage(slot, message));
    worker.on('error', (error) => drop(slot, `The planning worker failed: ${textOf(error)}`));
    worker.on('exit', () => drop(slot, 'The planning worker ended before the plan was finished'));
    return slot;
  };

  const handleMessage = (slot: WorkerSlot, message: PlanningMessage) => {
    if (message.kind === 'plan') {
      if (!isCancelled(slot.task)) slot.task?.onPlan?.(message.plan, message.cpuMillis);
      return;
    }
    const task = release(slot);
    task?.finish(message.kind === 'done' ? message.outcome : { status: 'failed', text: message.text });
    onFree();
    if (!slot.task) endWhenIdle(slot);
  };

  const endWhenIdle = (slot: WorkerSlot) => {
    slot.timer = setTimeout(() => {
      slots.delete(slot);
      void slot.worker.terminate();
    }, idleMillis).unref();
  };

  const drop = (slot: WorkerSlot, text: string) => {
    if (!slots.delete(slot)) return;
    release(slot)?.finish({ status: 'failed', text });
    void slot.worker.terminate();
    onFree();
  };

  return {
    findIdle: () => [...slots].find(({ task }) => !task) ?? (slots.size < size ? open() : undefined),
    start(slot, task) {
      const limitMillis = task.job.millis + graceMillis;
      clearTimeout(slot.timer);
      slot.task = task;
      slot.worker.ref();
      slot.timer = setTimeout(
        () => drop(slot, `No plan after ${limitMillis} ms; the planning worker was terminated`),
        limitMillis,
      );
      slot.worker.postMessage(task.job, []);
    },
    countBusy: () => [...slots].filter(({ task }) => task).length,
    async close() {
      const all = [...slots];
      slots.clear();
      for (const slot of all) release(slot)?.finish({ status: 'cancelled' });
      await Promise.all(all.map(({ worker }) => worker.terminate()));
    },
  };
}

/** Takes the task from a slot. An idle worker does not keep the process alive. */
function release(slot: WorkerSlot): Task | undefined {
  const { task } = slot;
  clearTimeout(slot.timer);
  slot.task = undefined;
  slot.worker.unref();
  return task;
}

function isCancelled(task: Task | undefined): boolean {
  return task !== undefined && Atomics.load(new Int32Array(task.job.cancelled), 0) !== 0;
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

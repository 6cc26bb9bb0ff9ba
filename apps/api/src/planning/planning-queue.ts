import type { Database } from '@yunyou/database/database';
import { type PlanningQueue, readPlanningQueue } from '@yunyou/database/system/planning-queue.queries';
import type { PlanningPool } from './planning-pool.ts';
import { waitMillis } from './queue-pace.ts';

export interface PlanningState {
  waiting: number;
  running: number;
  /** Expected wait of the last trip in the queue; 0 when none waits, undefined while the pace is not known. */
  waitMillis: number | undefined;
}

/** The trips that wait for a planner: in this process, or with `PLANNING=workers` in the job queue. */
export interface PlanningWaits {
  /** Expected milliseconds until the planning of a trip starts. Undefined when it does not wait here or the pace is not known. */
  waitOf(tripId: string): Promise<number | undefined>;
  state(): Promise<PlanningState>;
}

/** The job queue is read at most this often, however many visitors wait. */
const readEveryMs = 1000;

/**
 * Creates the estimate of waiting times. `takesFromQueue`: trips wait in the job queue, not in the pool of this
 * process.
 */
export function createPlanningWaits(
  takesFromQueue: boolean,
  planning: PlanningPool,
  database: Pick<Database, 'db'>,
): PlanningWaits {
  if (!takesFromQueue)
    return {
      waitOf: async (tripId) => planning.waitMillis(tripId),
      state: async () => {
        const load = planning.load();
        return { ...load, waitMillis: load.waiting === 0 ? 0 : planning.waitMillis() };
      },
    };
  let read: Promise<PlanningQueue> | undefined;
  const readQueue = () => {
    if (read) return read;
    const reading = readPlanningQueue(database.db);
    read = reading;
    const forget = () => {
      if (read === reading) read = undefined;
    };
    reading.catch(forget);
    setTimeout(forget, readEveryMs).unref();
    return reading;
  };
  return {
    async waitOf(tripId) {
      const queue = await readQueue();
      const index = queue.waiting.indexOf(tripId);
      return index < 0 ? undefined : waitMillis(index, queue);
    },
    async state() {
      const queue = await readQueue();
      const { length } = queue.waiting;
      return {
        waiting: length,
        running: queue.running,
        waitMillis: length === 0 ? 0 : waitMillis(length - 1, queue),
      };
    },
  };
}

import type { Outcome, Plan } from '@yunyou/planner/plan';
import type { Problem } from '@yunyou/planner/problem';

/** What the pool sends to a worker: one problem at a time. */
export interface PlanningJob {
  problem: Problem;
  seed: number;
  millis: number;
  /** One Int32: anything but 0 tells the worker to stop. Shared, so that a busy worker sees it. */
  cancelled: SharedArrayBuffer;
}

/** What a worker sends back: better and better plans, then how it ended. */
export type PlanningMessage =
  | { kind: 'plan'; plan: Plan; cpuMillis: number }
  | { kind: 'done'; outcome: Outcome; cpuMillis: number }
  | { kind: 'error'; text: string };

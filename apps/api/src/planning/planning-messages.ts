import type { Outcome, Plan } from '@yunyou/planner/plan';
import type { Problem } from '@yunyou/planner/problem';
import type { CityPlan } from '@yunyou/planner/trip/outline/city-plans';

/** A message from the pool to a worker: one problem to solve. */
export interface PlanningJob {
  problem: Problem;
  seed: number;
  millis: number;
  iterations?: number | undefined;
  cityPlans?: readonly CityPlan[] | undefined;
  /** One Int32; a value other than 0 stops the worker. Shared memory, because a busy worker receives no messages. */
  cancelled: SharedArrayBuffer;
}

/** A message from a worker: every improved plan, then the outcome or an error. */
export type PlanningMessage =
  | { kind: 'plan'; plan: Plan; cpuMillis: number }
  | { kind: 'done'; outcome: Outcome; cpuMillis: number }
  | { kind: 'error'; text: string };

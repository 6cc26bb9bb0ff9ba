import type { StoredPlan } from '@yunyou/contract/trip/stored-plan.schema';
import { toPlan, toStoredPlan } from '@yunyou/domain/trip/plan/stored-plan';
import type { Outcome } from '@yunyou/planner/plan';
import type { PlanningResult } from './planning-pool.ts';

type Impossible = Extract<Outcome, { status: 'impossible' }>;

/** A planning result as JSON, for the job queue. */
export type StoredOutcome =
  | { status: 'planned'; plan: StoredPlan; iterations: number }
  | (Omit<Impossible, 'nearest'> & { nearest?: StoredPlan })
  | Exclude<PlanningResult, Outcome>;

export function toStoredOutcome(result: PlanningResult): StoredOutcome {
  if (result.status === 'planned') return { ...result, plan: toStoredPlan(result.plan) };
  if (result.status !== 'impossible') return result;
  const { nearest, ...rest } = result;
  return { ...rest, ...(nearest && { nearest: toStoredPlan(nearest) }) };
}

export function toOutcome(stored: StoredOutcome): PlanningResult {
  if (stored.status === 'planned') return { ...stored, plan: toPlan(stored.plan) };
  if (stored.status !== 'impossible') return stored;
  return { ...stored, nearest: stored.nearest && toPlan(stored.nearest) };
}

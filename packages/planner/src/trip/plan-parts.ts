import type { Candidate } from './days/candidates.ts';
import type { Segment } from './days/segments.ts';
import type { Outline } from './outline/outline.ts';
import type { Tables } from './outline/outline-parts.ts';
import type { SearchSpace } from './search-space.ts';

/** A candidate with its start. */
export type Scheduled = {
  readonly candidate: Candidate;
  readonly startMinute: number;
  readonly locked?: boolean;
};

/** What the days of a plan are built from. */
export type PlanParts = {
  readonly space: SearchSpace;
  readonly outline: Outline;
  readonly segments: readonly Segment[];
  readonly tours: readonly (readonly Scheduled[])[];
  readonly tables: Tables;
  /** Meals keep their place and time, because the plan is a repaired one. */
  readonly keepsMeals?: boolean;
};

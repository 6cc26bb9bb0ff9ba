import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { Plan } from '@yunyou/planner/plan';
import type { Problem } from '@yunyou/planner/problem';

/** A trip while it is edited. Changes to single days and places are stored in the brief. */
export type Draft = {
  readonly title: string;
  readonly brief: TripBrief;
  readonly plan: Plan;
};

/** Returns the planner's problem of a brief, or undefined when it has none. May cache by object identity. */
export type ProblemOf = (brief: TripBrief) => Problem | undefined;

export type EditResult =
  | { readonly status: 'done'; readonly draft: Draft }
  /** Nothing was changed. `text` explains the reason to the traveller. */
  | { readonly status: 'refused'; readonly text: string };

/** Refuses an edit or a command with a reason for the traveller. */
export const refuse = (text: string) => ({ status: 'refused', text }) as const;

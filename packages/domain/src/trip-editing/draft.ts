import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { Plan } from '@yunyou/planner/plan';
import type { Problem } from '@yunyou/planner/problem';

/** A trip while it is edited: the brief carries what was changed about single days and places. */
export type Draft = {
  readonly title: string;
  readonly brief: TripBrief;
  readonly plan: Plan;
};

/** The planner's problem of a brief; undefined when it has none. Equal briefs by identity may share one. */
export type ProblemOf = (brief: TripBrief) => Problem | undefined;

export type EditResult =
  | { readonly status: 'done'; readonly draft: Draft }
  /** Nothing was changed; the text says why, for the traveller. */
  | { readonly status: 'refused'; readonly text: string };

import type { Plan } from '../plan.ts';
import type { CostScope, Hotel, ProblemData, Service } from '../problem-data.ts';

/** Everything the planner does with one kind of rule. Each kind has one file in this folder. */
export type ConstraintDefinition<R> = {
  /** Ids that the rule refers to. `createProblem` rejects those that the problem does not contain. */
  readonly listIds?: (rule: R) => readonly string[];
  /** Checks a finished plan, from the plan and the data alone. */
  readonly isSatisfied: (rule: R, plan: Plan, data: ProblemData) => boolean;
  /** Adds the limits under which the search finds only (or mostly) plans that keep the rule. */
  readonly restrict: (rule: R, limits: SearchLimits, data: ProblemData) => void;
  /** Shares the weight of a soft rule among the candidates that help to keep it. */
  readonly shareWeight?: (rule: R, share: WeightShare) => void;
};

export type WeightShare = {
  readonly data: ProblemData;
  readonly weight: number;
  /** Adds an amount, which may be negative, to the worth of each candidate. */
  readonly add: (ids: readonly string[], amount: number) => void;
};

/** Limits that rules put on the search. Every `restrict` adds its own; all of them apply together. */
export type SearchLimits = {
  /** Places, restaurants and hotels that the search must not use. */
  readonly excludedIds: Set<string>;
  readonly counts: CountLimit[];
  readonly budgets: BudgetLimit[];
  readonly times: TimeLimit[];
  readonly orders: OrderLimit[];
  /** Local modes that at least one leg must use. */
  readonly modesToUse: string[];
  readonly requiredCityIds: Set<string>;
  readonly cityFilters: ((cityId: string) => boolean)[];
  readonly hotelFilters: ((hotel: Hotel) => boolean)[];
  readonly localModeFilters: ((mode: string, meters: number) => boolean)[];
  readonly rideFilters: ((service: Service, position: RidePosition) => boolean)[];
  /** Filters for the day and minute at which the first ride arrives. */
  readonly firstArrivalFilters: ((dayIndex: number, minute: number) => boolean)[];
  /** Longest allowed trips, in days. */
  readonly maxDays: number[];
};

/** Between `min` and `max` of these places or restaurants are used. */
export type CountLimit = { readonly ids: ReadonlySet<string>; readonly min: number; readonly max: number };

/** The sum of these costs is at most `maxMinor`. */
export type BudgetLimit = { readonly scopes: readonly CostScope[]; readonly maxMinor: number };

/** One visit, meal or night at the location starts by `startBy`, ends at `endFrom` or later, and lasts `minMinutes`. */
export type TimeLimit = {
  readonly locationId: string;
  readonly startBy?: number;
  readonly endFrom?: number;
  readonly minMinutes?: number;
};

export type OrderLimit = { readonly firstId: string; readonly secondId: string };

/** Whether a ride is the first or the last of the trip; it may be both. */
export type RidePosition = { readonly isFirst: boolean; readonly isLast: boolean };

/** Returns a limit that demands `atLeast` (default: all) of the listed candidates. */
export function countAtLeast(list: readonly string[], atLeast: number | undefined): CountLimit {
  const ids = new Set(list);
  return { ids, min: atLeast ?? ids.size, max: Infinity };
}

import type { Plan } from '../plan.ts';
import type { ProblemData } from '../problem-data.ts';
import type { AnyOfRule } from './any-of.ts';
import { type AvoidRule, avoid } from './avoid.ts';
import { type BudgetRule, budget } from './budget.ts';
import { type CitiesRule, cities } from './cities.ts';
import type { ConstraintDefinition, SearchLimits, WeightShare } from './constraint.ts';
import { type DineRule, dine } from './dine.ts';
import { type KindCountRule, kindCount } from './kind-count.ts';
import { type OrderRule, order } from './order.ts';
import { type ArriveByRule, arriveBy } from './rides/arrive-by.ts';
import { type LocalModesRule, localModes } from './rides/local-modes.ts';
import { type ModeBeyondRule, modeBeyond } from './rides/mode-beyond.ts';
import { type RideModesRule, rideModes } from './rides/ride-modes.ts';
import { type UseLocalModesRule, useLocalModes } from './rides/use-local-modes.ts';
import { type HotelFeaturesRule, hotelFeatures } from './stays/hotel-features.ts';
import { type HotelWithinRule, hotelWithin } from './stays/hotel-within.ts';
import { type HotelsRule, hotels } from './stays/hotels.ts';
import { type TimeAtRule, timeAt } from './time-at.ts';
import { type VisaAreaRule, visaArea } from './visa-area.ts';
import { type VisitRule, visit } from './visit.ts';

/** A rule that a plan must keep. Conflicts are reported by `id`, which is unique within a problem. */
export type Constraint = { readonly id: string } & Rule;

export type Rule = SingleRule | AnyOfRule<Rule>;

/** Every kind of rule except `anyOf`. */
export type SingleRule =
  | VisitRule
  | AvoidRule
  | DineRule
  | KindCountRule
  | BudgetRule
  | LocalModesRule
  | UseLocalModesRule
  | ModeBeyondRule
  | RideModesRule
  | ArriveByRule
  | HotelFeaturesRule
  | HotelsRule
  | HotelWithinRule
  | TimeAtRule
  | OrderRule
  | CitiesRule
  | VisaAreaRule;

/** Every kind of rule with its definition. Verification, search, input checks and soft wishes all go through this list. */
const definitions: {
  readonly [Name in SingleRule['rule']]: ConstraintDefinition<Extract<SingleRule, { rule: Name }>>;
} = {
  visit,
  avoid,
  dine,
  kindCount,
  budget,
  localModes,
  useLocalModes,
  modeBeyond,
  rideModes,
  arriveBy,
  hotelFeatures,
  hotels,
  hotelWithin,
  timeAt,
  order,
  cities,
  visaArea,
};

/** Returns whether a finished plan keeps a rule. */
export function isSatisfied(rule: Rule, plan: Plan, data: ProblemData): boolean {
  if (rule.rule === 'anyOf') return rule.options.some((option) => isSatisfied(option, plan, data));
  return definitionOf(rule).isSatisfied(rule, plan, data);
}

/** Lists the ids that a rule refers to. */
export function listIds(rule: Rule): readonly string[] {
  if (rule.rule === 'anyOf') return rule.options.flatMap(listIds);
  return definitionOf(rule).listIds?.(rule) ?? [];
}

/** Collects the limits of several rules that must all hold. */
export function collectLimits(rules: readonly SingleRule[], data: ProblemData): SearchLimits {
  const limits: SearchLimits = {
    excludedIds: new Set(),
    counts: [],
    budgets: [],
    times: [],
    orders: [],
    modesToUse: [],
    requiredCityIds: new Set(),
    cityFilters: [],
    hotelFilters: [],
    localModeFilters: [],
    rideFilters: [],
    firstArrivalFilters: [],
    maxDays: [],
  };
  for (const rule of rules) definitionOf(rule).restrict(rule, limits, data);
  return limits;
}

/** Shares the weight of a soft rule among the candidates that help to keep it; every option of `anyOf` gets all of it. */
export function shareWeight(rule: Rule, share: WeightShare): void {
  if (rule.rule === 'anyOf') for (const option of rule.options) shareWeight(option, share);
  else definitionOf(rule).shareWeight?.(rule, share);
}

function definitionOf<R extends SingleRule>(rule: R): ConstraintDefinition<R> {
  // The key of a definition is the name of its rule, which TypeScript cannot follow through the lookup.
  return definitions[rule.rule] as unknown as ConstraintDefinition<R>;
}

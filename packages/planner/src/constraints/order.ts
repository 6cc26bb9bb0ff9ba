import type { ConstraintDefinition, OrderLimit } from './constraint.ts';
import { findLocation, listItems } from './plan-items.ts';

/** C15: if both are in the plan, the first comes before the second. */
export type OrderRule = { readonly rule: 'order' } & OrderLimit;

export const order: ConstraintDefinition<OrderRule> = {
  listIds: ({ firstId, secondId }) => [firstId, secondId],
  isSatisfied: ({ firstId, secondId }, plan) => {
    const used = listItems(plan).map(findLocation);
    const [first, second] = [used.indexOf(firstId), used.indexOf(secondId)];
    return first < 0 || second < 0 || first < second;
  },
  restrict: (rule, { orders }) => void orders.push(rule),
};

const NOON = 12 * 60;

/** Start windows of a candidate: a list per day of the trip, each window with its first and last minute. */
type Starts = readonly (readonly [number, number])[];

type OrderedCandidate = {
  readonly locationId: string;
  readonly at: 'restaurant' | 'hotel' | 'nearby' | undefined;
  readonly startsByDay: readonly Starts[];
};

/**
 * Splits the trip for every "first before second": first candidates keep only days before the middle, second
 * candidates only days from the middle on. On a trip of one day the middle is noon. Stricter than the rule, but it
 * needs no order inside the routing search.
 */
export function applyOrders<T extends OrderedCandidate>(
  orders: readonly OrderLimit[],
  dayCount: number,
  candidates: readonly T[],
): readonly T[] {
  if (orders.length === 0) return candidates;
  const middle = Math.ceil(dayCount / 2);
  const firsts = new Set(orders.map(({ firstId }) => firstId));
  const seconds = new Set(orders.map(({ secondId }) => secondId));
  return candidates.map((candidate) => {
    const isFirst = firsts.has(candidate.locationId);
    const isSecond = seconds.has(candidate.locationId);
    if (candidate.at === 'nearby' || (!isFirst && !isSecond)) return candidate;
    const startsByDay = candidate.startsByDay.map((starts, day) => {
      if (dayCount === 1) return clip(starts, isSecond ? NOON + 1 : 0, isFirst ? NOON : Infinity);
      return (isFirst && day >= middle) || (isSecond && day < middle) ? [] : starts;
    });
    return { ...candidate, startsByDay };
  });
}

function clip(starts: Starts, from: number, to: number): Starts {
  return starts
    .map(([first, last]) => [Math.max(first, from), Math.min(last, to)] as const)
    .filter(([first, last]) => first <= last);
}

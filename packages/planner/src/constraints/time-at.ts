import { type ConstraintDefinition, countAtLeast, type TimeLimit } from './constraint.ts';
import { findLocation, listItems } from './plan-items.ts';

/** C14: one visit, meal or night at this place, restaurant or hotel has the given times. */
export type TimeAtRule = { readonly rule: 'timeAt' } & TimeLimit;

/** A hotel must be the one of its city; a place or restaurant must be used. Its starts are narrowed by `boundStarts`. */
export const timeAt: ConstraintDefinition<TimeAtRule> = {
  listIds: ({ locationId }) => [locationId],
  isSatisfied: ({ locationId, startBy = Infinity, endFrom = -Infinity, minMinutes = 0 }, plan) =>
    listItems(plan).some(
      (item) =>
        findLocation(item) === locationId &&
        item.startMinute <= startBy &&
        item.endMinute >= endFrom &&
        item.endMinute - item.startMinute >= minMinutes,
    ),
  restrict: (rule, limits, { hotels }) => {
    limits.times.push(rule);
    const wanted = hotels.find(({ id }) => id === rule.locationId);
    if (wanted) limits.hotelFilters.push(({ id, cityId }) => cityId !== wanted.cityId || id === wanted.id);
    else limits.counts.push(countAtLeast([rule.locationId], 1));
  },
};

/** Returns the shortest stay that can satisfy all limits, in minutes. */
export function findMinMinutes(limits: readonly TimeLimit[]): number {
  return Math.max(
    0,
    ...limits.map(({ startBy, endFrom, minMinutes = 0 }) =>
      startBy === undefined || endFrom === undefined ? minMinutes : Math.max(minMinutes, endFrom - startBy),
    ),
  );
}

/** Returns the first and last minute at which a stay of this length may start. */
export function boundStarts(limits: readonly TimeLimit[], minutes: number): readonly [number, number] {
  return [
    Math.max(...limits.map(({ endFrom = -Infinity }) => endFrom - minutes)),
    Math.min(...limits.map(({ startBy = Infinity }) => startBy)),
  ];
}

import type { ConstraintDefinition } from '../constraint.ts';

/** C10: the first inter-city ride has arrived by this minute of this day. Plans without a ride satisfy it. */
export type ArriveByRule = { readonly rule: 'arriveBy'; readonly dayIndex: number; readonly minute: number };

export const arriveBy: ConstraintDefinition<ArriveByRule> = {
  isSatisfied: (rule, plan) => {
    for (const { dayIndex, items } of plan.days) {
      const ride = items.find(({ kind }) => kind === 'ride');
      if (ride) return isInTime(rule, dayIndex, ride.endMinute);
    }
    return true;
  },
  restrict: (rule, { firstArrivalFilters }) =>
    void firstArrivalFilters.push((dayIndex, minute) => isInTime(rule, dayIndex, minute)),
};

/** Compares across days, because a minute above 1440 belongs to the night after the ride's day. */
function isInTime(rule: ArriveByRule, dayIndex: number, minute: number): boolean {
  return dayIndex * 1440 + minute <= rule.dayIndex * 1440 + rule.minute;
}

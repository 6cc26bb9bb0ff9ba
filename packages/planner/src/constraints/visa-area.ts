import type { ConstraintDefinition } from './constraint.ts';

/** C17: only these cities are stayed in, and the trip has at most `maxDays` days. */
export type VisaAreaRule = {
  readonly rule: 'visaArea';
  readonly cityIds: readonly string[];
  readonly maxDays: number;
};

export const visaArea: ConstraintDefinition<VisaAreaRule> = {
  isSatisfied: ({ cityIds, maxDays }, { days, stays }) =>
    days.length <= maxDays && stays.every(({ cityId }) => cityIds.includes(cityId)),
  restrict: ({ cityIds, maxDays }, limits) => {
    limits.cityFilters.push((id) => cityIds.includes(id));
    limits.maxDays.push(maxDays);
  },
};

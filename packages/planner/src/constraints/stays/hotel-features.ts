import type { ConstraintDefinition } from '../constraint.ts';
import { listHotelIds } from '../plan-items.ts';

/** C11: every hotel has all, at least one, or none of these features. */
export type HotelFeaturesRule = {
  readonly rule: 'hotelFeatures';
  readonly features: readonly string[];
  readonly match: 'all' | 'any' | 'none';
};

export const hotelFeatures: ConstraintDefinition<HotelFeaturesRule> = {
  isSatisfied: (rule, plan, { hotels }) =>
    listHotelIds(plan).every((id) => isMatch(rule, hotels.find((hotel) => hotel.id === id)?.features ?? [])),
  restrict: (rule, { hotelFilters }) => void hotelFilters.push(({ features }) => isMatch(rule, features)),
  shareWeight: (rule, { data, weight, add }) => {
    const matching = data.hotels.filter(({ features }) =>
      features.some((one) => rule.features.includes(one)),
    );
    add(
      matching.map(({ id }) => id),
      rule.match === 'none' ? -weight : weight,
    );
  },
};

function isMatch({ features, match }: HotelFeaturesRule, own: readonly string[]): boolean {
  const count = features.filter((feature) => own.includes(feature)).length;
  if (match === 'none') return count === 0;
  return match === 'all' ? count === features.length : count > 0;
}

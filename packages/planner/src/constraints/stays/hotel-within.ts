import type { ProblemData } from '../../problem-data.ts';
import type { ConstraintDefinition } from '../constraint.ts';
import { listHotelIds } from '../plan-items.ts';

/**
 * C13: every hotel in the location's city lies within this distance of the location, by the metres of the city's first
 * mode. Hotels in other cities are free.
 */
export type HotelWithinRule = {
  readonly rule: 'hotelWithin';
  readonly locationId: string;
  readonly meters: number;
};

export const hotelWithin: ConstraintDefinition<HotelWithinRule> = {
  listIds: ({ locationId }) => [locationId],
  isSatisfied: (rule, plan, data) => listHotelIds(plan).every((id) => isWithin(rule, id, data)),
  restrict: (rule, { hotelFilters }, data) => void hotelFilters.push(({ id }) => isWithin(rule, id, data)),
};

function isWithin(
  { locationId, meters }: HotelWithinRule,
  hotelId: string,
  { cities }: ProblemData,
): boolean {
  const city = cities.find(({ locationIds }) => locationIds.includes(locationId));
  const to = city?.locationIds.indexOf(hotelId) ?? -1;
  if (!city || to < 0) return true;
  const from = city.locationIds.indexOf(locationId);
  const distance = city.modes[0]?.meters[from * city.locationIds.length + to];
  return distance !== undefined && distance <= meters;
}

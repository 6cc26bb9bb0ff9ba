import type { ConstraintDefinition, RidePosition } from '../constraint.ts';
import { listRides } from '../plan-items.ts';

/** C09: inter-city rides (all, the first or the last of the trip) use only these modes. */
export type RideModesRule = {
  readonly rule: 'rideModes';
  readonly which: 'all' | 'first' | 'last';
  readonly allowed: readonly string[];
};

export const rideModes: ConstraintDefinition<RideModesRule> = {
  isSatisfied: ({ which, allowed }, plan) => {
    const rides = listRides(plan);
    return rides
      .filter((_, index) => concerns(which, { isFirst: index === 0, isLast: index === rides.length - 1 }))
      .every(({ mode }) => allowed.includes(mode));
  },
  restrict: ({ which, allowed }, { rideFilters }) =>
    void rideFilters.push(
      (service, position) => !concerns(which, position) || allowed.includes(service.mode),
    ),
};

function concerns(which: RideModesRule['which'], { isFirst, isLast }: RidePosition): boolean {
  if (which === 'all') return true;
  return which === 'first' ? isFirst : isLast;
}

import type { Constraint, CostScope as EngineScope, Rule } from '@yunyou/planner/problem';
import { findMinute } from '../../clock.ts';
import type { CostScope, TimeAtom } from '../../constraint.ts';
import type { ServiceMode } from '../../sandbox.ts';
import type { Requirements } from '../requirements.ts';

const SCOPES: Readonly<Record<CostScope, EngineScope>> = {
  attraction: 'sights',
  meal: 'meals',
  hotel: 'hotels',
  intercity: 'intercity',
  local: 'local',
};

/** Converts demands to planner rules. Hotels need no rule because only suitable ones are offered. */
export function toConstraints(requirements: Requirements, isPlace: (id: string) => boolean): Constraint[] {
  const { attraction, restaurant, limits, onlyModes, usedModes, modeBeyond, times, orders } = requirements;
  const rules: Rule[] = [
    ...attraction.names.map((group): Rule => ({ rule: 'visit', placeIds: group, atLeast: 1 })),
    ...attraction.kinds.map((kinds): Rule => ({ rule: 'kindCount', of: 'place', kinds, min: 1 })),
    ...restaurant.names.map((group): Rule => ({ rule: 'dine', restaurantIds: group, atLeast: 1 })),
    ...restaurant.kinds.map((kinds): Rule => ({ rule: 'kindCount', of: 'restaurant', kinds, min: 1 })),
    ...limits.map(
      ({ scopes, limit }): Rule => ({
        rule: 'budget',
        scopes: scopes.map((scope) => SCOPES[scope]),
        maxMinor: Math.floor(limit * 100),
      }),
    ),
    ...toRideRules('first', requirements.outward),
    ...toRideRules('last', requirements.homeward),
    ...times.map(toTimeRule),
    ...orders.flatMap((order) => toOrderRules(order, isPlace)),
  ];
  if (onlyModes) rules.push({ rule: 'localModes', allowed: [...onlyModes] });
  if (usedModes.size > 0) rules.push({ rule: 'useLocalModes', modes: [...usedModes] });
  if (modeBeyond) {
    rules.push({ rule: 'modeBeyond', meters: Math.floor(modeBeyond.km * 1000), mode: modeBeyond.mode });
  }
  const arriveBy = findMinute(requirements.arriveBy);
  if (arriveBy !== undefined) rules.push({ rule: 'arriveBy', dayIndex: 0, minute: arriveBy });
  return rules.map((rule, index) => Object.assign({ id: `c${index}` }, rule));
}

function toRideRules(which: 'first' | 'last', allowed: ReadonlySet<ServiceMode>): Rule[] {
  return allowed.size < 2 ? [{ rule: 'rideModes', which, allowed: [...allowed] }] : [];
}

function toOrderRules(
  { first, second }: Requirements['orders'][number],
  isPlace: (id: string) => boolean,
): Rule[] {
  const had = [first, second].map(
    (id): Rule => (isPlace(id) ? { rule: 'visit', placeIds: [id] } : { rule: 'dine', restaurantIds: [id] }),
  );
  return had.concat({ rule: 'order', firstId: first, secondId: second });
}

function toTimeRule({ place, startBy, endFrom, minMinutes }: TimeAtom): Rule {
  const [start, end] = [findMinute(startBy), findMinute(endFrom)];
  return {
    rule: 'timeAt',
    locationId: place,
    ...(start !== undefined && { startBy: start }),
    ...(end !== undefined && { endFrom: end }),
    ...(minMinutes !== undefined && { minMinutes }),
  };
}

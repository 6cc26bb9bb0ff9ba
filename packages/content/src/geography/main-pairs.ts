import { runsWithinDay } from '@yunyou/domain/trip/problem/rides/rides';
import { findRoutes, type Leg, listLegs } from '@yunyou/domain/trip/problem/rides/routes';
import { mainCities } from '../checks/check-counts.ts';
import { listItems } from '../checks/check-items.ts';
import type { Content } from '../read-content.ts';

/** Cities that trips combine in any order: the main cities and the ten most popular other ones. */
export const combinedCities = [
  ...mainCities,
  ...'jiuzhaigou yangshuo kashgar leshan pingyao shangri-la datong quanzhou taian wuyuan'.split(' '),
];

export interface MainPair {
  readonly fromCityId: string;
  readonly toCityId: string;
  /** Changes of the ride that the planner offers; undefined where none arrives on the same day. */
  readonly changes: number | undefined;
}

/** Lists every two of the combined cities that the guide has, in both directions, with the changes between them. */
export function listMainPairs(content: Content): MainPair[] {
  const known = new Set(listItems(content, 'city').map(({ id }) => id));
  const cityIds = combinedCities.filter((id) => known.has(id));
  const legs = listLegs(listItems(content, 'link').map(({ id, fields }) => ({ ...fields, id })));
  return cityIds.flatMap((fromCityId) => {
    const routes = findRoutes(legs, fromCityId);
    const direct = new Set((legs.get(fromCityId) ?? []).filter(isRide).map(({ toCityId }) => toCityId));
    return cityIds
      .filter((toCityId) => toCityId !== fromCityId)
      .map((toCityId): MainPair => {
        const route = routes.get(toCityId)?.legs ?? [];
        const changes = direct.has(toCityId) ? 0 : runsWithinDay(route) ? route.length - 1 : undefined;
        return { fromCityId, toCityId, changes };
      });
  });
}

/** Returns whether a link joins two cities. A voyage is taken for itself and does not. */
const isRide = ({ link }: Leg) => !link.voyage;

/** Counts pairs, each with the direction that needs more changes. */
export function countMainPairs(pairs: readonly MainPair[]) {
  const worst = new Map<string, number>();
  for (const { fromCityId, toCityId, changes = Infinity } of pairs) {
    const key = [fromCityId, toCityId].toSorted().join(' ');
    worst.set(key, Math.max(worst.get(key) ?? 0, changes));
  }
  const count = (changes: number) => [...worst.values()].filter((value) => value === changes).length;
  const [direct, oneChange] = [count(0), count(1)];
  return { pairs: worst.size, direct, oneChange, others: worst.size - direct - oneChange };
}

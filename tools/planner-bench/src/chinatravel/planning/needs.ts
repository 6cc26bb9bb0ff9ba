import type { TimeAtom } from '../constraint.ts';
import type { City } from '../sandbox.ts';
import { listGroups } from './choice.ts';
import type { Requirements } from './requirements.ts';

/** A demand for at least one of several candidates. */
export interface Need {
  of: 'attraction' | 'restaurant';
  test: (thing: { name: string; kind: string }) => boolean;
  time?: TimeAtom;
}

/** Lists every "at least one of" in the demands. Undefined when a time is demanded at a place that no activity can use. */
export function listNeeds(city: City, requirements: Requirements): Need[] | undefined {
  const needs: Need[] = [
    ...listGroups(requirements.attraction).map((test): Need => ({ of: 'attraction', test })),
    ...listGroups(requirements.restaurant).map((test): Need => ({ of: 'restaurant', test })),
  ];
  if (requirements.mealPrice !== undefined) needs.push({ of: 'restaurant', test: () => true });
  const named = requirements.orders.flatMap(({ first, second }) => [first, second]);
  const wanted: { place: string; time?: TimeAtom }[] = [
    ...named.map((place) => ({ place })),
    ...requirements.times.map((time) => ({ place: time.place, time })),
  ];
  for (const { place, time } of wanted) {
    if (city.hotels.has(place)) continue;
    const of = city.attractions.has(place) ? 'attraction' : 'restaurant';
    if (of === 'restaurant' && !city.restaurants.has(place)) return undefined;
    needs.push({ of, test: (thing) => thing.name === place, ...(time && { time }) });
  }
  return needs;
}

/** Lists the needs that a candidate serves. */
export function servedBy(
  needs: readonly Need[],
  of: Need['of'],
  thing: { name: string; kind: string },
): number[] {
  return needs.flatMap((need, index) => (need.of === of && need.test(thing) ? [index] : []));
}

/**
 * Returns whether a candidate is named in a need with few names. Such candidates are always offered, at any price and
 * distance.
 */
export function isNamed(
  needs: readonly Need[],
  requirements: Requirements,
  thing: { name: string },
): boolean {
  return (
    needs.some((need) => need.time?.place === thing.name) ||
    requirements.orders.some(({ first, second }) => first === thing.name || second === thing.name) ||
    [...requirements.attraction.names, ...requirements.restaurant.names].some((group) =>
      group.includes(thing.name),
    )
  );
}

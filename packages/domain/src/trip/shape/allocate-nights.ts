import type { CityValue } from './city-value.ts';

/**
 * Returns the nights of each city, or undefined when there are fewer nights than cities. Starts with the planned nights
 * of a route where they fit (one night elsewhere), then adds night by night where the next one is worth most.
 */
export function allocateNights(
  cities: readonly CityValue[],
  total: number,
  planned: ReadonlyMap<string, number>,
): readonly number[] | undefined {
  if (total === 0) return cities.length === 1 ? [0] : undefined;
  if (cities.length > total) return undefined;
  const start = cities.map(({ city }) => planned.get(city.id) ?? 1);
  const nights = sum(start) <= total ? start : cities.map(() => 1);
  while (sum(nights) < total) {
    const gains = cities.map(({ ofNights }, index) => {
      const count = nights[index] ?? 0;
      return ofNights(count + 1) - ofNights(count);
    });
    const best = gains.reduce((at, gain, index) => (gain > (gains[at] ?? -Infinity) ? index : at), 0);
    nights[best] = (nights[best] ?? 0) + 1;
  }
  return nights;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

import type { CityValue } from './worth/city-value.ts';

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
  const gainOf = ({ ofNights }: CityValue, count: number): number => ofNights(count + 1) - ofNights(count);
  const gains = cities.map((city, index) => gainOf(city, nights[index] ?? 0));
  for (let left = total - sum(nights); left > 0; left -= 1) {
    const best = gains.reduce((at, gain, index) => (gain > (gains[at] ?? -Infinity) ? index : at), 0);
    const count = (nights[best] ?? 0) + 1;
    nights[best] = count;
    const city = cities[best];
    if (city) gains[best] = gainOf(city, count);
  }
  return nights;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

import { expect, test } from 'vitest';
import { buildTrip, type Town, train } from '../../fixtures/trip-builder.ts';
import type { Rule } from '../../problem.ts';
import { createSearchSpace } from '../search-space.ts';
import { listCityPlans } from './city-plans.ts';

function town(id: string, places: number, rules: Town['rules'] = {}): Town {
  return {
    id,
    gatewayIds: [`${id}-gate`],
    places: Array.from({ length: places }, (_, i) => ({ id: `${id}${i}` })),
    hotels: [{ id: `${id}-inn` }],
    rules,
  };
}
const both = (a: string, b: string) => [
  train(`${a}${b}`, `${a}-gate`, `${b}-gate`, [600]),
  train(`${b}${a}`, `${b}-gate`, `${a}-gate`, [600]),
];

test('gives more nights to the city with more places', () => {
  const problem = buildTrip([town('a', 2), town('b', 20)], { dayCount: 6, services: both('a', 'b') });
  const [best] = listCityPlans(createSearchSpace(problem, []), 5);
  expect(best?.nights[best.cityIds.indexOf('b')]).toBeGreaterThanOrEqual(3);
});

test('keeps night limits and required cities in every plan', () => {
  const services = [...both('a', 'b'), ...both('b', 'c'), ...both('a', 'c')];
  const problem = buildTrip([town('a', 9, { maxNights: 1 }), town('b', 5), town('c', 1)], {
    dayCount: 6,
    services,
  });
  const rule: Rule = { rule: 'cities', cityIds: ['b'] };
  const plans = listCityPlans(createSearchSpace(problem, [rule]), 20);
  expect(plans.length).toBeGreaterThan(1);
  for (const { cityIds, nights } of plans) {
    expect(cityIds).toContain('b');
    expect(nights.reduce((sum, count) => sum + count, 0)).toBe(5);
    expect(nights[cityIds.indexOf('a')] ?? 0).toBeLessThanOrEqual(1);
  }
});

test('never includes a city without a ride', () => {
  const problem = buildTrip([town('a', 3), town('c', 50), town('b', 3)], {
    dayCount: 4,
    services: both('a', 'b'),
  });
  const plans = listCityPlans(createSearchSpace(problem, []), 20);
  expect(plans.flatMap(({ cityIds }) => cityIds)).not.toContain('c');
});

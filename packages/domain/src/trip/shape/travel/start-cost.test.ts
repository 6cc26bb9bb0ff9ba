import { expect, it } from 'vitest';
import { sampleCity } from '../../catalogue/trip-samples.ts';
import { createStartCost } from './start-cost.ts';

const cities = [
  sampleCity('hub'),
  sampleCity('near'),
  sampleCity('far'),
  sampleCity('village', { airports: [], stations: [] }),
];
const minutes: Record<string, number> = { hub: 0, near: 150, far: 330, village: 120 };
const cost = createStartCost(
  cities,
  (id) => (id === 'hub' ? 1 : 0),
  (_, to) => minutes[to] ?? Infinity,
);

it('charges a start far from a city with many flights, and one without an airport or station', () => {
  expect([cost('hub'), cost('near')]).toEqual([0, 0]);
  expect(cost('far')).toBeGreaterThan(0);
  expect(cost('village')).toBeGreaterThan(0);
});

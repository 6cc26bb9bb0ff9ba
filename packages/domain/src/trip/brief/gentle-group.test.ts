import { expect, test } from 'vitest';
import { sampleBrief } from '../catalogue/trip-samples.ts';
import { isGentleGroup } from './gentle-group.ts';

const withChildren = (childAges: number[], children = childAges.length) =>
  sampleBrief({ travellers: { adults: 2, children }, childAges });

test('a child below 10 or of unknown age, a senior or a mobility need makes a group gentle', () => {
  expect(isGentleGroup(withChildren([9]))).toBe(true);
  expect(isGentleGroup(withChildren([12], 2))).toBe(true);
  expect(isGentleGroup(sampleBrief({ seniors: 1 }))).toBe(true);
  expect(isGentleGroup(sampleBrief({ mobility: ['wheelchair'] }))).toBe(true);
});

test('adults with older children are not', () => {
  expect(isGentleGroup(sampleBrief())).toBe(false);
  expect(isGentleGroup(withChildren([10, 14]))).toBe(false);
});

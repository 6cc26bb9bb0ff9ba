import { expect, it } from 'vitest';
import { contentOf, itemOf, sampleLink, sampleSpot } from './check-samples.ts';
import { listStale } from './list-stale.ts';

it('lists items after the months that their kind of fact is valid', () => {
  const content = contentOf(itemOf('scenic-spot', 'pagoda', { ...sampleSpot, factsAsOf: '2025-06' }));
  expect(listStale(content, '2027-06-30')).toEqual([]);
  expect(listStale(content, '2027-07-01')).toHaveLength(1);
});

it('gives sights without a ticket and railway links three years', () => {
  const content = contentOf(
    itemOf('scenic-spot', 'square', { ...sampleSpot, free: true, tickets: [], factsAsOf: '2023-12' }),
    itemOf('link', 'fast-train', { ...sampleLink, mode: 'train', factsAsOf: '2023-12' }),
  );
  expect(listStale(content, '2026-12-31')).toEqual([]);
  expect(listStale(content, '2027-01-01')).toHaveLength(2);
});

it('gives flights and coaches two years', () => {
  const content = contentOf(
    itemOf('link', 'flight', { ...sampleLink, mode: 'flight', factsAsOf: '2023-12' }),
    itemOf('link', 'coach', { ...sampleLink, mode: 'coach', factsAsOf: '2023-12' }),
  );
  expect(listStale(content, '2025-12-31')).toEqual([]);
  expect(listStale(content, '2026-01-01')).toHaveLength(2);
});

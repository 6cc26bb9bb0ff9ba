import { expect, it } from 'vitest';
import { contentOf, itemOf, sampleSpot } from './check-samples.ts';
import { listStale } from './list-stale.ts';

it('lists items after the months that their kind of fact is valid', () => {
  const content = contentOf(itemOf('scenic-spot', 'pagoda', { ...sampleSpot, factsAsOf: '2025-06' }));
  expect(listStale(content, '2026-12-31')).toEqual([]);
  expect(listStale(content, '2027-01-01')).toHaveLength(1);
});

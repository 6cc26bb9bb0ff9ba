import { expect, it } from 'vitest';
import { contentOf, itemOf, sampleLink, sampleSpot } from './checks/check-samples.ts';
import { listStale } from './list-stale.ts';

const listed = (content: Parameters<typeof listStale>[0], today: string) =>
  listStale(content, today).map(({ message }) => message);

it('lists items with the kinds of facts that are too old', () => {
  const content = contentOf(itemOf('scenic-spot', 'pagoda', { ...sampleSpot, factsAsOf: '2025-06' }));
  expect(listed(content, '2026-12-31')).toEqual([]);
  expect(listed(content, '2027-01-01')).toEqual(['pagoda: factsAsOf is 2025-06, too old for hours.']);
  expect(listed(content, '2027-07-01')).toEqual(['pagoda: factsAsOf is 2025-06, too old for hours, prices.']);
});

it('gives sights that are free and always open three years', () => {
  const openingHours = [{ open: '00:00', close: '24:00', closedOn: [] }];
  const square = { ...sampleSpot, openingHours, free: true, tickets: [], factsAsOf: '2023-12' };
  const content = contentOf(itemOf('scenic-spot', 'square', square));
  expect(listed(content, '2026-12-31')).toEqual([]);
  expect(listed(content, '2027-01-01')).toHaveLength(1);
});

it('gives railway links three years and their train times half a year', () => {
  const services = [
    { number: 'G1', direction: 'there' as const, departs: '07:00', arrives: '11:29', dayOffset: 0 },
  ];
  const train = { ...sampleLink, mode: 'train', factsAsOf: '2023-12' } as const;
  const content = contentOf(
    itemOf('link', 'line', { ...train, services: [] }),
    itemOf('link', 'times', { ...train, services, timetable: '2023-12' }),
  );
  expect(listed(content, '2024-07-01')).toEqual(['times: factsAsOf is 2023-12, too old for trainTimes.']);
  expect(listed(content, '2026-12-31')).toHaveLength(1);
  expect(listed(content, '2027-01-01')).toHaveLength(2);
});

it('gives flights and coaches two years', () => {
  const content = contentOf(
    itemOf('link', 'flight', { ...sampleLink, mode: 'flight', factsAsOf: '2023-12' }),
    itemOf('link', 'coach', { ...sampleLink, mode: 'coach', factsAsOf: '2023-12' }),
  );
  expect(listStale(content, '2025-12-31')).toEqual([]);
  expect(listStale(content, '2026-01-01')).toHaveLength(2);
});

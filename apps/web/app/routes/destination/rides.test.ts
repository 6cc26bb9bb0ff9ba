import type { CityLink } from '@yunyou/contract/site/city.endpoints';
import { expect, it } from 'vitest';
import { describeRidesAge, toRide } from './rides.ts';

const link = (fields: Partial<CityLink>): CityLink => ({
  ...{ id: 'a', mode: 'train', minutes: 90, perDay: 20, factsAsOf: '2023-12' },
  ...{ hereStop: 'North', thereStop: 'South' },
  city: { id: 'a', name: 'A', zhName: '城', linkUrl: '/destination/city?id=a' },
  ...fields,
});

it('names the month of the oldest train times and where to check them', () => {
  expect(describeRidesAge([link({})])).toBe('Train times of December 2023. Check on 12306 before you book.');
  expect(describeRidesAge([link({ timetable: '2026-10' }), link({}), link({ timetable: '2025-01' })])).toBe(
    'Train times of December 2023 or later. Check on 12306 before you book.',
  );
});

it('returns nothing about train times without a train', () => {
  expect(describeRidesAge([link({ mode: 'flight' })])).toBeUndefined();
  expect(describeRidesAge([])).toBeUndefined();
});

it('gives a published fare as the lowest, and a derived one as a rough figure', () => {
  const fare = { amountMinor: 47_000, currency: 'CNY' } as const;
  expect(toRide(link({ fare })).detail).toContain('from CN¥470');
  expect(toRide(link({ fare, fareRule: 'sum-of-parts' })).detail).toContain('about CN¥470');
});

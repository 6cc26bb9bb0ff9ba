import { expect, it } from 'vitest';
import { describeFactsAge } from './facts-age.ts';

const pagoda = {
  openingHours: [{ open: '08:00', close: '17:00' }],
  free: false,
  tickets: [{}],
  factsAsOf: '2025-06',
};

it('asks to confirm the kinds of facts that are too old, by name', () => {
  const textOn = (today: string) => describeFactsAge('scenic-spot', pagoda, today);
  expect(textOn('2026-12-31')).toBe('Last checked June 2025. Check before you go.');
  expect(textOn('2027-01-01')).toBe(
    'Last checked June 2025. Much can change in that time: confirm opening hours before you go.',
  );
  expect(textOn('2027-07-01')).toContain('confirm opening hours and prices before you go');
});

it('asks whether an old hotel is still open', () => {
  expect(describeFactsAge('hotel', { factsAsOf: '2019-06' }, '2026-11-19')).toBe(
    'Last checked June 2019. Much can change in that time: confirm that it is still open before you go.',
  );
});

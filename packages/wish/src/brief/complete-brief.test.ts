import { expect, it } from 'vitest';
import { completeBrief, defaultTripDays } from './complete-brief.ts';

it.each([
  [0, 7],
  [2, 7],
  [3, 8],
  [4, 10],
  [8, 20],
  [9, 21],
  [20, 21],
])('plans for %i cities %i days by default', (cities, days) => {
  expect(defaultTripDays(cities)).toBe(days);
});

it('fills open fields with defaults and keeps stated ones', () => {
  const brief = completeBrief({ cityIds: ['a', 'b', 'c', 'd'], pace: 'full' }, '2026-06-15');
  expect(brief).toMatchObject({
    when: { kind: 'month', days: 10 },
    travellers: { adults: 2, children: 0 },
    pace: 'full',
  });
});

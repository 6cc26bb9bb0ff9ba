import { describe, expect, it } from 'vitest';
import { firstMonthKept, monthsAhead } from './month-retention.ts';

const day = (date: Date) => date.toISOString().slice(0, 10);

describe('months of retention', () => {
  it.each([
    ['2026-11-18T08:00:00Z', 3, '2027-02-01'],
    ['2026-01-31T23:59:59Z', 1, '2026-02-01'],
    ['2026-01-31T23:59:59Z', -1, '2025-12-01'],
    ['2024-02-29T00:00:00Z', -12, '2023-02-01'],
  ])('at %s, %i months ahead begin on %s', (now, months, expected) => {
    expect(day(monthsAhead(new Date(now), months))).toBe(expected);
  });

  it('keeps no row longer than promised, and at most a month less', () => {
    for (let passed = 0; passed < 800; passed += 1) {
      const now = new Date(Date.UTC(2026, 0, 1, 5) + passed * 86_400_000);
      const kept = firstMonthKept(now, { days: 180 });
      const keptDays = (now.getTime() - kept.getTime()) / 86_400_000;
      expect(keptDays, day(now)).toBeLessThanOrEqual(180);
      expect(keptDays, day(now)).toBeGreaterThan(180 - 32);
    }
  });
});

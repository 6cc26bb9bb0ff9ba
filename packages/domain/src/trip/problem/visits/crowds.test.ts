import { describe, expect, it } from 'vitest';
import { crowdFactor, crowdLevelOfTrip, crowdLevelOn } from './crowds.ts';

const on = (firstDate: string, days: number) => ({ kind: 'dates', firstDate, days }) as const;

describe('crowd level', () => {
  it('is 1 in the long holidays, also in years without a published calendar', () => {
    expect(crowdLevelOn('2026-10-02')).toBe(1);
    expect(crowdLevelOn('2026-02-18')).toBe(1);
    expect(crowdLevelOn('2033-10-03')).toBe(1);
  });

  it('is higher at weekends than on workdays, and higher in summer than in March', () => {
    expect(crowdLevelOn('2026-03-14')).toBeGreaterThan(crowdLevelOn('2026-03-11'));
    expect(crowdLevelOn('2026-07-15')).toBeGreaterThan(crowdLevelOn('2026-03-11'));
    expect(crowdLevelOn('2026-07-18')).toBeCloseTo(0.2 + 0.3);
  });

  it('is 0 on a weekend day that is a workday in exchange for a holiday', () => {
    expect(crowdLevelOn('2026-02-28')).toBe(0);
  });

  it('is the mean of the days for a trip', () => {
    expect(crowdLevelOfTrip(on('2026-03-09', 5))).toBe(0);
    expect(crowdLevelOfTrip(on('2026-10-06', 4))).toBeCloseTo((1 + 1 + 0.2 + 0.2) / 4);
  });
});

describe('crowdFactor', () => {
  it('is 1 on ordinary days for travellers who accept crowds', () => {
    expect(crowdFactor(100, { when: on('2026-03-09', 5) })).toBe(1);
  });

  it('lowers popular spots more than unknown ones', () => {
    const brief = { when: on('2026-03-09', 5), avoidsCrowds: true };
    expect(crowdFactor(95, brief)).toBeLessThan(crowdFactor(40, brief));
  });

  it('lowers spots for all travellers in Golden Week, and more with avoidsCrowds', () => {
    const when = on('2026-10-01', 6);
    expect(crowdFactor(95, { when })).toBeLessThan(1);
    expect(crowdFactor(95, { when, avoidsCrowds: true })).toBeLessThan(crowdFactor(95, { when }));
    expect(crowdFactor(100, { when, avoidsCrowds: true })).toBeGreaterThan(0);
  });
});

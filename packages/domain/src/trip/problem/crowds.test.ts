import { describe, expect, it } from 'vitest';
import { crowdFactor, pressureOfTrip, pressureOn } from './crowds.ts';

const on = (firstDate: string, days: number) => ({ kind: 'dates', firstDate, days }) as const;

describe('how full the sights are', () => {
  it('is highest in the long holidays, by the published calendar and beyond it', () => {
    expect(pressureOn('2026-10-02')).toBe(1);
    expect(pressureOn('2026-02-18')).toBe(1);
    expect(pressureOn('2033-10-03')).toBe(1);
  });

  it('is higher at weekends than on workdays, and higher in summer than in March', () => {
    expect(pressureOn('2026-03-14')).toBeGreaterThan(pressureOn('2026-03-11'));
    expect(pressureOn('2026-07-15')).toBeGreaterThan(pressureOn('2026-03-11'));
  });

  it('does not count a Sunday that is worked to make up for a holiday', () => {
    expect(pressureOn('2026-02-28')).toBe(0);
  });

  it('is the mean over a trip', () => {
    expect(pressureOfTrip(on('2026-03-09', 5))).toBe(0);
    expect(pressureOfTrip(on('2026-10-06', 4))).toBeCloseTo((1 + 1 + 0.2 + 0.2) / 4);
  });
});

describe('what crowds cost a spot', () => {
  it('is nothing on ordinary days for those who do not mind', () => {
    expect(crowdFactor(100, { when: on('2026-03-09', 5) })).toBe(1);
  });

  it('weighs on famous spots more than on quiet ones', () => {
    const brief = { when: on('2026-03-09', 5), avoidsCrowds: true };
    expect(crowdFactor(95, brief)).toBeLessThan(crowdFactor(40, brief));
  });

  it('weighs on everybody in Golden Week, and more on those who dislike crowds', () => {
    const when = on('2026-10-01', 6);
    expect(crowdFactor(95, { when })).toBeLessThan(1);
    expect(crowdFactor(95, { when, avoidsCrowds: true })).toBeLessThan(crowdFactor(95, { when }));
    expect(crowdFactor(100, { when, avoidsCrowds: true })).toBeGreaterThan(0);
  });
});

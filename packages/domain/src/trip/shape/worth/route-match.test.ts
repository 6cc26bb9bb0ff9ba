import { describe, expect, it } from 'vitest';
import type { TripRoute } from '../../catalogue/trip-catalogue.ts';
import { sampleBrief } from '../../catalogue/trip-samples.ts';
import { routeWorth } from './route-match.ts';

const route: TripRoute = {
  id: 'silk-road',
  stops: [],
  days: { min: 8, max: 12 },
  months: [4, 5],
  forWhom: ['first-visit'],
  tagIds: ['history'],
  popularity: 50,
  title: 'Along the Silk Road',
};
const worth = (brief: Parameters<typeof sampleBrief>[0], rest: Partial<TripRoute> = {}) =>
  routeWorth({ ...route, ...rest }, sampleBrief(brief));
const inMonth = (month: number) => ({ when: { kind: 'month', year: 2027, month, days: 10 } }) as const;

describe('the worth of a classic route', () => {
  it('grows with its popularity, up to 420', () => {
    expect(worth(inMonth(4))).toBe(210);
    expect(worth(inMonth(4), { popularity: 100 })).toBe(420);
  });

  it('is 40 % out of season', () => {
    expect(worth(inMonth(11))).toBeCloseTo(0.4 * 210);
  });

  it('is 35 % for travellers that it is not made for, and grows with each wish that it meets', () => {
    expect(worth(inMonth(4), { forWhom: [] })).toBeCloseTo(0.35 * 210);
    expect(worth({ ...inMonth(4), preferenceTagIds: ['beach'] })).toBeCloseTo(0.35 * 210);
    expect(worth({ ...inMonth(4), preferenceTagIds: ['beach', 'history'] })).toBeCloseTo(0.675 * 210);
    expect(worth({ ...inMonth(4), preferenceTagIds: ['history'] })).toBe(210);
    expect(worth({ ...inMonth(4), interestWords: ['silk'] })).toBe(210);
  });
});

import { describe, expect, it } from 'vitest';
import { conflictOf, planOf } from '../fixtures/solved-plan.ts';
import { beijing, fromBeijingToXian, rides, xian } from '../fixtures/towns.ts';
import { buildTrip } from '../fixtures/trip-builder.ts';
import { writePlan } from '../fixtures/written-plan.ts';
import { isSatisfied } from './registry.ts';

const data = fromBeijingToXian();
const plan = writePlan([[], [], []], ['beijing']);

describe('C17 visaArea', () => {
  it.each([
    ['a trip of exactly maxDays', ['beijing'], 3, true],
    ['a trip one day longer', ['beijing'], 2, false],
    ['a city outside the area', ['xian'], 6, false],
    ['a larger area', ['xian', 'beijing'], 6, true],
  ])('with %s', (_, cityIds, maxDays, satisfied) => {
    expect(isSatisfied({ rule: 'visaArea', cityIds, maxDays }, plan, data)).toBe(satisfied);
  });

  it('keeps the solver inside the area', () => {
    const problem = buildTrip([beijing, xian], {
      dayCount: 3,
      services: rides,
      end: { at: ['beijing-west'], minute: 1200 },
      constraints: [{ id: 'visa', rule: 'visaArea', cityIds: ['beijing'], maxDays: 6 }],
    });
    expect(planOf(problem).stays.map(({ cityId }) => cityId)).toEqual(['beijing']);
  });

  it('allows the solver a trip of exactly maxDays and refuses a longer one', () => {
    const visa = (maxDays: number) =>
      fromBeijingToXian({ id: 'visa', rule: 'visaArea', cityIds: ['beijing', 'xian'], maxDays });
    expect(planOf(visa(5)).days).toHaveLength(5);
    expect(conflictOf(visa(4)).conflict).toEqual(['visa']);
  });
});

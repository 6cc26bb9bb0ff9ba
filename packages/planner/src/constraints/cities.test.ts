import { describe, expect, it } from 'vitest';
import { planOf } from '../fixtures/solved-plan.ts';
import { beijing, fromBeijingToXian, rides, xian } from '../fixtures/towns.ts';
import { buildTrip } from '../fixtures/trip-builder.ts';
import { writePlan } from '../fixtures/written-plan.ts';
import { isSatisfied, listIds } from './registry.ts';

const data = fromBeijingToXian();

describe('C16 cities', () => {
  it('is satisfied when every city has a stay', () => {
    const plan = writePlan([[]], ['beijing', 'xian']);
    expect(isSatisfied({ rule: 'cities', cityIds: ['xian', 'beijing'] }, plan, data)).toBe(true);
  });

  it('is broken when one city has none', () => {
    const plan = writePlan([[]], ['beijing']);
    expect(isSatisfied({ rule: 'cities', cityIds: ['xian', 'beijing'] }, plan, data)).toBe(false);
  });

  it('makes the solver go to a city that is not worth the ride', () => {
    const poorXian = { ...xian, places: xian.places.slice(-1) };
    const problem = buildTrip([beijing, poorXian], {
      dayCount: 3,
      services: rides,
      end: { at: ['beijing-west'], minute: 1300 },
      constraints: [{ id: 'k', rule: 'cities', cityIds: ['xian'] }],
    });
    expect(planOf(problem).stays.map(({ cityId }) => cityId)).toContain('xian');
  });

  it('refers to its cities', () => {
    expect(listIds({ rule: 'cities', cityIds: ['xian'] })).toEqual(['xian']);
  });
});

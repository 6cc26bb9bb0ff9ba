import { describe, expect, it } from 'vitest';
import type { SingleRule } from '../constraints/registry.ts';
import { buildTrip, type Town } from '../fixtures/trip-builder.ts';
import { createModeTable, findLeg, findMinutes } from './local-travel.ts';
import { createSearchSpace } from './search-space.ts';

const town: Town = {
  id: 'lijiang',
  gatewayIds: ['station'],
  places: [
    { id: 'square', at: [0, 0] },
    { id: 'bridge', at: [0.1, 0] },
    { id: 'village', at: [3, 0] },
    { id: 'mountain', at: [30, 0] },
  ],
  hotels: [{ id: 'inn', at: [0, 0] }],
};

function tableOf({ money = 0, rules = [] }: { money?: number; rules?: readonly SingleRule[] } = {}) {
  const problem = buildTrip([town], { dayCount: 1 });
  const [city] = problem.cities;
  if (!city) throw new Error('The town is a city of the problem');
  return createModeTable(createSearchSpace(problem, rules), city, money);
}

describe('createModeTable', () => {
  it('walks where that is as fast, and takes a taxi for longer ways', () => {
    const table = tableOf();
    expect(findLeg(table, 'square', 'bridge')?.mode).toBe('walk');
    expect(findLeg(table, 'square', 'village')?.mode).toBe('taxi');
  });

  it('walks longer ways when money counts, but never beyond the reach of walking', () => {
    const table = tableOf({ money: 1 });
    expect(findLeg(table, 'square', 'village')?.mode).toBe('walk');
    expect(findLeg(table, 'square', 'mountain')?.mode).toBe('taxi');
  });

  it('has no leg where no allowed mode serves the way', () => {
    const table = tableOf({ rules: [{ rule: 'localModes', allowed: ['walk'] }] });
    expect(findLeg(table, 'square', 'village')?.mode).toBe('walk');
    expect(findLeg(table, 'square', 'mountain')).toBeUndefined();
    expect(findMinutes(table, 'square', 'mountain')).toBeUndefined();
  });

  it('takes no time to a place at the same point and has no legs to other cities', () => {
    expect(findMinutes(tableOf(), 'square', 'square')).toBe(0);
    expect(findLeg(tableOf(), 'square', 'inn')).toMatchObject({ mode: 'walk', minutes: 0 });
    expect(findLeg(tableOf(), 'square', 'elsewhere')).toBeUndefined();
  });
});

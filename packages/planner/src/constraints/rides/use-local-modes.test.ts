import { describe, expect, it } from 'vitest';
import { itemsOf, planOf } from '../../fixtures/solved-plan.ts';
import { inXian } from '../../fixtures/towns.ts';
import { legItem, writePlan } from '../../fixtures/written-plan.ts';
import { isSatisfied } from '../registry.ts';

const data = inXian();
const plan = writePlan([[legItem('walk', 500)], [legItem('taxi', 5000)]]);

describe('C07 useLocalModes', () => {
  it('is satisfied when each mode has at least one leg', () => {
    expect(isSatisfied({ rule: 'useLocalModes', modes: ['walk', 'taxi'] }, plan, data)).toBe(true);
  });

  it('is broken when no leg uses one of the modes', () => {
    expect(isSatisfied({ rule: 'useLocalModes', modes: ['walk', 'metro'] }, plan, data)).toBe(false);
  });

  it('makes the solver take a taxi once', () => {
    const solved = planOf(inXian({ id: 'k', rule: 'useLocalModes', modes: ['taxi'] }));
    expect(itemsOf(solved).some((item) => item.kind === 'transfer' && item.mode === 'taxi')).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { itemsOf, planOf } from '../../fixtures/solved-plan.ts';
import { inXian } from '../../fixtures/towns.ts';
import { legItem, writePlan } from '../../fixtures/written-plan.ts';
import { isSatisfied } from '../registry.ts';

const data = inXian();

describe('C06 localModes', () => {
  it('is satisfied when every leg uses an allowed mode', () => {
    const plan = writePlan([[legItem('walk', 500), legItem('metro', 5000)]]);
    expect(isSatisfied({ rule: 'localModes', allowed: ['walk', 'metro'] }, plan, data)).toBe(true);
  });

  it('is broken by one leg with another mode', () => {
    const plan = writePlan([[legItem('walk', 500)], [legItem('taxi', 5000)]]);
    expect(isSatisfied({ rule: 'localModes', allowed: ['walk', 'metro'] }, plan, data)).toBe(false);
  });

  it('makes the solver walk everywhere', () => {
    const solved = planOf(inXian({ id: 'k', rule: 'localModes', allowed: ['walk'] }));
    expect(itemsOf(solved).every((item) => item.kind !== 'transfer' || item.mode === 'walk')).toBe(true);
  });
});

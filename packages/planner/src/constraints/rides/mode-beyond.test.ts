import { describe, expect, it } from 'vitest';
import { itemsOf, planOf } from '../../fixtures/solved-plan.ts';
import { inXian } from '../../fixtures/towns.ts';
import { legItem, writePlan } from '../../fixtures/written-plan.ts';
import { isSatisfied } from '../registry.ts';

const data = inXian();
const rule = { rule: 'modeBeyond', meters: 1500, mode: 'taxi' } as const;

describe('C08 modeBeyond', () => {
  it.each([
    ['a walk of exactly the limit', 'walk', 1500, true],
    ['a walk one metre above the limit', 'walk', 1501, false],
    ['a taxi above the limit', 'taxi', 1501, true],
    ['a taxi below the limit', 'taxi', 300, true],
  ])('with %s', (_, mode, meters, satisfied) => {
    expect(isSatisfied(rule, writePlan([[legItem(mode, meters)]]), data)).toBe(satisfied);
  });

  it('makes the solver take taxis for long legs only where it must', () => {
    const legs = itemsOf(planOf(inXian({ id: 'k', ...rule }))).filter((item) => item.kind === 'transfer');
    expect(legs.every(({ meters, mode }) => meters <= 1500 || mode === 'taxi')).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { itemsOf, planOf } from '../../fixtures/solved-plan.ts';
import { fromBeijingToXian, inXian } from '../../fixtures/towns.ts';
import { rideItem, writePlan } from '../../fixtures/written-plan.ts';
import { isSatisfied } from '../registry.ts';

const data = inXian();
const flightThenTrains = writePlan([[rideItem('flight')], [rideItem('train')], [rideItem('coach')]]);

describe('C09 rideModes', () => {
  it.each([
    ['all', ['flight', 'train', 'coach'], true],
    ['all', ['flight', 'coach'], false],
    ['first', ['flight'], true],
    ['first', ['train', 'coach'], false],
    ['last', ['coach'], true],
    ['last', ['flight', 'train'], false],
  ] as const)('on a flight, a train and a coach, %s in %j', (which, allowed, satisfied) => {
    expect(isSatisfied({ rule: 'rideModes', which, allowed }, flightThenTrains, data)).toBe(satisfied);
  });

  it('treats the only ride as first and last', () => {
    const plan = writePlan([[rideItem('train')]]);
    expect(isSatisfied({ rule: 'rideModes', which: 'first', allowed: ['flight'] }, plan, data)).toBe(false);
    expect(isSatisfied({ rule: 'rideModes', which: 'last', allowed: ['flight'] }, plan, data)).toBe(false);
  });

  it.each(['all', 'first', 'last'] as const)('makes the solver fly (%s)', (which) => {
    const solved = planOf(fromBeijingToXian({ id: 'k', rule: 'rideModes', which, allowed: ['flight'] }));
    expect(itemsOf(solved).find((item) => item.kind === 'ride')).toMatchObject({ mode: 'flight' });
  });

  it('makes the solver take a train that arrives in time', () => {
    const plan = planOf(
      fromBeijingToXian(
        { id: 'train', rule: 'rideModes', which: 'all', allowed: ['train'] },
        { id: 'both', rule: 'cities', cityIds: ['beijing', 'xian'] },
        { id: 'early', rule: 'arriveBy', dayIndex: 4, minute: 800 },
      ),
    );
    expect(itemsOf(plan).find((item) => item.kind === 'ride')).toMatchObject({ mode: 'train' });
  });
});

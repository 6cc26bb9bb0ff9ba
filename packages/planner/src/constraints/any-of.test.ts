import { describe, expect, it } from 'vitest';
import { placesOf, planOf } from '../fixtures/solved-plan.ts';
import { inXian } from '../fixtures/towns.ts';
import { visitItem, writePlan } from '../fixtures/written-plan.ts';
import { createWishWorth } from '../trip/wish-worth.ts';
import { isSatisfied, listIds, type Rule } from './registry.ts';

const data = inXian();
const visit = (id: string): Rule => ({ rule: 'visit', placeIds: [id] });
const either: Rule = { rule: 'anyOf', options: [visit('wall'), { rule: 'anyOf', options: [visit('army')] }] };

describe('C18 anyOf', () => {
  it.each([
    ['one option holds', ['wall'], true],
    ['a nested option holds', ['army'], true],
    ['several options hold', ['wall', 'army'], true],
    ['no option holds', ['mosque'], false],
  ])('when %s', (_, ids, satisfied) => {
    expect(isSatisfied(either, writePlan([ids.map((id) => visitItem(id))]), data)).toBe(satisfied);
  });

  it('makes the solver keep one of two options', () => {
    const places = placesOf(
      planOf(
        inXian({
          id: 'k',
          rule: 'anyOf',
          options: [
            { rule: 'visit', placeIds: ['army', 'forest'] },
            { rule: 'avoid', ids: ['army'] },
          ],
        }),
      ),
    );
    expect(places.includes('army')).toBe(places.includes('forest'));
  });

  it('lists the ids that its options refer to', () => {
    expect(listIds(either)).toEqual(['wall', 'army']);
  });

  it('as a wish gives every option the whole weight', () => {
    const wishWorth = createWishWorth({ ...data, wishes: [{ id: 'w', weight: 10, wish: either }] });
    expect([wishWorth('wall'), wishWorth('army')]).toEqual([10, 10]);
  });
});

import { describe, expect, it } from 'vitest';
import { createGazetteer } from '../gazetteer.ts';
import { toWishValues, type WishValues } from '../wish-values.ts';
import { describeProblem, wishNotes } from './wish-notes.ts';

const gazetteer = createGazetteer({
  cities: [],
  areas: [{ id: 'yunnan', name: 'Yunnan', zhName: '云南', pinyin: 'Yúnnán', aliases: [], kind: 'province' }],
  spots: [],
});
const notes = (values: Partial<WishValues>) =>
  wishNotes({ ...toWishValues([]), ...values }, { gazetteer, today: '2026-06-15' }).join(' ');

describe('wishNotes', () => {
  it('has no notes for a wish that the brief can hold', () => {
    expect(notes({ firstDate: '2026-06-15', days: 21, adults: 12, nationalities: ['DE'] })).toBe('');
  });

  it.each<[string, Partial<WishValues>, string]>([
    ['a past date', { firstDate: '2026-06-14' }, '14 June 2026 has passed'],
    ['a past month', { month: '2026-05' }, 'May 2026 has passed'],
    ['more than 12 adults', { adults: 13 }, '12 adults at most'],
    ['an area', { areaIds: ['yunnan'] }, 'Yunnan: the best-known cities'],
    ['a train preference', { preferredModes: ['train'] }, 'You like trains'],
    ['a mobility need', { mobility: ['wheelchair'] }, 'step-free'],
    ['ages of children', { childAges: [5] }, 'Child tickets'],
    [
      'a budget per day',
      { budget: { amount: 50, currency: 'EUR', per: 'group', span: 'day' } },
      'whole group',
    ],
    [
      'a budget per person',
      { budget: { amount: 50, currency: 'EUR', per: 'person', span: 'trip' } },
      'whole group',
    ],
    ['a diet without restaurants', { diets: ['kosher'] }, 'Kosher'],
  ])('has a note for %s', (_, values, expected) => {
    expect(notes(values)).toContain(expected);
  });

  it('has no note for the current month, for 12 adults, or for a budget for group and trip', () => {
    expect(notes({ month: '2026-06' })).toBe('');
    expect(notes({ adults: 12 })).toBe('');
    expect(notes({ budget: { amount: 50, currency: 'EUR', per: 'group', span: 'trip' } })).toBe('');
  });

  it('has a note for a trip longer than the planner supports', () => {
    expect(notes({ days: 22 })).toContain('days at most');
  });

  it('explains each problem', () => {
    expect(describeProblem('two-budgets')).toContain('more than one budget');
    expect(describeProblem('days-disagree')).toContain('do not agree');
    expect(describeProblem('currency-missing')).toContain('without a currency');
  });
});

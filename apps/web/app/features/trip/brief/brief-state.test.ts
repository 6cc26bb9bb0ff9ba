import { tripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { describe, expect, it } from 'vitest';
import {
  defaultWhen,
  emptyBrief,
  labelKey,
  listMonths,
  patchBrief,
  takeUnderstanding,
  toggled,
  wholeBrief,
} from './brief-state.ts';
import { describeTravellers, describeWhen } from './brief-words.ts';

const october = { kind: 'month', year: 2027, month: 10, days: 10 } as const;
const read = {
  said: { when: october, cityIds: ['shanghai'] },
  brief: tripBrief.parse({ when: october, cityIds: ['shanghai'] }),
  chips: [],
  notes: ['"soon" was not understood.'],
  by: 'rules',
} as const;

describe('the brief form state', () => {
  it('takes values from the wish and keeps values set by hand', () => {
    const byHand = patchBrief(emptyBrief, { cityIds: ['xian'], pace: 'relaxed' });
    const state = takeUnderstanding(byHand, {
      ...read,
      said: { when: october, cityIds: ['shanghai'] },
      chips: [],
      notes: [...read.notes],
      suggestions: [],
    });
    expect(state.brief).toEqual({ when: october, cityIds: ['xian'], pace: 'relaxed' });
    expect(state.notes).toEqual(read.notes);
  });

  it('takes fields and labels of the wish', () => {
    const state = takeUnderstanding(emptyBrief, {
      ...read,
      said: { when: october, areaIds: ['tibet'], interestWords: ['panda'] },
      brief: tripBrief.parse({ when: october, areaIds: ['tibet'] }),
      chips: [{ field: 'interestWords', value: 'panda', label: 'Panda', certainty: 'said' }],
      notes: [],
      suggestions: [],
    });
    expect(state.brief.areaIds).toEqual(['tibet']);
    expect(state.labels[labelKey('interestWords', 'panda')]).toBe('Panda');
  });

  it('removes reset fields and empty lists', () => {
    const state = patchBrief(emptyBrief, { pace: 'full', cityIds: ['xian'] });
    expect(patchBrief(state, { pace: undefined, cityIds: [] }).brief).toEqual({});
  });

  it('builds a complete brief without removed fields', () => {
    const before = tripBrief.parse({ when: october, cityIds: ['xian'], pace: 'full', entryCityId: 'xian' });
    const state = patchBrief(emptyBrief, { mustSeeSpotIds: ['terracotta-army'] });
    expect(wholeBrief(before, state)).toEqual(
      tripBrief.parse({ when: october, pace: 'full', mustSeeSpotIds: ['terracotta-army'] }),
    );
  });

  it('adds to and removes from a list', () => {
    expect(toggled(undefined, 'food')).toEqual(['food']);
    expect(toggled(['food', 'history'], 'food')).toEqual(['history']);
  });

  it('lists months across New Year', () => {
    expect(listMonths('2026-11-15').slice(0, 2)).toEqual([
      { year: 2026, month: 12 },
      { year: 2027, month: 1 },
    ]);
    expect(listMonths('2026-11-08')[0]).toEqual({ year: 2026, month: 11 });
    expect(defaultWhen('2026-11-15')).toEqual({ kind: 'month', year: 2027, month: 4, days: 7 });
  });

  it('describes dates and travellers', () => {
    expect(describeWhen(october)).toBe('10 days in October 2027');
    expect(describeWhen({ kind: 'dates', firstDate: '2027-05-03', days: 1 })).toBe('1 day from 3 May 2027');
    expect(describeTravellers({ adults: 2, children: 1 })).toBe('2 adults, 1 child');
  });
});

import { describe, expect, it } from 'vitest';
import { createGazetteer } from '../gazetteer.ts';
import { readWish } from '../read-wish.ts';
import { describeBasis } from './brief-basis.ts';
import { completeBrief } from './complete-brief.ts';
import { toUnderstanding } from './to-understanding.ts';

const gazetteer = createGazetteer({
  cities: [
    {
      ...{ id: 'dali', name: 'Dali', zhName: '大理', pinyin: 'Dali', aliases: [] },
      ...{ areaId: 'yunnan', popularity: 80, airports: [] },
    },
  ],
  areas: [],
  spots: [],
});
const names = { gazetteer, tagNames: new Map<string, string>() };
const today = '2026-06-15';

describe('describeBasis', () => {
  it('marks what the wish or the form states as said, and lists what was not used', () => {
    const reading = readWish('10 days in Dali. zorbing', { gazetteer, today });
    const { brief } = toUnderstanding({ ...names, today, reading, by: 'rules' });
    const { chips, notes } = describeBasis({ ...brief, pace: 'full' }, { ...names, today, reading });
    expect(chips.map(({ label, certainty }) => [label, certainty])).toEqual([
      ['Dali', 'said'],
      [expect.stringContaining('20'), 'assumed'],
      ['10 days', 'said'],
      ['2 adults', 'assumed'],
      ['Full pace', 'said'],
    ]);
    expect(notes).toEqual(['Not used: "zorbing".']);
  });

  it('has chips for a trip that was made without a wish', () => {
    const brief = completeBrief({ cityIds: ['dali'] }, today);
    const { chips, notes } = describeBasis(brief, { ...names, today });
    expect(chips.filter(({ certainty }) => certainty === 'said').map(({ label }) => label)).toEqual(['Dali']);
    expect(notes).toEqual([]);
  });
});

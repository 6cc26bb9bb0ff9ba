import { describe, expect, it } from 'vitest';
import { listHotelChoices, withoutHotels } from './alternatives.ts';
import { applyTripEdit } from './apply-edit.ts';
import { sampleDraft, sampleProblemOf } from './editing-samples.ts';
import { effectOf } from './effects.ts';

const { draft } = sampleDraft();

describe('effectOf', () => {
  it('is the difference in cost and travel time that the edit makes, and changes nothing', () => {
    const stayIndex = draft.plan.stays.findIndex(({ cityId }) => cityId === 'city/alba'); // it has a choice of hotels
    const problem = sampleProblemOf(withoutHotels(draft.brief, new Set()));
    const [hotel] = problem ? listHotelChoices(problem, draft.plan, stayIndex) : [];
    const edit = { kind: 'hotel', stayIndex, hotelId: hotel?.id ?? '' } as const;
    const before = JSON.stringify(draft);
    const effect = effectOf(sampleProblemOf, draft, edit);
    const result = applyTripEdit(sampleProblemOf, draft, edit);
    if (result.status === 'refused') throw new Error(result.text);
    const { totals } = result.draft.plan;
    expect(effect?.costFen).toBe(totals.costMinor - draft.plan.totals.costMinor);
    expect(effect?.costFen).not.toBe(0);
    expect(effect?.problems).toBe(0);
    expect(JSON.stringify(draft)).toBe(before);
  });

  it('is undefined for an edit that is refused', () => {
    expect(effectOf(sampleProblemOf, draft, { kind: 'remove', key: 'nothing' })).toBeUndefined();
  });
});

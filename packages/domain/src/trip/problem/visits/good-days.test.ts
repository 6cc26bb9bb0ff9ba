import { describe, expect, it } from 'vitest';
import { sampleBrief, sampleCatalogue } from '../../catalogue/trip-samples.ts';
import { createTripProblem } from '../create-trip-problem.ts';
import { listGoodDays } from './good-days.ts';

const idea = (id: string, spotIds: string[], months: number[] = []) => ({
  id,
  cityId: 'alba',
  months,
  spotIds,
});

describe('listGoodDays', () => {
  it('lists the good days of a spot in the months of the trip', () => {
    const ideas = [
      idea('all-year', ['a', 'b']),
      idea('winter', ['a', 'c'], [12, 1]),
      idea('others', ['b', 'c']),
    ];
    expect(listGoodDays('a', sampleBrief(), ideas)).toEqual(['all-year']);
    expect(listGoodDays('c', sampleBrief(), ideas)).toEqual(['others']);
  });
});

describe('createTripProblem', () => {
  it('gives the places of a good day its id', () => {
    const dayIdeas = [idea('lanes', ['alba-spot-1', 'alba-spot-3'])];
    const brief = sampleBrief({ cityIds: ['alba'] });
    const made = createTripProblem(brief, { ...sampleCatalogue, dayIdeas });
    const places = made.kind === 'problem' ? made.problem.places : [];
    const ofIdea = places.filter(({ goodDays }) => goodDays?.includes('lanes')).map(({ id }) => id);
    expect(ofIdea.toSorted()).toEqual(['spot/alba-spot-1/1', 'spot/alba-spot-3/1']);
  });
});

import { describe, expect, it } from 'vitest';
import type { Draft } from '../draft.ts';
import { sampleDraft } from '../editing-samples.ts';
import { changeShape } from './change-shape.ts';

const { draft } = sampleDraft();
const facts = {
  costFen: 500_000,
  cityName: (id: string) => id,
  cityOfSpot: () => undefined,
  bestSpotsOf: (id: string) => [`${id}-1`, `${id}-2`, `${id}-3`],
};
const inCities = (count: number): Draft => ({
  ...draft,
  brief: { ...draft.brief, cityIds: ['named'] },
  plan: {
    ...draft.plan,
    stays: Array.from({ length: count }, (_, index) => ({
      cityId: `city/c${index}`,
      hotelId: undefined,
      fromDayIndex: index,
      nights: 1,
    })) as unknown as Draft['plan']['stays'], // only city and nights are read
  },
});

describe('changeShape', () => {
  it('names the two best sights of a day trip, and keeps as many must-sees as a brief can have', () => {
    const command = { kind: 'day-trip', cityId: 'cima' } as const;
    expect(changeShape(draft, command, facts)?.mustSeeSpotIds).toEqual(['cima-1', 'cima-2']);
    const mustSeeSpotIds = Array.from({ length: 30 }, (_, index) => `sight-${index}`);
    const full = { ...draft, brief: { ...draft.brief, mustSeeSpotIds } };
    expect(changeShape(full, command, facts)?.mustSeeSpotIds).toEqual([
      ...mustSeeSpotIds.slice(2),
      'cima-1',
      'cima-2',
    ]);
  });

  it('names the cities of the plan in the new brief, unless there are more than a brief can have', () => {
    const citiesOf = (count: number) =>
      changeShape(inCities(count), { kind: 'pace', pace: 'full' }, facts)?.cityIds;
    expect(citiesOf(10)).toHaveLength(10);
    expect(citiesOf(11)).toEqual(['named']);
    expect(citiesOf(0)).toEqual(['named']);
  });
});

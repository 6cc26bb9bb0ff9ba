import { describe, expect, it } from 'vitest';
import type { Draft } from '../draft.ts';
import { sampleDraft } from '../editing-samples.ts';
import { changeShape, removeAndSetNights } from './change-shape.ts';

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

describe('removeAndSetNights', () => {
  const added = (nights: number) => ({ kind: 'nights', cityId: 'c0', nights }) as const;
  const removed = { kind: 'remove-city', cityId: 'c1' } as const;
  const { days } = draft.brief.when;

  it.each([
    ['as long as the removed city frees enough nights', 2, days],
    ['longer by the nights that are missing', 4, days + 2],
  ])('makes the trip %s, in either order', (_, nights, expected) => {
    for (const commands of [
      [added(nights), removed],
      [removed, added(nights)],
    ]) {
      const brief = removeAndSetNights(inCities(3), commands, facts);
      expect(brief?.when.days).toBe(expected);
      expect(brief?.cityNights).toEqual([{ cityId: 'c0', nights }]);
      expect(brief?.excludedCityIds).toContain('c1');
    }
  });

  it('leaves a reading with only one of the two to the single commands', () => {
    expect(removeAndSetNights(inCities(3), [added(2)], facts)).toBeUndefined();
    expect(removeAndSetNights(inCities(3), [removed], facts)).toBeUndefined();
  });
});

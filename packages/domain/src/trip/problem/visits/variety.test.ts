import { describe, expect, it } from 'vitest';
import { sampleBrief, sampleCatalogue, sampleSpot } from '../../catalogue/trip-samples.ts';
import { toPlaces } from './spot-visit.ts';
import { keepFewOf } from './variety.ts';

const temple = (id: string, cityId: string, popularity: number) =>
  toPlaces(
    sampleSpot(id, cityId, { category: 'temple', popularity }),
    sampleBrief(),
    sampleCatalogue,
    () => undefined,
  );
const places = [temple('best', 'brisa', 90), temple('named', 'alba', 70), temple('other', 'alba', 60)].flat();
const worthOf = (days: number, mustSee: string[] = [], fewerKinds = ['temple']) =>
  keepFewOf(
    places,
    { when: { kind: 'dates', firstDate: '2027-04-05', days }, fewerKinds },
    { mustSee: new Set(mustSee), cities: new Set(['city/alba']) },
  )
    .filter(({ score }) => score > 0)
    .map(({ id }) => id);
const [best = '', named = '', other = ''] = places.map(({ id }) => id);

describe('keepFewOf', () => {
  it('keeps the worth of one spot of the kind on a trip of a week, of two on a longer one, named cities first', () => {
    expect(worthOf(7)).toEqual([named]);
    expect(worthOf(8)).toEqual([named, other]);
  });

  it('keeps every must-see', () => {
    expect(worthOf(7, [best, other])).toEqual([best, other]);
  });

  it('changes nothing where no kind is limited', () => {
    expect(worthOf(7, [], [])).toEqual([best, named, other]);
  });
});

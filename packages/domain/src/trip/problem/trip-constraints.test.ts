import { describe, expect, it } from 'vitest';
import { sampleBrief, sampleCatalogue } from '../catalogue/trip-samples.ts';
import { listConstraints, readConstraintId } from './trip-constraints.ts';
import { toPlaces } from './visits/spot-visit.ts';

const places = (brief = sampleBrief()) =>
  sampleCatalogue.spots.flatMap((spot) => toPlaces(spot, brief, sampleCatalogue, () => undefined));

describe('listConstraints', () => {
  it('returns none for a brief without hard wishes', () => {
    expect(listConstraints(sampleBrief(), { places: places(), services: [], budgetFen: undefined })).toEqual(
      [],
    );
  });

  it('returns one constraint per named city, and two per must-see: the visit and its city', () => {
    const brief = sampleBrief({ cityIds: ['alba', 'alba'], mustSeeSpotIds: ['brisa-spot-1'] });
    const ids = listConstraints(brief, { places: places(), services: [], budgetFen: undefined }).map(
      ({ id }) => id,
    );
    expect(ids).toEqual(['city/alba', 'must-see/brisa-spot-1', 'must-see/brisa-spot-1/city']);
  });

  it('limits every kind of cost by the budget', () => {
    expect(listConstraints(sampleBrief(), { places: places(), services: [], budgetFen: 5000 })).toEqual([
      {
        id: 'budget',
        rule: 'budget',
        scopes: ['sights', 'meals', 'hotels', 'intercity', 'local'],
        maxMinor: 5000,
      },
    ]);
  });

  it('avoids excluded spots of the problem and allows only the chosen modes', () => {
    const brief = sampleBrief({ excludedSpotIds: ['alba-spot-0', 'elsewhere'], transport: ['train'] });
    expect(listConstraints(brief, { places: places(), services: [], budgetFen: undefined })).toEqual([
      { id: 'excluded', rule: 'avoid', ids: ['spot/alba-spot-0/1'] },
      { id: 'transport', rule: 'rideModes', which: 'all', allowed: ['train'] },
    ]);
  });
});

describe('readConstraintId', () => {
  it('returns the wish, also for the city of a must-see', () => {
    expect(readConstraintId('must-see/wall/city')).toEqual({ kind: 'must-see', id: 'wall' });
    expect(readConstraintId('city/alba')).toEqual({ kind: 'city', id: 'alba' });
    expect(readConstraintId('budget')).toEqual({ kind: 'budget' });
  });

  it('throws on an id of another problem', () => {
    expect(() => readConstraintId('weather/rain')).toThrow('weather/rain');
  });
});

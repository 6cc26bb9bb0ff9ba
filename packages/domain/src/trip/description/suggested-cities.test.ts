import { describe, expect, it } from 'vitest';
import { sampleBrief, sampleCatalogue } from '../catalogue/trip-samples.ts';
import { explainSuggestions } from './suggested-cities.ts';

const catalogue = {
  cities: sampleCatalogue.cities.map((city) => ({ ...city, name: city.id.toUpperCase() })),
  spots: sampleCatalogue.spots,
};
const when = { kind: 'dates', firstDate: '2027-04-10', days: 9 } as const;

describe('explainSuggestions', () => {
  it('says how many days the named city fills', () => {
    const brief = sampleBrief({ when, cityIds: ['alba'] });
    expect([...explainSuggestions(brief, ['alba', 'brisa'], catalogue)]).toEqual([
      ['brisa', 'ALBA alone fills 3 of your 9 days.'],
    ]);
  });

  it('counts asked nights and the cities of must-sees as named', () => {
    const brief = sampleBrief({
      when,
      cityIds: ['alba'],
      cityNights: [{ cityId: 'alba', nights: 2 }],
      mustSeeSpotIds: ['brisa-spot-1'],
    });
    expect([...explainSuggestions(brief, ['alba', 'brisa', 'cima'], catalogue)]).toEqual([
      ['cima', 'ALBA and BRISA fill 5 of your 9 days.'],
    ]);
  });

  it('has no suggestions for the ends of the trip, nor where no city was named', () => {
    const ends = sampleBrief({ when, cityIds: ['alba'], entryCityId: 'brisa' });
    expect(explainSuggestions(ends, ['brisa', 'alba'], catalogue).size).toBe(0);
    expect(explainSuggestions(sampleBrief({ when }), ['alba', 'brisa'], catalogue).size).toBe(0);
  });
});

import { tripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { describe, expect, it } from 'vitest';
import { narrowCatalogue } from './trip-catalogue-data.ts';
import { emptyCatalogueData, sampleCity, sampleSpot } from './trip-samples.ts';

const brief = tripBrief.parse({
  when: { kind: 'dates', firstDate: '2027-04-10', days: 4 },
  cityIds: ['alba'],
  excludedCityIds: ['brisa'],
});

describe('narrowCatalogue', () => {
  it('leaves out a city that the trip was planned with and that the brief excludes now', () => {
    expect(narrowCatalogue(emptyCatalogueData, brief, ['alba', 'brisa']).chosenCityIds).toEqual(['alba']);
  });

  it('visits a must-see from the named city beside it, where the trip only ends in the city of the sight', () => {
    const [here, there] = [
      { latitude: 34.6, longitude: 112.5 },
      { latitude: 34.6, longitude: 113.6 },
    ];
    const cities = [
      sampleCity('alba', { coordinates: here }),
      sampleCity('porto', { coordinates: there }),
    ].map((city) => ({
      ...city,
      zhName: '',
      pinyin: '',
      areaId: 'north',
      cityCode: '',
      knownFor: [],
      climate: [],
    }));
    const spots = [
      sampleSpot('abbey', 'porto', { coordinates: { latitude: 34.5, longitude: 112.9 } }),
      sampleSpot('tower', 'porto', { coordinates: there }),
    ];
    const endingAway = { ...brief, exitCityId: 'porto', mustSeeSpotIds: ['abbey'] };
    const part = narrowCatalogue({ ...emptyCatalogueData, cities, spots }, endingAway, ['alba', 'porto']);
    expect(part.spots.map(({ id, cityId }) => `${id} ${cityId}`)).toEqual(['abbey alba', 'tower porto']);
  });
});

import { expect, it } from 'vitest';
import { sampleBrief, sampleCatalogue, sampleCity, sampleSpot } from '../../catalogue/trip-samples.ts';
import { rateCities } from './city-value.ts';

it('loses more worth with each further night that the sights of a city cannot fill', () => {
  const catalogue = {
    ...sampleCatalogue,
    cities: [sampleCity('oasis', { recommendedDays: { min: 2, max: 4 } })],
    spots: [sampleSpot('bazaar', 'oasis', { visitMinutes: 120 })],
    links: [],
  };
  const values = rateCities(sampleBrief(), catalogue, { weights: [], required: new Set(['oasis']) });
  const worth = values.get('oasis')?.ofNights ?? (() => 0);
  const [third, fourth] = [worth(2) - worth(3), worth(3) - worth(4)];
  expect(third).toBeGreaterThan(0);
  expect(fourth).toBeGreaterThan(1.9 * third);
});

it('gives a famous city more worth where a first visit ends', () => {
  const catalogue = {
    ...sampleCatalogue,
    cities: [sampleCity('port', { popularity: 95 })],
    spots: [sampleSpot('peak', 'port', { popularity: 80, tagIds: ['night-views'] })],
    links: [],
  };
  const worthOf = (rest: Parameters<typeof sampleBrief>[0]) =>
    rateCities(sampleBrief({ isFirstVisit: true, preferenceTagIds: ['nature'], ...rest }), catalogue, {
      weights: [1],
      required: new Set(),
    })
      .get('port')
      ?.ofNights(2) ?? 0;
  expect(worthOf({ exitCityId: 'port' })).toBeGreaterThan(worthOf({}) + 200);
});

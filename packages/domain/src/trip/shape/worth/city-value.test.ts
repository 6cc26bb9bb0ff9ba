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

import { expect, it } from 'vitest';
import { sampleBrief, sampleCatalogue, sampleCity } from '../../catalogue/trip-samples.ts';
import { rateCities } from '../worth/city-value.ts';
import { climbCost } from './climb-cost.ts';

it('costs most where the first night in the mountains is the highest', () => {
  const cities = [
    sampleCity('plain', { altitudeMetres: 500 }),
    sampleCity('plateau', { altitudeMetres: 3650 }),
    sampleCity('camp', { altitudeMetres: 4300 }),
  ];
  const values = rateCities(
    sampleBrief(),
    { ...sampleCatalogue, cities },
    { weights: [], required: new Set() },
  );
  const costOf = (...cityIds: string[]) => climbCost(cityIds, values, false);
  expect(costOf('plain', 'camp', 'plateau')).toBeGreaterThan(costOf('plain', 'plateau', 'camp') + 1000);
});

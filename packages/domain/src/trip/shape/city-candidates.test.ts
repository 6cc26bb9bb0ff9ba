import { describe, expect, it } from 'vitest';
import { sampleAirport, sampleBrief } from '../catalogue/trip-samples.ts';
import { listCandidates } from './city-candidates.ts';
import { createRating } from './shape-rating.ts';
import { days, row, shapeOf } from './travel/row-of-towns.ts';

it('offers a city with flights from abroad for a named town without, unless a named city has them', () => {
  const catalogue = { ...row, stations: ['bo', 'di'].map((id) => sampleAirport(id, { popularity: 100 })) };
  const candidatesOf = (cityIds: string[]) => {
    const brief = sampleBrief({ cityIds, when: days(4) });
    return listCandidates(createRating(brief, catalogue), catalogue);
  };
  expect(candidatesOf(['cy'])).toEqual(['cy', 'bo']);
  expect(candidatesOf(['cy', 'di'])).toEqual(['cy', 'di']);
});

describe('a wish that only a far city meets', () => {
  const far = {
    ...row,
    cities: row.cities.map((city) =>
      city.id === 'cy'
        ? {
            ...city,
            coordinates: { latitude: 36, longitude: 85 },
            tagIds: ['beach'],
            knownFor: ['giant pandas'],
          }
        : city,
    ),
  };
  const between = { entryCityId: 'ada', exitCityId: 'bo', interestWords: ['panda'] };

  it('is worth a detour, also between two ends', () => {
    expect(shapeOf({ ...between, when: days(9) }, far)?.cityIds).toContain('cy');
  });

  it('is left out where there is no time for it', () => {
    const shape = shapeOf({ cityIds: ['ada'], preferenceTagIds: ['beach'], when: days(3) }, far);
    expect(shape?.cityIds).not.toContain('cy');
  });
});

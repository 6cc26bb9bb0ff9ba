import { expect, it } from 'vitest';
import { sampleAirport, sampleBrief } from '../catalogue/trip-samples.ts';
import { listCandidates } from './city-candidates.ts';
import { createRating } from './shape-rating.ts';
import { days, row } from './travel/row-of-towns.ts';

it('offers a city with flights from abroad for a named town without, unless a named city has them', () => {
  const catalogue = { ...row, stations: ['bo', 'di'].map((id) => sampleAirport(id, { popularity: 100 })) };
  const candidatesOf = (cityIds: string[]) => {
    const brief = sampleBrief({ cityIds, when: days(4) });
    return listCandidates(createRating(brief, catalogue), catalogue);
  };
  expect(candidatesOf(['cy'])).toEqual(['cy', 'bo']);
  expect(candidatesOf(['cy', 'di'])).toEqual(['cy', 'di']);
});

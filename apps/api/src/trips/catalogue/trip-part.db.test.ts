import { tripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { narrowCatalogue, toTripCatalogue } from '@yunyou/domain/trip/catalogue/trip-catalogue-data';
import { createTripProblem } from '@yunyou/domain/trip/problem/create-trip-problem';
import { chooseCities } from '@yunyou/domain/trip/shape/choose-shapes';
import { describe, expect, it } from 'vitest';
import { benchBriefs } from '../../planning/bench-briefs.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { readWholeCatalogue } from '../../testing/whole-catalogue.ts';
import { prepareProblem } from '../planning/solve-brief.ts';
import { readTripPart } from './trip-part.ts';

const briefs = [
  ...Object.values(benchBriefs).map((brief) => tripBrief.parse(brief)),
  // Words that are searched in names and summaries, and a sight that is a day trip from another city.
  tripBrief.parse({
    when: { kind: 'month', year: 2027, month: 5, days: 6 },
    interestWords: ['pandas', 'grottoes'],
  }),
  tripBrief.parse({
    when: { kind: 'month', year: 2027, month: 5, days: 4 },
    cityIds: ['xian'],
    mustSeeSpotIds: ['terracotta-army'],
  }),
];

describe('readTripPart', () => {
  it('returns the part of a trip as the whole catalogue gives it, in the same order', async () => {
    const { services } = await createTestApp();
    const outline = await services.tripCatalogue();
    const whole = await readWholeCatalogue(services);
    for (const brief of briefs) {
      const part = await readTripPart(services.db, outline, brief);
      expect(part).toEqual(narrowCatalogue(whole, brief));
      expect(part.spots.length).toBeGreaterThan(0);
      expect(part.hotels.length).toBeGreaterThan(0);
    }
  });

  it('prepares the same problem or faults as the whole catalogue', async () => {
    const { services } = await createTestApp();
    const whole = await readWholeCatalogue(services);
    const kinds = new Set<string>();
    for (const brief of briefs) {
      const { kind, ...made } = await prepareProblem(brief, services);
      const expected = createTripProblem(brief, toTripCatalogue(narrowCatalogue(whole, brief)));
      expect({ kind, ...made }).toMatchObject(expected);
      expect(made.cityIds).toEqual(chooseCities(brief, toTripCatalogue(whole)));
      kinds.add(kind);
    }
    expect(kinds).toContain('problem');
  });

  it('works on the connection of a transaction', async () => {
    const { services } = await createTestApp();
    const outline = await services.tripCatalogue();
    const [brief] = briefs;
    if (!brief) throw new Error('No briefs');
    const inside = await services.transaction((db) => readTripPart(db, outline, brief));
    expect(inside).toEqual(await readTripPart(services.db, outline, brief));
  });
});

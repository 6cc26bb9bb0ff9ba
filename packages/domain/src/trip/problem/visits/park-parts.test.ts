import { describe, expect, it } from 'vitest';
import { sampleBrief, sampleCatalogue, sampleSpot } from '../../catalogue/trip-samples.ts';
import { spotKey } from '../planner-ids.ts';
import { seePartsOnce } from './park-parts.ts';
import { toPlaces } from './spot-visit.ts';

const variant = {
  id: 'day',
  name: 'Day',
  minutes: 300,
  days: 1,
  mealsInside: [],
  nightsInside: 0,
  ticketNames: [],
};
const spotsFor = (visitMinutes: number) => [
  sampleSpot('park', 'alba', { visitMinutes, visitVariants: [{ ...variant, partIds: ['peak'] }] }),
  sampleSpot('peak', 'alba', { visitMinutes: 180, partOfId: 'park' }),
  sampleSpot('stream', 'alba', { visitMinutes: 120, partOfId: 'park' }),
];
const scores = (mustSeeSpotIds: string[], visitMinutes = 300) => {
  const brief = sampleBrief({ mustSeeSpotIds });
  const spots = spotsFor(visitMinutes);
  const places = spots.flatMap((spot) =>
    toPlaces(spot, brief, { ...sampleCatalogue, spots }, () => undefined),
  );
  const seen = seePartsOnce(places, spots, brief);
  return Object.fromEntries(
    ['park', 'peak', 'stream'].map((id) => {
      const score = (list: typeof places) => list.find((place) => place.id === spotKey(id))?.score ?? 0;
      return [id, score(seen) / score(places)];
    }),
  );
};

describe('seePartsOnce', () => {
  it('gives no worth to a part that the visit of its park includes', () => {
    expect(scores([])).toEqual({ park: 1, peak: 0, stream: 1 });
  });

  it('leaves the park out where a part was asked for that makes up most of it', () => {
    expect(scores(['peak'])).toEqual({ park: 0, peak: 1, stream: 1 });
  });

  it('keeps both where both were asked for', () => {
    expect(scores(['park', 'peak'])).toEqual({ park: 1, peak: 1, stream: 1 });
  });

  it('keeps a little worth of the parts of a park that takes several days', () => {
    expect(scores([], 960).peak).toBeCloseTo(0.15, 1);
  });
});

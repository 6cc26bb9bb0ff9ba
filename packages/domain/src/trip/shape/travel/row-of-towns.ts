import type { TripCatalogue, TripRoute } from '../../catalogue/trip-catalogue.ts';
import {
  sampleBrief,
  sampleCatalogue,
  sampleCity,
  sampleLink,
  sampleSpot,
} from '../../catalogue/trip-samples.ts';
import { chooseShapes } from '../choose-shapes.ts';

/** Dates of this many days. */
export const days = (count: number) => ({ kind: 'dates', firstDate: '2027-04-10', days: count }) as const;

/** Five towns in a row, an hour apart, each with enough to see for three days. */
export const row: TripCatalogue = {
  ...sampleCatalogue,
  cities: ['ada', 'bo', 'cy', 'di', 'ed'].map((id, index) =>
    sampleCity(id, { popularity: 90 - index, areaId: index < 3 ? 'west' : 'east' }),
  ),
  spots: ['ada', 'bo', 'cy', 'di', 'ed'].flatMap((cityId) =>
    (['temple', 'park', 'museum', 'lake', 'tower', 'street'] as const).map((category) =>
      sampleSpot(`${cityId}-${category}`, cityId, { category, popularity: 85, visitMinutes: 150 }),
    ),
  ),
  links: ['ada-bo', 'bo-cy', 'cy-di', 'di-ed'].map((pair) => {
    const [from = '', to = ''] = pair.split('-');
    return sampleLink(from, to, { minutes: 60 });
  }),
};

/** A classic route through these towns, two nights in each. */
export const route = (cityIds: readonly string[], rest: Partial<TripRoute> = {}): TripRoute => ({
  id: cityIds.join('-'),
  stops: cityIds.map((cityId) => ({
    cityId,
    nights: 2,
    extraNights: 0,
    nightsOnTheWay: 0,
    why: '',
    spotIds: [],
  })),
  days: { min: 5, max: 9 },
  months: [4],
  forWhom: ['first-visit'],
  tagIds: [],
  popularity: 100,
  ...rest,
});

/** Returns the best shape of a brief in the row of towns, or in another catalogue. */
export const shapeOf = (rest: Parameters<typeof sampleBrief>[0], catalogue = row) =>
  chooseShapes(sampleBrief(rest), catalogue)[0];

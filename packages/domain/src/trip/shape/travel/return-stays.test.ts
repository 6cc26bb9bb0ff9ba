import { describe, expect, it } from 'vitest';
import {
  sampleBrief,
  sampleCatalogue,
  sampleCity,
  sampleLink,
  sampleSpot,
} from '../../catalogue/trip-samples.ts';
import { chooseShapes } from '../choose-shapes.ts';
import { days } from './row-of-towns.ts';

/** A large city with many flights, and a salt lake at the end of a road. */
const catalogue = {
  ...sampleCatalogue,
  cities: [
    sampleCity('base', { popularity: 80, recommendedDays: { min: 2, max: 4 } }),
    sampleCity('lake', { popularity: 60, airports: [], recommendedDays: { min: 1, max: 2 } }),
    ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => sampleCity(id, { popularity: 20 })),
  ],
  spots: ['base', 'lake'].flatMap((cityId) =>
    (['temple', 'park', 'museum', 'street'] as const).map((category) =>
      sampleSpot(`${cityId}-${category}`, cityId, { category, popularity: 75, visitMinutes: 150 }),
    ),
  ),
  links: [
    sampleLink('base', 'lake', { minutes: 300, mode: 'coach' }),
    ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) =>
      sampleLink('base', id, { mode: 'flight', minutes: 100 }),
    ),
  ],
};
const shapeOf = (rest: Parameters<typeof sampleBrief>[0]) =>
  chooseShapes(sampleBrief({ cityIds: ['base', 'lake'], when: days(5), ...rest }), catalogue)[0];

describe('withReturn', () => {
  it('gives the last night to the base where the trip would end in a place without an airport', () => {
    const shape = shapeOf({});
    expect(shape?.cityIds).toEqual(['base', 'lake', 'base']);
    expect(shape?.nights.at(-1)).toBe(1);
    expect(shape?.nights.reduce((sum, count) => sum + count, 0)).toBe(4);
  });

  it('keeps a stated end, a stated order and a short trip', () => {
    expect(shapeOf({ exitCityId: 'lake' })?.cityIds).toEqual(['base', 'lake']);
    expect(shapeOf({ cityOrder: ['base', 'lake'] })?.cityIds).toEqual(['base', 'lake']);
    expect(shapeOf({ when: days(4) })?.cityIds).toEqual(['base', 'lake']);
  });

  it('keeps a trip that ends in a city with flights', () => {
    const airports = catalogue.cities.map((city) => (city.id === 'lake' ? sampleCity('lake') : city));
    const links = [
      ...catalogue.links,
      ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) =>
        sampleLink('lake', id, { id: `lake-${id}`, mode: 'flight', minutes: 100 }),
      ),
    ];
    const brief = sampleBrief({ cityIds: ['base', 'lake'], when: days(5) });
    expect(chooseShapes(brief, { ...catalogue, cities: airports, links })[0]?.cityIds).toHaveLength(2);
  });
});

import { describe, expect, it } from 'vitest';
import type { TripCatalogue, TripRoute } from '../../catalogue/trip-catalogue.ts';
import {
  sampleBrief,
  sampleCatalogue,
  sampleCity,
  sampleLink,
  sampleSpot,
} from '../../catalogue/trip-samples.ts';
import { chooseShapes } from '../choose-shapes.ts';
import { createRating } from '../shape-rating.ts';
import { listNamedIds, listRequiredCities } from '../trip-shape.ts';
import { isBesideStay } from './first-visits.ts';

const days = (count: number) => ({ kind: 'dates', firstDate: '2027-04-10', days: count }) as const;
const kinds = ['temple', 'park', 'museum', 'lake', 'tower', 'street'] as const;
const ids = ['ada', 'bo', 'cy', 'di'];

const route = (cityIds: readonly string[]): TripRoute => ({
  id: cityIds.join('-'),
  stops: cityIds.map((cityId) => ({
    ...{ cityId, nights: 3, extraNights: 0, nightsOnTheWay: 0, why: '', spotIds: [] },
  })),
  days: { min: 8, max: 12 },
  months: [4],
  forWhom: ['first-visit'],
  tagIds: [],
  popularity: 100,
});

/** Four towns in a row, an hour apart; two of them are enough for ten days. */
const row: TripCatalogue = {
  ...sampleCatalogue,
  cities: ids.map((id) => sampleCity(id, { popularity: 90, recommendedDays: { min: 2, max: 5 } })),
  spots: ids.flatMap((id) =>
    kinds.map((category) =>
      sampleSpot(`${id}-${category}`, id, { category, popularity: 85, visitMinutes: 150 }),
    ),
  ),
  links: ['ada-bo', 'bo-cy', 'cy-di', 'ada-cy', 'bo-di'].map((pair) => {
    const [from = '', to = ''] = pair.split('-');
    return sampleLink(from, to, { minutes: 60 });
  }),
  routes: [route(['ada', 'bo', 'di']), route(['ada', 'bo', 'di'])],
};
const ends = { cityIds: ['ada', 'di'], entryCityId: 'ada', exitCityId: 'di', when: days(10) };
const citiesOf = (rest: Parameters<typeof sampleBrief>[0]) =>
  chooseShapes(sampleBrief(rest), row)[0]?.cityIds;

describe('a first visit', () => {
  it('has what lies between its ends, even where these could fill the days', () => {
    expect(citiesOf({ ...ends, isFirstVisit: true })).toContain('bo');
    expect(citiesOf(ends)).toEqual(['ada', 'di']);
    expect(citiesOf({ ...ends, isFirstVisit: true, onlyNamedCities: true })).toEqual(['ada', 'di']);
  });

  it('values a city by the share of the classic routes that have it', () => {
    const catalogue = { ...row, routes: [route(['ada', 'bo']), route(['ada', 'cy'])] };
    const shareOf = (id: string, isFirstVisit: boolean) =>
      createRating(sampleBrief({ isFirstVisit, when: days(10) }), catalogue).values.get(id)?.classicShare;
    expect([shareOf('ada', true), shareOf('bo', true), shareOf('di', true)]).toEqual([1, 0.5, 0]);
    expect(shareOf('ada', false)).toBe(0);
  });
});

describe('an open first visit', () => {
  const known = (id: string, popularity: number) =>
    sampleCity(id, { popularity, recommendedDays: { min: 2, max: 5 } });
  const catalogue = {
    ...row,
    cities: [known('ada', 99), known('bo', 90), known('cy', 90), known('di', 95)],
    links: [
      sampleLink('ada', 'bo', { minutes: 30 }),
      ...['ada-cy', 'bo-cy', 'cy-di', 'ada-di', 'bo-di'].map((pair) => {
        const [from = '', to = ''] = pair.split('-');
        return sampleLink(from, to, { minutes: 200 });
      }),
    ],
    routes: [route(['ada', 'di'])],
  };
  const ratingOf = (rest: Parameters<typeof sampleBrief>[0]) =>
    createRating(sampleBrief({ when: days(12), isFirstVisit: true, ...rest }), catalogue);

  it('counts a town that is a day trip from a better known stay for less', () => {
    const rating = ratingOf({ cityIds: [] });
    const isBeside = (id: string, stays: readonly string[]) => {
      const value = rating.values.get(id);
      return value !== undefined && isBesideStay(value, stays, rating);
    };
    expect(isBeside('bo', ['ada', 'bo'])).toBe(true);
    expect(isBeside('bo', ['bo', 'di'])).toBe(false);
    expect(isBeside('cy', ['ada', 'cy'])).toBe(false);
    expect(isBeside('ada', ['ada', 'bo'])).toBe(false);
  });

  it('goes on to other cities where it names only a classic one, but not to fill a trip of a few days', () => {
    expect(ratingOf({ cityIds: ['ada'] }).isOpen).toBe(true);
    expect(ratingOf({ cityIds: ['ada'], when: days(6) }).isOpen).toBe(false);
    expect(ratingOf({ cityIds: ['bo'] }).isOpen).toBe(false);
    expect(ratingOf({ cityIds: ['ada'], onlyNamedCities: true }).isOpen).toBe(false);
    expect(ratingOf({ cityIds: ['ada'], isFirstVisit: false }).isOpen).toBe(false);
  });

  it('needs as many nights in a city as the classic routes for first visits have', () => {
    const gainOf = (isFirstVisit: boolean) => {
      const ada = ratingOf({ cityIds: [], isFirstVisit }).values.get('ada');
      return (ada?.ofNights(3) ?? 0) - (ada?.ofNights(2) ?? 0);
    };
    expect(gainOf(true)).toBeGreaterThan(gainOf(false) + 300);
  });
});

describe('an end that only the order of the trip names', () => {
  const order = { cityOrder: ['ada', 'di'], entryCityId: 'ada', exitCityId: 'di', cityIds: ['bo', 'cy'] };
  it('has a stay where the nights suffice for all cities, and none where they do not', () => {
    expect(listRequiredCities(sampleBrief({ ...order, when: days(10) }), row)).toEqual([
      'bo',
      'cy',
      'ada',
      'di',
    ]);
    expect(listRequiredCities(sampleBrief({ ...order, when: days(5) }), row)).toEqual(['bo', 'cy']);
  });

  it('keeps its stay where the wish names it or has a must-see', () => {
    const brief = sampleBrief({ ...order, cityIds: ['ada', 'bo', 'cy'], when: days(5) });
    expect(listRequiredCities(brief, row)).toEqual(['ada', 'bo', 'cy']);
    const withSight = sampleBrief({ ...order, mustSeeSpotIds: ['di-lake'], when: days(5) });
    expect(listRequiredCities(withSight, row)).toEqual(['bo', 'cy', 'di']);
  });
});

describe('createRating', () => {
  it('adds a city for an interest that no named city has, but not for an hour or a season', () => {
    const unmet = (word: string) =>
      createRating(sampleBrief({ cityIds: ['ada'], interestWords: [word] }), row).unmet;
    expect(unmet('panda')).toEqual([0]);
    expect(unmet('sunrise')).toEqual([]);
    expect(unmet('October')).toEqual([]);
  });
});

describe('listNamedIds', () => {
  it('leaves out the town where the trip only starts, though an order names it', () => {
    const brief = sampleBrief({
      cityIds: ['bo'],
      cityOrder: ['ada', 'di'],
      entryCityId: 'ada',
      exitCityId: 'di',
    });
    expect(listNamedIds(brief)).toEqual(['bo', 'ada', 'di']);
    expect(listNamedIds({ ...brief, startsInTown: true })).toEqual(['bo', 'di']);
  });
});

describe('a city of arrival without a stay', () => {
  it('gets a first night in the last shape, which is tried when no ride leaves on the day of arrival', () => {
    const brief = { cityIds: ['bo', 'cy'], entryCityId: 'ada', onlyNamedCities: true, when: days(7) };
    const shapes = chooseShapes(sampleBrief(brief), row);
    expect(shapes[0]?.cityIds).not.toContain('ada');
    expect(shapes.at(-1)).toMatchObject({ cityIds: ['ada', ...(shapes[0]?.cityIds ?? [])] });
    expect(shapes.at(-1)?.nights[0]).toBe(1);
    expect(shapes.at(-1)?.nights.reduce((sum, count) => sum + count, 0)).toBe(6);
  });
});

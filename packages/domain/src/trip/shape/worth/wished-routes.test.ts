import { describe, expect, it } from 'vitest';
import type { TripRoute } from '../../catalogue/trip-catalogue.ts';
import {
  sampleBrief,
  sampleCatalogue,
  sampleCity,
  sampleLink,
  sampleSpot,
} from '../../catalogue/trip-samples.ts';
import { chooseShapes } from '../choose-shapes.ts';
import { listWishedRoutes, worthOfWishedRoutes } from './wished-routes.ts';

const names = ['ada', 'bo', 'cy', 'di', 'ed'];
const catalogue = {
  ...sampleCatalogue,
  cities: names.map((id, index) => sampleCity(id, { popularity: 90 - 8 * index })),
  spots: names.flatMap((cityId, index) =>
    (['temple', 'park', 'museum', 'lake'] as const).map((category) =>
      sampleSpot(`${cityId}-${category}`, cityId, {
        category,
        popularity: 88 - 6 * index,
        visitMinutes: 150,
      }),
    ),
  ),
  links: names.flatMap((from) =>
    names.filter((to) => to > from).map((to) => sampleLink(from, to, { minutes: 90 })),
  ),
  routes: [toRoute('lesser', ['di', 'ed'])],
};

function toRoute(id: string, cityIds: readonly string[]): TripRoute {
  return {
    id,
    stops: cityIds.map((cityId) => ({
      cityId,
      nights: 2,
      extraNights: 0,
      nightsOnTheWay: 0,
      why: '',
      spotIds: [],
    })),
    days: { min: 5, max: 6 },
    months: [4],
    forWhom: ['culture'],
    tagIds: [],
    popularity: 40,
  };
}

const when = { kind: 'dates', firstDate: '2027-04-10', days: 5 } as const;
const firstCities = (rest: Parameters<typeof sampleBrief>[0]) =>
  chooseShapes(sampleBrief({ cityIds: [], when, ...rest }), catalogue)[0]?.cityIds.toSorted();

describe('wished routes', () => {
  it('lead an open trip to the cities of the route instead of more famous ones', () => {
    expect(firstCities({})).not.toEqual(['di', 'ed']);
    expect(firstCities({ routeIds: ['lesser'] })).toEqual(['di', 'ed']);
  });

  it('have no worth for a stay only in the city that the trip starts from', () => {
    const ends = { entryCityId: 'di', exitCityId: 'di', startsInTown: true, endsInTown: true };
    const routes = [toRoute('lesser', ['di', 'ed']), toRoute('base', ['di', 'di'])];
    const firstOf = (routeIds: string[]) =>
      chooseShapes(sampleBrief({ cityIds: [], when, ...ends, routeIds }), { ...catalogue, routes })[0]
        ?.cityIds;
    expect(firstOf(['base'])).not.toEqual(['di']);
    expect(firstOf(['lesser'])).toContain('ed');
  });

  it('do not apply to a trip with a city that the route lacks, or with named cities only', () => {
    const listed = (rest: Parameters<typeof sampleBrief>[0], required: readonly string[] = []) =>
      listWishedRoutes(sampleBrief({ routeIds: ['lesser'], ...rest }), catalogue, {
        required: new Set(required),
        fitOf: () => 1,
      });
    expect(listed({}, ['di'])).toHaveLength(1);
    expect(listed({}, ['ada'])).toEqual([]);
    expect(listed({ onlyNamedCities: true })).toEqual([]);
  });

  it('do not apply where named cities fill the trip, or where it is much too short for the route', () => {
    const listed = (count: number, required: readonly string[], least: number) =>
      listWishedRoutes(
        sampleBrief({ routeIds: ['lesser'], when: { ...when, days: count } }),
        {
          ...catalogue,
          cities: catalogue.cities.map((city) => ({ ...city, recommendedDays: { min: 2, max: 3 } })),
          routes: catalogue.routes.map((route) => ({ ...route, days: { min: least, max: least + 1 } })),
        },
        { required: new Set(required), fitOf: () => 1 },
      ).length;
    expect(listed(5, ['di'], 5)).toBe(1);
    expect(listed(4, ['di'], 5)).toBe(0);
    expect(listed(5, ['di', 'ed'], 5)).toBe(0);
    expect(listed(5, ['di'], 12)).toBe(0);
    expect(listed(5, [], 12)).toBe(1);
  });

  it('count by the share of their nights that fit into the trip', () => {
    const wishedRoutes = listWishedRoutes(sampleBrief({ routeIds: ['lesser'] }), catalogue, {
      required: new Set<string>(),
      fitOf: () => 1,
    });
    const worth = (cityIds: readonly string[], nights: readonly number[], tripNights: number) =>
      worthOfWishedRoutes(cityIds, nights, { wishedRoutes, tripNights });
    expect(worth(['di', 'ed'], [2, 2], 4)).toBe(2 * worth(['di', 'ada'], [2, 2], 4));
    expect(worth(['di'], [2], 2)).toBe(worth(['di', 'ed'], [2, 2], 4));
    expect(worth(['ada'], [4], 4)).toBe(0);
  });

  it('count less where their cities meet no interest of the wish', () => {
    const worthAt = (fit: number) =>
      worthOfWishedRoutes(['di', 'ed'], [2, 2], {
        wishedRoutes: listWishedRoutes(sampleBrief({ routeIds: ['lesser'] }), catalogue, {
          required: new Set<string>(),
          fitOf: () => fit,
        }),
        tripNights: 4,
      });
    expect(worthAt(0)).toBeGreaterThan(0);
    expect(worthAt(0)).toBeLessThan(worthAt(1) / 2);
  });
});

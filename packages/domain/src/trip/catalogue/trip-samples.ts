import { type TripBrief, tripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import type {
  TripCatalogue,
  TripCity,
  TripHotel,
  TripLink,
  TripRestaurant,
  TripSpot,
  TripStation,
} from './trip-catalogue.ts';

/** A catalogue without rows, to which a test adds what it needs. */
export const emptyCatalogueData: TripCatalogueData = {
  cities: [],
  spots: [],
  hotels: [],
  restaurants: [],
  links: [],
  stations: [],
  districts: [],
  routes: [],
  dayIdeas: [],
  tagNames: {},
  cnyPer: {},
  ratesAsOf: '2026-11-01',
  chosenCityIds: [],
  rules: { visas: [], borders: [], permits: [], calendars: [] },
};

export function sampleCity(id: string, rest: Partial<TripCity> = {}): TripCity {
  return {
    id,
    name: id,
    coordinates: { latitude: 30, longitude: 110 },
    popularity: 60,
    tagIds: [],
    bestMonths: [4, 5],
    recommendedDays: { min: 2, max: 3 },
    airports: [{ code: 'AAA', name: id, zhName: '机场', intoTown: 'Metro line 1.' }],
    stations: [],
    ...rest,
  };
}

export function sampleSpot(id: string, cityId: string, rest: Partial<TripSpot> = {}): TripSpot {
  return {
    id,
    cityId,
    coordinates: { latitude: 30.01, longitude: 110.02 },
    category: 'temple',
    levels: [],
    tagIds: [],
    openingHours: [{ open: '08:30', close: '17:30', closedOn: [] }],
    openingExceptions: [],
    free: false,
    tickets: [
      { name: 'Adult', kind: 'entry', audience: 'adult', price: { amountMinor: 4000, currency: 'CNY' } },
    ],
    visitMinutes: 90,
    booking: { required: 'not-needed', passport: false },
    bestTimeOfDay: [],
    bestMonths: [],
    indoor: false,
    popularity: 60,
    ...rest,
  };
}

export function sampleLink(fromCityId: string, toCityId: string, rest: Partial<TripLink> = {}): TripLink {
  return {
    id: `${fromCityId}-${toCityId}`,
    fromCityId,
    toCityId,
    mode: 'train',
    minutes: 120,
    perDay: 12,
    oneWay: false,
    ...rest,
  };
}

/** An airport of the city. */
export function sampleAirport(cityId: string, rest: Partial<TripStation> = {}): TripStation {
  return {
    id: `${cityId}-airport`,
    cityId,
    kind: 'airport',
    alsoServesCityIds: [],
    coordinates: { latitude: 30.2, longitude: 110.2 },
    popularity: 60,
    ...rest,
  };
}

export function sampleHotel(id: string, cityId: string, rest: Partial<TripHotel> = {}): TripHotel {
  return {
    id,
    cityId,
    coordinates: { latitude: 30.002, longitude: 110.002 },
    priceClass: 2,
    popularity: 50,
    tagIds: [],
    features: [],
    registersForeignPassports: 'yes',
    ...rest,
  };
}

export function sampleRestaurant(id: string, cityId: string): TripRestaurant {
  return {
    id,
    cityId,
    coordinates: { latitude: 30.001, longitude: 110.001 },
    priceClass: 1,
    popularity: 80,
    tagIds: ['food'],
    cuisine: 'Local',
    dietary: [],
  };
}

/** Four invented cities for tests. `alba` is linked to `brisa`, `brisa` to `cima`; `delta` has no links. */
export const sampleCatalogue: TripCatalogue = {
  cities: [
    sampleCity('alba', { popularity: 90, tagIds: ['history'] }),
    sampleCity('brisa', {
      popularity: 70,
      tagIds: ['nature'],
      coordinates: { latitude: 31, longitude: 111 },
    }),
    sampleCity('cima', { popularity: 50, tagIds: ['nature'], airports: [] }),
    sampleCity('delta', { popularity: 95 }),
  ],
  spots: ['alba', 'brisa', 'cima', 'delta'].flatMap((cityId, c) =>
    [0, 1, 2, 3, 4].map((n) =>
      sampleSpot(`${cityId}-spot-${n}`, cityId, {
        coordinates: {
          latitude: (cityId === 'brisa' ? 31 : 30) + n * 0.01,
          longitude: (cityId === 'brisa' ? 111 : 110) + ((n * 7) % 5) * 0.01,
        },
        category: (['temple', 'park', 'museum'] as const)[n % 3] ?? 'temple',
        popularity: 50 + 8 * n,
        visitMinutes: 60 + 30 * n,
        tagIds: c % 2 === 0 ? ['history'] : ['nature'],
        openingHours: [
          { open: '08:30', close: '17:30', lastEntry: '16:30', closedOn: n === 2 ? ['mon'] : [] },
        ],
      }),
    ),
  ),
  hotels: [sampleHotel('alba-inn', 'alba')],
  restaurants: [sampleRestaurant('alba-table', 'alba'), sampleRestaurant('alba-bowl', 'alba')],
  links: [
    sampleLink('alba', 'brisa'),
    sampleLink('brisa', 'cima', { mode: 'coach', minutes: 90, perDay: 4 }),
  ],
  tagNames: new Map([['history', 'History']]),
};

/** Five days for two adults, starting on a Saturday in April. */
export function sampleBrief(rest: Partial<TripBrief> = {}): TripBrief {
  return { ...tripBrief.parse({ when: { kind: 'dates', firstDate: '2027-04-10', days: 5 } }), ...rest };
}

import type { EntityFields, EntityName } from '@yunyou/contract/entities';
import type { Content, ContentItem } from '../read-content.ts';

const names = { name: 'Sample', zhName: '样本', pinyin: 'Yàngběn', aliases: [] };
const article = { type: 'doc' as const, content: [] };

export const sampleCity: EntityFields<'city'> = {
  ...names,
  areaId: 'shaanxi',
  cityCode: '610100',
  coordinates: { latitude: 34.26, longitude: 108.94 },
  summary: 'A city.',
  knownFor: ['walls', 'noodles', 'pagodas'],
  article,
  climate: [],
  bestMonths: [4],
  recommendedDays: { min: 2, max: 4 },
  airports: [],
  stations: [],
  tagIds: [],
  nearbyCityIds: [],
  popularity: 0,
  factsAsOf: '2025-06',
};

export const sampleSpot: EntityFields<'scenic-spot'> = {
  ...names,
  cityId: 'xian',
  coordinates: { latitude: 34.22, longitude: 108.96 },
  category: 'tower',
  levels: [],
  tagIds: [],
  summary: 'A pagoda.',
  description: article,
  openingHours: [{ open: '09:00', close: '17:00', closedOn: [] }],
  openingExceptions: [],
  free: false,
  tickets: [
    { name: 'Adult', kind: 'entry', audience: 'adult', price: { amountMinor: 4000, currency: 'CNY' } },
  ],
  visitMinutes: 60,
  booking: { required: 'not-needed', passport: false },
  bestTimeOfDay: [],
  bestMonths: [],
  indoor: false,
  tips: ['Go early.'],
  zhAddress: '西安市雁塔区',
  popularity: 0,
  factsAsOf: '2025-06',
};

export const sampleDistrict: EntityFields<'district'> = {
  ...names,
  cityId: 'xian',
  coordinates: { latitude: 34.26, longitude: 108.94 },
  goodFor: ['eat'],
  stayClasses: [],
  summary: 'Noodles.',
  text: 'Kitchens along one street.',
  streets: [],
  foods: [],
  metro: [],
  popularity: 0,
  factsAsOf: '2025-06',
};

export const sampleStation: EntityFields<'station'> = {
  ...names,
  zhName: '西安北站',
  kind: 'railway',
  code: 'EAY',
  cityId: 'xian',
  alsoServesCityIds: [],
  coordinates: { latitude: 34.378, longitude: 108.934 },
  summary: 'Fast trains.',
  terminals: [],
  intoTown: [{ mode: 'taxi', to: 'Bell Tower', minutes: 40 }],
  notes: [],
  popularity: 0,
  factsAsOf: '2025-06',
  source: 'A timetable',
};

export const sampleLink: EntityFields<'link'> = {
  ...{ fromCityId: 'xian', toCityId: 'luoyang', mode: 'train', minutes: 100, fastestMinutes: 80, perDay: 30 },
  ...{ fromStop: "Xi'an North", toStop: 'Luoyang Longmen', oneWay: false, factsAsOf: '2025-06' },
};

const day = { title: 'A day', text: 'We walk.', meals: [] };

export const sampleLine: EntityFields<'trip-line'> = {
  ...names,
  startCityId: 'xian',
  cityIds: ['xian'],
  days: 2,
  summary: 'Two days.',
  highlights: ['the wall', 'the pagoda'],
  itinerary: [
    { ...day, spotIds: ['city-wall'], nightCityId: 'xian' },
    { ...day, spotIds: [] },
  ],
  includes: ['guide'],
  excludes: ['flights'],
  groupSizeMax: 12,
  priceAdult: { amountMinor: 100_000, currency: 'CNY' },
  priceChild: { amountMinor: 70_000, currency: 'CNY' },
  childAgeMax: 11,
  departures: [{ weekdays: ['mon'], months: [4], from: '2026-01-01', to: '2027-12-31', seats: 12 }],
  cancellation: [{ daysBefore: 7, refundPercent: 100 }],
  faqs: [],
  tagIds: [],
  popularity: 0,
};

export function itemOf<N extends EntityName>(entity: N, id: string, fields: EntityFields<N>): ContentItem<N> {
  return { entity, id, fields, file: `${entity}/${id}` };
}

export function contentOf(...items: ContentItem[]): Content {
  return { items, problems: [] };
}

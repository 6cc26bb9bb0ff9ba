import { type TripBrief, tripBrief } from '@yunyou/contract/trip/trip-brief.schema';

const plain = tripBrief.parse({
  when: { kind: 'dates', firstDate: '2027-04-10', days: 7 },
  preferenceTagIds: ['history', 'food'],
  cityIds: ['beijing', 'xian', 'shanghai'],
});

/** Briefs for benchmarks and tests, from simple to large. */
export const benchBriefs = {
  'three cities, 7 days': plain,
  'one city, 3 days': { ...plain, cityIds: ['chengdu'], when: { ...plain.when, days: 3 } },
  'open choice, 10 days in October, family, budget': {
    ...plain,
    when: { kind: 'month', year: 2027, month: 10, days: 10 },
    travellers: { adults: 2, children: 1 },
    pace: 'relaxed',
    preferenceTagIds: ['food', 'nature', 'hiking'],
    cityIds: [],
    entryCityId: 'shanghai',
    budget: { amountMinor: 2_800_000, currency: 'CNY' },
  },
  'open choice, 14 days, full': { ...plain, cityIds: [], pace: 'full', when: { ...plain.when, days: 14 } },
  'five cities with must-sees, 12 days': {
    ...plain,
    cityIds: ['beijing', 'xian', 'chengdu', 'guilin', 'shanghai'],
    mustSeeSpotIds: ['great-wall-mutianyu', 'terracotta-army'],
    entryCityId: 'beijing',
    exitCityId: 'shanghai',
    when: { ...plain.when, days: 12 },
  },
  'far apart, 9 days': {
    ...plain,
    cityIds: ['lhasa', 'urumqi', 'harbin'],
    when: { ...plain.when, days: 9 },
  },
} satisfies Record<string, TripBrief>;

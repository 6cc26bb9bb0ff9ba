import type { EndpointKey } from '@yunyou/contract/endpoints';
import { exchangeRates } from '@yunyou/domain/money/money';
import type { KnownValues } from '../../apps/api/src/testing/hostile/schema-arbitrary.ts';
import type { Canary } from './canaries.ts';

const rows = {
  city: ['xian', 'beijing', 'shanghai'],
  'scenic-spot': ['terracotta-army'],
  guide: ['high-speed-trains'],
  'trip-line': ['beijing-great-wall-day'],
  tag: ['food', 'visas'],
  theme: ['food'],
  area: ['north', 'central'],
} as const;

/** Ids that exist on the site, including those of the marker traveller. */
export function knownValues({ tripId, orderNo }: Canary): KnownValues {
  return {
    ...rows,
    id: [...Object.values(rows).flat(), 'about-yunyou', 'destination-north', 'faves-food', tripId],
    cityId: rows.city,
    cityIds: rows.city,
    targetId: [...rows.city, ...rows['trip-line']],
    spotId: rows['scenic-spot'],
    lineId: rows['trip-line'],
    tagId: rows.tag,
    cityCode: ['610100', '110000'],
    orderNo: [orderNo],
    keyword: ['train', 'xi'],
    word: ['train'],
    sort: ['updatedAt', 'name', 'title', 'popularity'],
    columns: ['name', 'cityId', 'popularity'],
    page: ['tagsList'],
    name: ['admin'],
    role: ['viewer', 'editor'],
    access_token: ['x'],
  };
}

type Inputs = Partial<Record<EndpointKey, readonly Record<string, unknown>[]>>;

/**
 * Returns valid inputs of endpoints whose fields depend on each other or have a form that generated inputs rarely
 * match.
 */
export function knownInputs({ tripId }: Canary): Inputs {
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/a',
    p256dh: `B${'A'.repeat(86)}`,
    auth: 'A'.repeat(22),
  };
  const unknownId = '0b8f9f56-6f0c-4a55-9d0d-0d3a7a1f7f10';
  return {
    'POST /travel/refine': [{ id: tripId, version: 1, sentence: 'start later' }],
    'POST /travel/invitation': [{ key: 'a'.repeat(43) }],
    'POST /travel/join': [{ key: 'a'.repeat(43), name: 'Ada' }],
    'POST /travel/reminders/start': [{ id: tripId, subscription, timeZone: 'Europe/Berlin' }],
    'POST /admin/entity/setField': [
      {
        entity: 'tag',
        field: 'name',
        value: 'Visa rules',
        items: [{ id: 'visas', version: 1 }],
        isDryRun: true,
      },
    ],
    'POST /admin/rule/preview': [
      {
        id: 'new-rule',
        fields: {
          title: 'A rule',
          kind: 'holiday',
          summary: 'Days off',
          data: { year: 2027 },
          fact: { statement: 'A fact', source: 'An office', checkedOn: '2026-01-01', validDays: 30 },
        },
        stay: { arrival: '2026-12-01', days: 7, cityId: 'xian' },
      },
    ],
    'POST /admin/rates/save': [{ asOf: exchangeRates.asOf, cnyPer: exchangeRates.cnyPer }],
    'POST /admin/webhook/test': [{ id: unknownId }],
    'POST /admin/webhook/delivery/replay': [{ id: unknownId }],
  };
}

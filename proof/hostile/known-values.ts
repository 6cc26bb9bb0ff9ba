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

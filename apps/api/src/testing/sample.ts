import path from 'node:path';
import { type ContentItem, readContent } from '@yunyou/content/read-content';
import type { EntityName } from '@yunyou/contract/entities';

const contentFolder = path.join(import.meta.dirname, '..', '..', '..', '..', 'content');
const sampleCities = new Set(['beijing', 'xian', 'shanghai']);
/** Small entities come whole, what belongs to a city comes for three cities. */
const whole = new Set<EntityName>([
  'tag',
  'area',
  'guide',
  'news',
  'theme',
  'navigation',
  'banner',
  'experience',
  'rule',
]);

let sample: Promise<ContentItem[]> | undefined;

/** A part of the real guide: enough for every endpoint to have something to say. */
export function readSample(): Promise<ContentItem[]> {
  sample ??= readContent(contentFolder).then(({ items }) => items.filter(isInSample));
  return sample;
}

function isInSample({ entity, id, fields }: ContentItem): boolean {
  if (whole.has(entity)) return true;
  if (entity === 'city') return sampleCities.has(id);
  if (entity === 'link')
    return 'toCityId' in fields && sampleCities.has(fields.fromCityId) && sampleCities.has(fields.toCityId);
  if (entity === 'trip-line') return 'startCityId' in fields && sampleCities.has(fields.startCityId);
  return 'cityId' in fields && sampleCities.has(fields.cityId);
}

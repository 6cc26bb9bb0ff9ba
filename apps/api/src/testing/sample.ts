import path from 'node:path';
import { type ContentItem, readContent } from '@yunyou/content/read-content';
import type { EntityName } from '@yunyou/contract/entities';

const contentFolder = path.join(import.meta.dirname, '..', '..', '..', '..', 'content');
const sampleCities = new Set(['beijing', 'xian', 'shanghai']);
/** Entities that are loaded completely; of the others only rows of the sample cities are loaded. */
const completeEntities = new Set<EntityName>([
  'tag',
  'area',
  'route',
  'guide',
  'news',
  'theme',
  'navigation',
  'banner',
  'experience',
  'rule',
]);

let sample: Promise<ContentItem[]> | undefined;

/** Reads a part of the shipped content that is large enough for each endpoint to return rows. */
export function readSample(): Promise<ContentItem[]> {
  sample ??= readContent(contentFolder).then(({ items }) => items.filter(isInSample));
  return sample;
}

function isInSample({ entity, id, fields }: ContentItem): boolean {
  if (completeEntities.has(entity)) return true;
  if (entity === 'city') return sampleCities.has(id);
  if (entity === 'link')
    return 'toCityId' in fields && sampleCities.has(fields.fromCityId) && sampleCities.has(fields.toCityId);
  if (entity === 'trip-line') return 'startCityId' in fields && sampleCities.has(fields.startCityId);
  return 'cityId' in fields && sampleCities.has(fields.cityId);
}

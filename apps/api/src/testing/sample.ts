import type { ContentItem } from '@yunyou/content/read-content';
import { readShippedItems } from '@yunyou/content/shipped-content';
import type { EntityName } from '@yunyou/contract/entities';

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

/** Reads a part of the shipped content that is large enough for each endpoint to return rows. */
export async function readSample(): Promise<ContentItem[]> {
  return (await readShippedItems()).filter(isInSample);
}

function isInSample({ entity, id, fields }: ContentItem): boolean {
  if (completeEntities.has(entity)) return true;
  if (entity === 'city') return sampleCities.has(id);
  if (entity === 'link')
    return 'toCityId' in fields && sampleCities.has(fields.fromCityId) && sampleCities.has(fields.toCityId);
  if (entity === 'trip-line') return 'startCityId' in fields && sampleCities.has(fields.startCityId);
  return 'cityId' in fields && sampleCities.has(fields.cityId);
}

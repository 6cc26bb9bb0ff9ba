import type { ContentItem } from '@yunyou/content/read-content';
import { readShippedItems } from '@yunyou/content/shipped-content';
import { findRegionOfCity } from '../src/region-of-city.ts';
import { REGIONS, type Subject, type SubjectKind } from '../src/subject.ts';

/** Entities with their own pictures; other entities reuse these. */
const KINDS: Partial<Record<string, SubjectKind>> = {
  city: 'city',
  'scenic-spot': 'spot',
  'trip-line': 'line',
  guide: 'guide',
  theme: 'theme',
  news: 'news',
  area: 'area',
};

/** Lists the guide's entries with their own pictures as subjects. */
export async function listContentSubjects(): Promise<Subject[]> {
  return (await readShippedItems()).flatMap((item) => toSubject(item) ?? []);
}

function toSubject({ entity, id, fields }: ContentItem): Subject | undefined {
  const kind = KINDS[entity];
  if (!kind) return undefined;
  const known: Partial<Record<string, unknown>> = { ...fields };
  const cityId =
    kind === 'city' ? id : (toText(known.cityId) ?? toText(known.startCityId) ?? toTexts(known.cityIds)[0]);
  const category = toText(known.category);
  return {
    kind,
    id,
    region:
      REGIONS.find((region) => region === id) ?? (cityId ? findRegionOfCity(cityId) : undefined) ?? 'east',
    zhName: toText(known.zhName) ?? toText(known.zhTitle) ?? '',
    tags: toTexts(known.tagIds),
    ...(category ? { category } : {}),
    ...(cityId ? { cityId } : {}),
  };
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function toTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

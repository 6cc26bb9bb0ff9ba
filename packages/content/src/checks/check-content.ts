import { type EntityName, entities } from '@yunyou/contract/entities';
import { findLinkedEntity } from '@yunyou/contract/paths';
import { countWords } from '@yunyou/domain/editorial/word-count';
import { z } from 'zod';
import { greatCities, greatCityArticle, minimumSpotWords } from '../lengths.ts';
import { type Mistake, mistake } from '../messages/mistake.ts';
import type { Content, ContentItem, ContentProblem } from '../read-content.ts';
import { listItems, problemIn } from './check-items.ts';

/** Minimum length of articles, in words. */
const minimumWords: Partial<Record<EntityName, number>> = {
  city: 400,
  'scenic-spot': 120,
  route: 80,
  guide: 600,
  news: 250,
};

/** Checks what schemas cannot: references, links, duplicate ids and names, article lengths. */
export function checkContent(content: Content): ContentProblem[] {
  const known = new Map<EntityName, Map<string, ContentItem>>();
  const problems: ContentProblem[] = [];
  for (const item of content.items) {
    const ofEntity = known.get(item.entity) ?? new Map<string, ContentItem>();
    const twin = ofEntity.get(item.id);
    if (twin) problems.push(problemIn(item, mistake('id-twice', { file: twin.file })));
    known.set(item.entity, ofEntity.set(item.id, item));
  }
  const exists = (entity: EntityName, id: string) => known.get(entity)?.has(id) ?? false;
  for (const item of content.items) {
    const mistakes = listReferences(item)
      .filter(({ entity, id }) => !exists(entity, id))
      .map(({ entity, id, at, isLink }) =>
        mistake(isLink ? 'link-missing' : 'reference-missing', { field: at, entity, id }),
      );
    problems.push(...[...mistakes, ...listLengthMistakes(item)].map((found) => problemIn(item, found)));
  }
  problems.push(...findSameNames(content.items), ...findSameCodes(content));
  return problems;
}

interface Reference {
  entity: EntityName;
  id: string;
  /** Path of the field. */
  at: string;
  /** Whether it is a link in an article. */
  isLink: boolean;
}

const jsonSchemas = new Map<EntityName, unknown>();

function jsonSchemaOf(entity: EntityName): unknown {
  const cached = jsonSchemas.get(entity);
  if (cached) return cached;
  const schema = z.toJSONSchema(entities[entity].schema, { io: 'output', reused: 'inline' });
  jsonSchemas.set(entity, schema);
  return schema;
}

/** Lists all ids in the item that refer to other entities: fields that the schema marks as `reference`, and article links. */
export function listReferences(item: ContentItem): Reference[] {
  const found: Reference[] = [];
  walk(jsonSchemaOf(item.entity), item.fields, '');
  const definition = entities[item.entity];
  if ('bodyField' in definition) {
    for (const href of listLinks(bodyOf(item, definition.bodyField))) {
      const target = findLinkedEntity(href);
      if (target) found.push({ ...target, at: definition.bodyField, isLink: true });
    }
  }
  return found;

  function walk(schema: unknown, value: unknown, at: string): void {
    if (typeof schema !== 'object' || schema === null || value === undefined) return;
    if ('reference' in schema && typeof schema.reference === 'string' && typeof value === 'string') {
      found.push({ entity: schema.reference as EntityName, id: value, at, isLink: false }); // `reference()` accepts entity names only
    }
    if ('items' in schema && Array.isArray(value)) {
      value.forEach((entry, index) => {
        walk(schema.items, entry, `${at}.${index}`);
      });
    }
    if ('properties' in schema && typeof value === 'object' && value !== null) {
      const properties = schema.properties as Record<string, unknown>; // JSON Schema's own shape
      for (const [key, entry] of Object.entries(value))
        walk(properties[key], entry, at ? `${at}.${key}` : key);
    }
  }
}

function bodyOf(item: ContentItem, field: string): unknown {
  const fields: Record<string, unknown> = item.fields;
  return fields[field];
}

function listLinks(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(listLinks);
  if (typeof node !== 'object' || node === null) return [];
  const own = 'href' in node && typeof node.href === 'string' ? [node.href] : [];
  return [...own, ...Object.values(node).flatMap(listLinks)];
}

function listLengthMistakes(item: ContentItem): Mistake[] {
  const definition = entities[item.entity];
  if (!('bodyField' in definition)) return [];
  const field = definition.bodyField;
  const body = bodyOf(item, field);
  const words = countWords(body);
  const minimum = minimumWordsOf(item);
  const mistakes = words < minimum ? [mistake('text-short', { field, words, minimum })] : [];
  if (!isGreatCity(item)) return mistakes;
  const { maximumWords, minimumSections } = greatCityArticle;
  const sections = countSections(body);
  if (words > maximumWords) mistakes.push(mistake('text-long', { field, words, maximum: maximumWords }));
  if (sections < minimumSections)
    mistakes.push(mistake('few-sections', { field, sections, minimum: minimumSections }));
  return mistakes;
}

const isGreatCity = ({ entity, id }: ContentItem) => entity === 'city' && greatCities.has(id);

/** Returns the words that an article needs: more for great cities and for sights of high popularity. */
function minimumWordsOf(item: ContentItem): number {
  const { entity, fields } = item;
  const usual = minimumWords[entity] ?? 0;
  if (isGreatCity(item)) return greatCityArticle.minimumWords;
  return entity === 'scenic-spot' && 'popularity' in fields
    ? Math.max(usual, minimumSpotWords(fields.popularity))
    : usual;
}

function countSections(body: unknown): number {
  if (typeof body !== 'object' || body === null || !('content' in body) || !Array.isArray(body.content))
    return 0;
  return body.content.filter((node: { type?: string }) => node.type === 'heading').length;
}

/** Reports cities with the same administrative code, which the database refuses. */
function findSameCodes(content: Content): ContentProblem[] {
  const owners = new Map<string, string>();
  return listItems(content, 'city').flatMap((city) => {
    const { cityCode } = city.fields;
    const owner = owners.get(cityCode);
    if (owner === undefined) {
      owners.set(cityCode, city.id);
      return [];
    }
    return [problemIn(city, mistake('city-code-twice', { code: cityCode, other: owner }))];
  });
}

/** Reports items of one entity with the same Chinese name in the same city: probably one place entered twice. */
function findSameNames(items: ContentItem[]): ContentProblem[] {
  const seen = new Map<string, ContentItem>();
  const problems: ContentProblem[] = [];
  for (const item of items) {
    const { fields } = item;
    if (!('zhName' in fields) || fields.zhName === undefined) continue;
    const key = `${item.entity}|${'cityId' in fields ? fields.cityId : ''}|${fields.zhName}`;
    const twin = seen.get(key);
    if (twin) {
      const { entity, id: other, file } = twin;
      problems.push(problemIn(item, mistake('name-twice', { name: fields.zhName, entity, other, file })));
    }
    seen.set(key, item);
  }
  return problems;
}

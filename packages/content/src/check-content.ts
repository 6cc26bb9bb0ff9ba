import { type EntityName, entities } from '@yunyou/contract/entities';
import { findLinkedEntity } from '@yunyou/contract/paths';
import { countWords } from '@yunyou/domain/editorial/word-count';
import { z } from 'zod';
import { listItems } from './check-items.ts';
import type { Content, ContentItem, ContentProblem } from './read-content.ts';

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
    if (twin)
      problems.push({
        file: item.file,
        message: `${item.id}: the same id is used in ${twin.file}. Rename or remove one of the two items.`,
      });
    known.set(item.entity, ofEntity.set(item.id, item));
  }
  const exists = (entity: EntityName, id: string) => known.get(entity)?.has(id) ?? false;
  for (const item of content.items) {
    const report = (message: string) => problems.push({ file: item.file, message: `${item.id}: ${message}` });
    for (const { entity, id, at } of listReferences(item)) {
      if (!exists(entity, id))
        report(`${at}: there is no ${entity} "${id}". Correct the id or add the ${entity}.`);
    }
    checkLength(item, report);
  }
  problems.push(...findSameNames(content.items), ...findSameCodes(content));
  return problems;
}

interface Reference {
  entity: EntityName;
  id: string;
  at: string;
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
      if (target) found.push({ ...target, at: 'link in the text' });
    }
  }
  return found;

  function walk(schema: unknown, value: unknown, at: string): void {
    if (typeof schema !== 'object' || schema === null || value === undefined) return;
    if ('reference' in schema && typeof schema.reference === 'string' && typeof value === 'string') {
      found.push({ entity: schema.reference as EntityName, id: value, at }); // `reference()` accepts entity names only
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

function checkLength(item: ContentItem, report: (message: string) => void): void {
  const minimum = minimumWords[item.entity];
  const definition = entities[item.entity];
  if (!minimum || !('bodyField' in definition)) return;
  const words = countWords(bodyOf(item, definition.bodyField));
  if (words < minimum) report(`${definition.bodyField} has ${words} words; write at least ${minimum}.`);
}

/** Reports cities with the same administrative code, which the database refuses. */
function findSameCodes(content: Content): ContentProblem[] {
  const owners = new Map<string, string>();
  return listItems(content, 'city').flatMap(({ file, id, fields: { cityCode } }) => {
    const owner = owners.get(cityCode);
    if (owner === undefined) {
      owners.set(cityCode, id);
      return [];
    }
    return [{ file, message: `${id}: cityCode: ${cityCode} is that of ${owner}. Use a code of its own.` }];
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
    if (twin)
      problems.push({
        file: item.file,
        message: `${item.id}: zhName ${fields.zhName} is also the name of ${twin.id} (${twin.file}). Remove one of them or correct the name.`,
      });
    seen.set(key, item);
  }
  return problems;
}

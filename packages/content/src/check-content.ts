import { type EntityName, entities } from '@yunyou/contract/entities';
import { findLinkedEntity } from '@yunyou/contract/paths';
import { countWords } from '@yunyou/domain/editorial/word-count';
import { z } from 'zod';
import type { Content, ContentItem, ContentProblem } from './read-content.ts';

/** Shortest texts we ship, in words. */
const minimumWords: Partial<Record<EntityName, number>> = {
  city: 400,
  'scenic-spot': 120,
  guide: 600,
  news: 250,
};

/** What a schema alone cannot see: references, links, duplicates, lengths. */
export function checkContent(content: Content): ContentProblem[] {
  const known = new Map<EntityName, Map<string, ContentItem>>();
  const problems: ContentProblem[] = [];
  for (const item of content.items) {
    const ofEntity = known.get(item.entity) ?? new Map<string, ContentItem>();
    const twin = ofEntity.get(item.id);
    if (twin) problems.push({ file: item.file, message: `${item.id}: the same id is in ${twin.file}` });
    known.set(item.entity, ofEntity.set(item.id, item));
  }
  const exists = (entity: EntityName, id: string) => known.get(entity)?.has(id) ?? false;
  for (const item of content.items) {
    const report = (message: string) => problems.push({ file: item.file, message: `${item.id}: ${message}` });
    for (const { entity, id, at } of listReferences(item)) {
      if (!exists(entity, id)) report(`${at}: there is no ${entity} "${id}"`);
    }
    checkLength(item, report);
  }
  problems.push(...findSameNames(content.items));
  return problems;
}

interface Reference {
  entity: EntityName;
  id: string;
  at: string;
}

const jsonSchemas = new Map<EntityName, unknown>();

function jsonSchemaOf(entity: EntityName): unknown {
  const known = jsonSchemas.get(entity);
  if (known) return known;
  const made = z.toJSONSchema(entities[entity].schema, { io: 'output', reused: 'inline' });
  jsonSchemas.set(entity, made);
  return made;
}

/** Every id in the item that points to another entity, found through the schema's own `reference` marks. */
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
      found.push({ entity: schema.reference as EntityName, id: value, at }); // marks are written with entity names only
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
  if (words < minimum) report(`${definition.bodyField} has ${words} words, at least ${minimum} are needed`);
}

/** Two items of one kind with the same Chinese name in the same city are one place written twice. */
function findSameNames(items: ContentItem[]): ContentProblem[] {
  const seen = new Map<string, ContentItem>();
  const problems: ContentProblem[] = [];
  for (const item of items) {
    const { fields } = item;
    if (!('zhName' in fields) || fields.zhName === undefined) continue;
    const key = `${item.entity}|${'cityId' in fields ? fields.cityId : ''}|${fields.zhName}`;
    const twin = seen.get(key);
    if (twin)
      problems.push({ file: item.file, message: `${item.id}: ${fields.zhName} is already ${twin.id}` });
    seen.set(key, item);
  }
  return problems;
}

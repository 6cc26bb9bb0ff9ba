import type { ArticleDocument } from '@yunyou/contract/document.schema';
import { type EntityName, entities } from '@yunyou/contract/entities';
import { findLinkedEntity } from '@yunyou/contract/paths';
import { z } from 'zod';
import type { Content, ContentItem, ContentProblem } from './read-content.ts';

/** Shortest texts we ship, in words. */
const minimumWords: Partial<Record<EntityName, number>> = {
  city: 400,
  'scenic-spot': 120,
  guide: 600,
  news: 250,
};

/** What a schema alone cannot see: references, links, duplicates, lengths, distances. */
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
    checkDistance(item, known, report);
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
    const body = (item.fields as Record<string, unknown>)[definition.bodyField]; // bodyField is a key of its own schema
    for (const href of listLinks(body)) {
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
  const body = (item.fields as Record<string, unknown>)[definition.bodyField] as ArticleDocument; // parsed by its schema
  const words = countWords(body);
  if (words < minimum) report(`${definition.bodyField} has ${words} words, at least ${minimum} are needed`);
}

export function countWords(node: unknown): number {
  if (Array.isArray(node)) return node.reduce<number>((sum, child) => sum + countWords(child), 0);
  if (typeof node !== 'object' || node === null) return 0;
  if ('text' in node && typeof node.text === 'string') return node.text.split(/\s+/).filter(Boolean).length;
  return 'content' in node ? countWords(node.content) : 0;
}

/** Kilometres a place may be from the city it belongs to before a coordinate must be wrong. */
const maximumKilometres: Partial<Record<EntityName, number>> = {
  'scenic-spot': 150,
  hotel: 90,
  restaurant: 90,
  shop: 90,
};

function checkDistance(
  item: ContentItem,
  known: Map<EntityName, Map<string, ContentItem>>,
  report: (message: string) => void,
): void {
  const limit = maximumKilometres[item.entity];
  const { cityId, coordinates } = item.fields as { cityId?: string; coordinates?: Point };
  const city = cityId ? known.get('city')?.get(cityId) : undefined;
  if (!limit || !coordinates || !city) return;
  const centre = (city.fields as { coordinates: Point }).coordinates; // every city has them, see its schema
  const distance = kilometresBetween(coordinates, centre);
  if (distance > limit) report(`is ${Math.round(distance)} km from ${cityId}, more than ${limit} km`);
}

interface Point {
  latitude: number;
  longitude: number;
}

export function kilometresBetween(a: Point, b: Point): number {
  const radians = Math.PI / 180;
  const dLat = (b.latitude - a.latitude) * radians;
  const dLon = (b.longitude - a.longitude) * radians;
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * Math.sin(dLon / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(h));
}

/** Two items of one kind with the same Chinese name in the same city are one place written twice. */
function findSameNames(items: ContentItem[]): ContentProblem[] {
  const seen = new Map<string, ContentItem>();
  const problems: ContentProblem[] = [];
  for (const item of items) {
    const { zhName, cityId } = item.fields as { zhName?: string; cityId?: string };
    if (!zhName) continue;
    const key = `${item.entity}|${cityId ?? ''}|${zhName}`;
    const twin = seen.get(key);
    if (twin) problems.push({ file: item.file, message: `${item.id}: ${zhName} is already ${twin.id}` });
    seen.set(key, item);
  }
  return problems;
}

import { z } from 'zod';
import { capitalise } from './capitalise.ts';
import { type EntityName, entities } from './entities.ts';

/**
 * Describes one field of an entity for the forms, lists, imports and version comparisons of the back office. It is
 * derived from the entity's schema: label, help and control come from the metadata, the rest from the shape.
 */
export interface FieldDescription {
  name: string;
  label: string;
  help?: string;
  kind: FieldKind;
  isRequired: boolean;
  /** Default value of the schema. */
  fallback?: unknown;
  /** Allowed values of an enum. */
  choices?: readonly (string | number)[];
  /** Entity that the id refers to. */
  reference?: EntityName;
  /** References inside a value without described fields. */
  references?: readonly ReferencePath[];
  /** Fields of a group. */
  fields?: readonly FieldDescription[];
  /** Describes the entries of a list. */
  item?: FieldDescription;
  /** Limits of a number's value, a text's length or a list's number of entries. */
  min?: number;
  max?: number;
}

type FieldKind =
  | 'line'
  | 'text'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'choice'
  | 'reference'
  | 'picture'
  | 'date'
  | 'coordinates'
  | 'money'
  | 'article'
  | 'json'
  | 'group'
  | 'list';

/** The subset of JSON Schema that our schemas produce. */
interface Shape {
  type?: string;
  format?: string;
  label?: string;
  help?: string;
  control?: FieldKind;
  reference?: EntityName;
  references?: ReferencePath[];
  default?: unknown;
  enum?: (string | number)[];
  const?: string | number;
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

const cache = new Map<EntityName, readonly FieldDescription[]>();

/** Returns the fields of an entity in the order of its schema. Results are cached. */
export function describeFields(entity: EntityName): readonly FieldDescription[] {
  const cached = cache.get(entity);
  if (cached) return cached;
  const fields = describeObject(entities[entity].schema);
  cache.set(entity, fields);
  return fields;
}

/** Returns the fields of any object schema, in its order. */
export function describeObject(schema: z.ZodType): FieldDescription[] {
  return describeProperties(z.toJSONSchema(schema, { io: 'input' }) as Shape); // `Shape` is the subset of JSON Schema that is read here
}

function describeProperties({ properties = {}, required = [] }: Shape): FieldDescription[] {
  return Object.entries(properties).map(([name, shape]) => ({
    ...describe(name, shape),
    isRequired: required.includes(name),
  }));
}

function describe(name: string, shape: Shape): FieldDescription {
  const kind = kindOf(shape);
  const choices = shape.enum ?? shape.anyOf?.flatMap((option) => option.const ?? []);
  const min = shape.minimum ?? shape.minLength ?? shape.minItems;
  const max = shape.maximum ?? shape.maxLength ?? shape.maxItems;
  return {
    name,
    kind,
    label: shape.label ?? toLabel(name),
    isRequired: true,
    ...(shape.help && { help: shape.help }),
    ...(shape.default !== undefined && { fallback: shape.default }),
    ...(kind === 'choice' && choices && { choices }),
    ...(shape.reference && { reference: shape.reference }),
    ...(shape.references && { references: shape.references }),
    ...((kind === 'group' || kind === 'coordinates' || kind === 'money') && {
      fields: describeProperties(shape),
    }),
    ...(kind === 'list' && shape.items && { item: describe(name, shape.items) }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  };
}

function kindOf(shape: Shape): FieldKind {
  if (shape.control) return shape.control;
  if (shape.reference) return 'reference';
  if (shape.enum ?? shape.anyOf?.every((option) => option.const !== undefined)) return 'choice';
  if (shape.format === 'date') return 'date';
  if (shape.type === 'array') return 'list';
  if (shape.type === 'object') return shape.properties ? 'group' : 'json';
  if (shape.type === 'integer' || shape.type === 'number' || shape.type === 'boolean') return shape.type;
  return shape.type === 'string' ? 'line' : 'json';
}

/** Derives a label from a field name: `recommendedDays` is "Recommended days", `cityIds` is "Cities". */
export function toLabel(name: string): string {
  const words = name
    .replace(/yIds$/, 'ies')
    .replace(/Ids$/, 's')
    .replace(/Id$/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return capitalise(words);
}

/** Returns a field by its path. The number of an entry of a list may be left out: `tickets.0.price`, `tickets.price`. */
export function findField(
  fields: readonly FieldDescription[],
  [name, ...rest]: readonly string[],
): FieldDescription | undefined {
  const found = fields.find((field) => field.name === name);
  if (!found) return undefined;
  const inner = found.item && /^\d+$/.test(rest[0] ?? '') ? rest.slice(1) : rest;
  if (inner.length === 0) return rest.length > 0 ? found.item : found;
  return findField((found.item ?? found).fields ?? [], inner);
}

export interface ReferencePath {
  /** Field names from the top of the document down; `*` stands for each entry of a list. */
  path: readonly string[];
  target: EntityName;
}

const pathCache = new Map<EntityName, readonly ReferencePath[]>();

/** Lists the paths of all fields in an entity's documents that refer to other entities. Results are cached. */
export function listReferencePaths(entity: EntityName): readonly ReferencePath[] {
  const cached = pathCache.get(entity);
  if (cached) return cached;
  const visit = (field: FieldDescription, path: readonly string[]): ReferencePath[] => {
    if (field.reference) return [{ path, target: field.reference }];
    if (field.references)
      return field.references.map((inner) => ({ ...inner, path: [...path, ...inner.path] }));
    if (field.item) return visit(field.item, [...path, '*']);
    return (field.fields ?? []).flatMap((inner) => visit(inner, [...path, inner.name]));
  };
  const paths = describeFields(entity).flatMap((field) => visit(field, [field.name]));
  pathCache.set(entity, paths);
  return paths;
}

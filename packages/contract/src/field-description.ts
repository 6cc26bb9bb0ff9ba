import { z } from 'zod';
import { type EntityName, entities } from './entities.ts';

/**
 * What a form, a list, an import and a comparison need to know about a field. It is read off the entity's
 * schema: label, help and control are the schema's metadata, the rest is its shape.
 */
export interface FieldDescription {
  name: string;
  label: string;
  help?: string;
  kind: FieldKind;
  isRequired: boolean;
  /** What the schema fills in when the field is left out. */
  fallback?: unknown;
  /** The only values allowed. */
  choices?: readonly (string | number)[];
  /** Entity that the id belongs to. */
  reference?: EntityName;
  /** Fields of a group. */
  fields?: readonly FieldDescription[];
  /** What each entry of a list is. */
  item?: FieldDescription;
  min?: number;
  max?: number;
}

export type FieldKind =
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

/** The part of JSON Schema that our schemas turn into. */
interface Shape {
  type?: string;
  format?: string;
  label?: string;
  help?: string;
  control?: FieldKind;
  reference?: EntityName;
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

const known = new Map<EntityName, readonly FieldDescription[]>();

/** The fields of an entity, in the order of its schema. */
export function describeFields(entity: EntityName): readonly FieldDescription[] {
  const before = known.get(entity);
  if (before) return before;
  const fields = describeObject(entities[entity].schema);
  known.set(entity, fields);
  return fields;
}

/** The fields of any object of the contract, in the order of its schema. */
export function describeObject(schema: z.ZodType): FieldDescription[] {
  return describeProperties(z.toJSONSchema(schema, { io: 'input' }) as Shape); // the part of it that we use
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

/** `recommendedDays` reads "Recommended days"; an id reads like what it points to. */
export function toLabel(name: string): string {
  const words = name
    .replace(/yIds$/, 'ies')
    .replace(/Ids$/, 's')
    .replace(/Id$/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export interface ReferencePath {
  /** Names from the document down; `*` stands for each entry of a list. */
  path: readonly string[];
  target: EntityName;
}

/** Where the documents of an entity point to other entities. */
export function listReferencePaths(entity: EntityName): ReferencePath[] {
  const visit = (field: FieldDescription, path: readonly string[]): ReferencePath[] => {
    if (field.reference) return [{ path, target: field.reference }];
    if (field.item) return visit(field.item, [...path, '*']);
    return (field.fields ?? []).flatMap((inner) => visit(inner, [...path, inner.name]));
  };
  return describeFields(entity).flatMap((field) => visit(field, [field.name]));
}

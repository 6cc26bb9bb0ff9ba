import { entities, entityNames } from '@yunyou/contract/entities';
import fc from 'fast-check';
import { z } from 'zod';
import { hostileText } from './hostile-values.ts';

/** Existing values of the attacked site, by field name or entity name. */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

/** The part of JSON Schema that Zod produces. */
interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  reference?: string;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
}

interface Place {
  root: JsonSchema;
  known: KnownValues;
  depth: number;
  field: string;
}

const depthMax = 9;

/** Generates mostly valid inputs of a contract schema, so that requests pass validation and reach the handlers. */
export function validInput(schema: z.ZodObject, known: KnownValues): fc.Arbitrary<Record<string, unknown>> {
  const input = fromZod(schema, known);
  if (!('entity' in schema.shape && 'fields' in schema.shape)) return input;
  // `fields` is validated by the schema of the entity.
  const documents = entityNames.map((entity) =>
    fromZod(entities[entity].schema, known).map((fields) => ({ entity, fields })),
  );
  return fc.tuple(input, fc.oneof(...documents)).map(([rest, document]) => ({ ...rest, ...document }));
}

function fromZod(schema: z.ZodObject, known: KnownValues): fc.Arbitrary<Record<string, unknown>> {
  // Our type is the part of Zod's result that occurs.
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return objectOf(root, { root, known, depth: 0, field: '' });
}

function valueOf(schema: JsonSchema, place: Place): fc.Arbitrary<unknown> {
  if (place.depth > depthMax) return fc.constant(null);
  const below = { ...place, depth: place.depth + 1 };
  if (schema.$ref) return valueOf(place.root.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {}, below);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valueOf(choice, below)));
  if (schema.allOf) return valueOf(Object.assign({}, ...schema.allOf), below);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, below);
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, below), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, Math.max(3, schema.minItems ?? 0)),
      });
    case 'string':
      return textOf(schema, place);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.oneof(hostileText, fc.integer(), fc.integer({ min: 1, max: 3 }));
  }
}

function objectOf(schema: JsonSchema, place: Place): fc.Arbitrary<Record<string, unknown>> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const model = Object.fromEntries(
    Object.entries(properties).map(([field, property]) => [field, valueOf(property, { ...place, field })]),
  );
  const declared = fc.record(model, { requiredKeys: required.filter((name) => Object.hasOwn(model, name)) });
  if (typeof additionalProperties !== 'object') return declared;
  const listed = schema.propertyNames?.enum;
  if (listed) {
    const all = listed.map((name) => [String(name), valueOf(additionalProperties, place)]);
    return fc.record(Object.fromEntries(all));
  }
  const names = fc.oneof(fc.constantFrom('name', 'title', 'group', 'cityId', 'level'), hostileText);
  const free = fc.dictionary(names, valueOf(additionalProperties, place), { maxKeys: 3 });
  return fc.tuple(declared, free).map(([own, other]) => ({ ...other, ...own }));
}

function numberOf({
  type,
  exclusiveMinimum = -1e6 - 1,
  maximum = 1e6,
  ...rest
}: JsonSchema): fc.Arbitrary<number> {
  const { minimum = exclusiveMinimum + 1 } = rest;
  const least = Math.max(minimum, -1e9);
  const most = Math.min(maximum, 1e9);
  const few = minimum > -1e6 ? Math.ceil(least) : Math.min(0, Math.floor(most));
  const small = fc.integer({ min: few, max: Math.floor(Math.min(most, few + 3)) });
  const whole = fc.integer({ min: Math.ceil(least), max: Math.floor(most) });
  return type === 'integer'
    ? fc.oneof(small, whole)
    : fc.oneof(small, whole, fc.double({ min: least, max: most, noNaN: true }));
}

function textOf(schema: JsonSchema, { known, field }: Place): fc.Arbitrary<string> {
  const existing = [...(known[schema.reference ?? ''] ?? []), ...(known[field] ?? [])];
  const made = patternText(schema);
  return existing.length
    ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...existing) }, { weight: 1, arbitrary: made })
    : made;
}

/** Values for patterns that cannot be inverted: look-aheads and Unicode classes. */
const examples = [
  '/trip',
  'https://example.org/a',
  '#top',
  '西安',
  "Xī'ān",
  'Ada Lovelace',
  'a',
  '+8613800000000',
];

function patternText({ pattern, format, minLength = 0, maxLength = 200 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date') return dateBetween('2026-01-01', '2028-12-31').map((date) => date.slice(0, 10));
  if (format === 'date-time') return dateBetween('2025-01-01', '2099-12-31');
  if (format === 'email') return fc.constantFrom('ada@example.org', "o'neil+x@example.org");
  if (format === 'uri') return fc.constantFrom('https://example.org/', 'http://127.0.0.1:1/', 'ftp://x/');
  if (!pattern) {
    return hostileText.map((text) => text.padEnd(minLength, 'x').slice(0, maxLength));
  }
  const regex = new RegExp(pattern, 'u');
  const fitting = examples.filter((example) => regex.test(example));
  if (fitting.length) return fc.constantFrom(...fitting);
  try {
    return fc.stringMatching(new RegExp(pattern)).map((text) => text.slice(0, maxLength));
  } catch {
    // stringMatching does not support this pattern
    return fc.constantFrom(...examples);
  }
}

const dateBetween = (from: string, to: string) =>
  fc.date({ min: new Date(from), max: new Date(to), noInvalidDate: true }).map((date) => date.toISOString());

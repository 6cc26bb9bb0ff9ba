import { type EntityName, entities } from '@yunyou/contract/entities';
import type { FieldProblem } from '@yunyou/contract/errors';
import type { FieldDescription } from '@yunyou/contract/field-description';

export type Values = Record<string, unknown>;
export type FieldPath = (string | number)[];

export interface FieldInputProps {
  field: FieldDescription;
  /** Where the value is in the form. */
  path: FieldPath;
  /** Where it is inside the nearest list, when there is one: antd names list entries so. */
  name?: FieldPath;
}

/** What is in the form as a document: an empty input is a field left out. */
export function toDocument(values: Values): Values {
  return (clean(values) as Values | undefined) ?? {}; // an object stays one
}

function clean(value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (Array.isArray(value)) return value.map(clean).filter((entry) => entry !== undefined);
  if (typeof value !== 'object') return value;
  const kept = Object.entries(value).flatMap(([name, inner]) => {
    const cleaned = clean(inner);
    return cleaned === undefined ? [] : [[name, cleaned] as const];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

export interface FieldError {
  path: FieldPath;
  message: string;
}

/** What the entity's own schema has to say about a document, at the field it is about. */
export function checkDocument(entity: EntityName, document: Values): FieldError[] {
  const result = entities[entity].schema.safeParse(document, { reportInput: true });
  if (result.success) return [];
  return result.error.issues.map((issue) => ({
    path: issue.path.map((part) => (typeof part === 'number' ? part : String(part))),
    message: issue.input === undefined && issue.code === 'invalid_type' ? 'This is needed.' : issue.message,
  }));
}

/** The server's complaints, `fields.airports.0.name`, as paths of the form. */
export function toFieldErrors(problems: readonly FieldProblem[]): FieldError[] {
  return problems.flatMap(({ field, message }) => {
    const [first, ...rest] = field.split('.');
    if (first !== 'fields') return [];
    return [{ path: rest.map((part) => (/^\d+$/.test(part) ? Number(part) : part)), message }];
  });
}

import type { FieldProblem } from '@yunyou/contract/errors';
import type { FieldDescription } from '@yunyou/contract/field-description';

export type Values = Record<string, unknown>;
export type FieldPath = (string | number)[];

export interface FieldInputProps {
  field: FieldDescription;
  /** Path of the value in the form. */
  path: FieldPath;
  /** Path relative to the nearest list: antd's names inside a list start there. */
  name?: FieldPath;
}

/** Converts form values to a document. Omits empty inputs. */
export function toDocument(values: Values): Values {
  return (clean(values) as Values | undefined) ?? {}; // cleaning an object returns an object or undefined
}

function clean(value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (Array.isArray(value)) return value.map(clean).filter((entry) => entry !== undefined);
  if (typeof value !== 'object') return value;
  const fields = Object.entries(value).flatMap(([name, inner]) => {
    const cleaned = clean(inner);
    return cleaned === undefined ? [] : [[name, cleaned] as const];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

export interface FieldError {
  path: FieldPath;
  message: string;
}

/** Converts the server's field names, such as `fields.airports.0.name`, to paths of the form. */
export function toFieldErrors(problems: readonly FieldProblem[]): FieldError[] {
  return problems.flatMap(({ field, message }) => {
    const [first, ...rest] = field.split('.');
    if (first !== 'fields') return [];
    return [{ path: rest.map((part) => (/^\d+$/.test(part) ? Number(part) : part)), message }];
  });
}

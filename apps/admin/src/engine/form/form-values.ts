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

/** Properties of the legend of a group or list, with which `scrollToField` of the form finds and focuses it. */
export const legendTarget = (path: FieldPath) => ({ id: path.join('_'), tabIndex: -1 });

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

import type { EntityName } from '@yunyou/contract/entities';
import { describeFields } from '@yunyou/contract/field-description';
import { ApiError } from '../api-error.ts';

type Value = string | number | boolean;

/** Returns the filters of a list for its query. Throws BAD_INPUT for a name that is no field of the entity. */
export function toRowFilters(
  entity: EntityName,
  filters: Readonly<Record<string, Value>>,
): { field: string; value: Value; isList: boolean }[] {
  requireFields(entity, Object.keys(filters));
  const fields = new Map(describeFields(entity).map((field) => [field.name, field]));
  return Object.entries(filters).map(([field, value]) => ({
    field,
    value,
    isList: fields.get(field)?.kind === 'list',
  }));
}

export function requireFields(entity: EntityName, names: readonly string[]): void {
  const known = new Set(describeFields(entity).map(({ name }) => name));
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) throw badQuery('columns', `"${unknown}" is no field of this list.`);
}

export const badQuery = (field: string, message: string) =>
  new ApiError('BAD_INPUT', { message: `${field}: ${message}`, fields: [{ field, message }] });

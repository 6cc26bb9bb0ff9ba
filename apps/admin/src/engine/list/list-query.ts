import type { CallInput } from '@yunyou/contract/endpoints';
import type { EntityName } from '@yunyou/contract/entities';
import { publishStatus } from '@yunyou/contract/entities/base.schema';
import { describeFields, type FieldDescription } from '@yunyou/contract/field-description';

export type ListCall = CallInput<'POST /admin/entity/list'>;

const pageSizes = new Set([20, 50, 100]);

/** Reads filters, order and page from the URL, so that a view can be bookmarked and shared. */
export function readListQuery(entity: EntityName, params: URLSearchParams): ListCall {
  const fields = describeFields(entity);
  const shown = params.get('show') ?? '';
  const status = publishStatus.safeParse(shown);
  const keyword = params.get('keyword')?.trim();
  const size = Number(params.get('pageSize'));
  return {
    entity,
    ...(status.success && { status: status.data }),
    ...(shown === 'pending' && { pending: true }),
    ...(shown === 'trash' && { trash: true }),
    ...(keyword && { keyword }),
    filters: Object.fromEntries(
      fields.filter(isFilter).flatMap((field) => {
        const value = params.get(`f.${field.name}`);
        return value === null ? [] : [[field.name, toValue(field, value)]];
      }),
    ),
    sort: params.get('sort') ?? 'updatedAt',
    order: params.get('order') === 'asc' ? 'asc' : 'desc',
    columns: readColumns(entity, params),
    pageNum: Math.max(1, Number(params.get('page')) || 1),
    pageSize: pageSizes.has(size) ? size : 20,
  };
}

/** Returns the part of a list's query that decides which rows match. */
export const toFilter = ({ entity, status, pending, trash, keyword, filters }: ListCall) => ({
  entity,
  ...(status && { status }),
  ...(pending && { pending }),
  ...(trash && { trash }),
  ...(keyword && { keyword }),
  ...(filters && { filters }),
});

/** Returns the chosen columns, or the default ones. */
function readColumns(entity: EntityName, params: URLSearchParams): string[] {
  const possible = new Set(columnFields(entity).map(({ name }) => name));
  const chosen = params.get('columns');
  if (chosen === null)
    return columnFields(entity)
      .filter((field) => isFilter(field) && field.kind !== 'list')
      .map(({ name }) => name)
      .slice(0, 3);
  return chosen.split(',').filter((name) => possible.has(name));
}

const simple = new Set([
  'line',
  'text',
  'integer',
  'number',
  'boolean',
  'choice',
  'reference',
  'date',
  'money',
]);

/** Returns the fields that fit into a cell. Title and Chinese name always have columns. */
export const columnFields = (entity: EntityName): FieldDescription[] =>
  describeFields(entity).filter(
    ({ name, kind, item }) =>
      !['zhName', 'zhTitle'].includes(name) &&
      (simple.has(kind) || (kind === 'list' && simple.has(item?.kind ?? ''))),
  );

/** Returns the fields that can be edited in a list: those whose control fits into one line. */
export const editableFields = (entity: EntityName): FieldDescription[] =>
  describeFields(entity).filter(
    ({ kind, item }) =>
      simple.has(kind) || (kind === 'list' && (item?.kind === 'choice' || item?.kind === 'reference')),
  );

/** Returns whether a field has few values or a reference picker. */
export const isFilter = ({ kind, item }: FieldDescription): boolean =>
  kind === 'choice' ||
  kind === 'reference' ||
  kind === 'boolean' ||
  (kind === 'list' && (item?.kind === 'choice' || item?.kind === 'reference'));

function toValue({ kind, choices, item }: FieldDescription, text: string): string | number | boolean {
  if (kind === 'boolean') return text === 'true';
  return (choices ?? item?.choices)?.find((choice) => String(choice) === text) ?? text;
}

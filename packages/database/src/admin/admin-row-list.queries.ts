import type { EntityName } from '@yunyou/contract/entities';
import type { PublishStatus } from '@yunyou/contract/entities/base.schema';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { tableOf } from '../catalogue/catalogue.queries.ts';
import { rowTitle } from '../catalogue/row-title.ts';
import type { Db } from '../database.ts';
import { escapeLike } from '../like-pattern.ts';
import type { city } from '../tables/catalogue.table.ts';
import { type AdminRow, adminRowColumns, type Fields } from './admin-row.queries.ts';
import { countSome } from './count-some.ts';

export interface AdminRowFilter {
  status?: PublishStatus | undefined;
  pending?: boolean | undefined;
  trash: boolean;
  keyword?: string | undefined;
  /** `field` must be a validated field name of the entity's schema. */
  filters: { field: string; isList: boolean; value: string | number | boolean }[];
}

interface AdminListOptions extends AdminRowFilter {
  sort: string;
  order: 'asc' | 'desc';
  columns: readonly string[];
  limit: number;
  offset: number;
}

/** Common columns by which every list can be sorted. */
const commonColumns = ['id', 'title', 'status', 'version', 'createdAt', 'updatedAt'] as const;

/** Lists the columns of an entity's table by which a list can be sorted: common ones and those of its fields. */
export function sortableColumns(entity: EntityName): string[] {
  const unsorted = new Set([
    'doc',
    'origin',
    'draft',
    'draftStatus',
    'deletedAt',
    'trashedStatus',
    'listText',
    'words',
    ...commonColumns,
  ]);
  return [...commonColumns, ...Object.keys(columnsOf(entity)).filter((name) => !unsorted.has(name))];
}

const columnsOf = (entity: EntityName) => {
  const table: object = tableOf(entity);
  return Object.fromEntries(Object.entries(table).filter(([name]) => name !== 'enableRLS')) as Record<
    string,
    typeof city.title
  >; // the enumerable properties of a drizzle table are its columns
};

export async function listAdminRows(db: Db, entity: EntityName, options: AdminListOptions) {
  const table = tableOf(entity);
  const where = adminRowFilter(entity, options);
  const column = columnsOf(entity)[options.sort] ?? table.updatedAt;
  const direction = options.order === 'asc' ? asc : desc;
  // Finds the page's ids in an index first, so that only their documents are read.
  const ids = db
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(direction(column), ...(options.sort === 'id' ? [] : [table.id]))
    .limit(options.limit)
    .offset(options.offset);
  const [rows, total] = await Promise.all([
    db
      .select({
        id: table.id,
        title: rowTitle(entity),
        zhName: sql<string>`coalesce(${table.doc}->>'zhName', ${table.doc}->>'zhTitle', '')`,
        status: table.status,
        pending: table.draftStatus,
        version: table.version,
        edited: sql<boolean>`${table.origin} is distinct from ${table.doc}`,
        isTrashed: sql<boolean>`${table.deletedAt} is not null`,
        updatedAt: table.updatedAt,
        values: pickFields(table, options.columns),
      })
      .from(table)
      .where(inArray(table.id, ids))
      .orderBy(direction(column), table.id),
    countSome(db, table, where),
  ]);
  return { rows, total };
}

/** Lists the first rows that match the filters, by id, without their documents, and counts them. */
export async function listMatchingRows(
  db: Db,
  entity: EntityName,
  filter: AdminRowFilter,
  limit: number,
): Promise<{ total: number; list: MatchingRow[] }> {
  const table = tableOf(entity);
  const where = adminRowFilter(entity, filter);
  const [list, total] = await Promise.all([
    db
      .select({
        id: table.id,
        title: rowTitle(entity),
        status: table.status,
        pending: table.draftStatus,
        version: table.version,
        isTrashed: sql<boolean>`${table.deletedAt} is not null`,
      })
      .from(table)
      .where(where)
      .orderBy(table.id)
      .limit(limit),
    countSome(db, table, where),
  ]);
  return { total, list };
}

type MatchingRow = Pick<AdminRow, 'id' | 'title' | 'status' | 'version'> & {
  pending: AdminRow['draftStatus'];
  isTrashed: boolean;
};

function adminRowFilter(
  entity: EntityName,
  { status, pending, trash, keyword, filters }: AdminRowFilter,
): SQL | undefined {
  const table = tableOf(entity);
  const columns = columnsOf(entity);
  return and(
    trash ? isNotNull(table.deletedAt) : isNull(table.deletedAt),
    status && eq(table.status, status),
    pending ? isNotNull(table.draftStatus) : undefined,
    keyword ? sql`${table.listText} like ${`%${escapeLike(keyword.toLowerCase())}%`}` : undefined,
    ...filters.map(({ field, isList, value }) => {
      const column = columns[field];
      if (column && !isList) return eq(column, String(value));
      return sql`${table.doc} @> ${JSON.stringify({ [field]: isList ? [value] : value })}::jsonb`;
    }),
  );
}

function pickFields(table: typeof city, names: readonly string[]): SQL<Fields> {
  // As staff last saved them: published rows can have a draft.
  const saved = sql`coalesce(${table.draft}, ${table.doc})`;
  const pairs = names.flatMap((name) => [sql`${name}::text`, sql`${saved}->${name}::text`]);
  return sql<Fields>`jsonb_build_object(${sql.join(pairs, sql`, `)})`;
}

export interface Choice {
  id: string;
  title: string;
  zhName: string;
  status: PublishStatus;
}

/** Lists rows for a picker: those with the given ids, or the best matches of a keyword. */
export async function listChoices(
  db: Db,
  entity: EntityName,
  wanted: { keyword?: string | undefined; ids?: string[] | undefined },
): Promise<Choice[]> {
  const table = tableOf(entity);
  const word = (wanted.keyword ?? '').toLowerCase();
  return db
    .select({
      id: table.id,
      title: rowTitle(entity),
      zhName: sql<string>`coalesce(${table.doc}->>'zhName', ${table.doc}->>'zhTitle', '')`,
      status: table.status,
    })
    .from(table)
    .where(
      wanted.ids
        ? inArray(table.id, wanted.ids)
        : and(isNull(table.deletedAt), sql`${table.listText} like ${`%${escapeLike(word)}%`}`),
    )
    .orderBy(sql`lower(${table.title}) like ${`${escapeLike(word)}%`} desc`, table.title, table.id)
    .limit(wanted.ids ? wanted.ids.length : 30);
}

const exportBatchRows = 200;

/** Reads complete rows for an export, ordered by id, in batches, so that memory stays small. */
export async function* readForExport(
  db: Db,
  entity: EntityName,
  filter: AdminRowFilter,
): AsyncGenerator<AdminRow[]> {
  const table = tableOf(entity);
  let after = '';
  for (;;) {
    const rows = await db
      .select(adminRowColumns(entity))
      .from(table)
      .where(and(adminRowFilter(entity, filter), gt(table.id, after)))
      .orderBy(table.id)
      .limit(exportBatchRows);
    if (rows.length > 0) yield rows as unknown as AdminRow[]; // the table of this entity
    const last = rows.at(-1);
    if (!last || rows.length < exportBatchRows) return;
    after = last.id;
  }
}

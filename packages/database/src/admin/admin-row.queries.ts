import type { EntityName } from '@yunyou/contract/entities';
import type { PublishStatus } from '@yunyou/contract/entities/base.schema';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { tableOf } from '../catalogue/catalogue.queries.ts';
import { rowTitle } from '../catalogue/row-title.ts';
import type { Db } from '../database.ts';
import { escapeLike } from '../like-pattern.ts';
import type { city } from '../tables/catalogue.table.ts';
import { countSome } from './count-some.ts';

type Fields = Record<string, unknown>;

/** A row of any entity as staff edit it: published document, draft, status and version. */
export interface AdminRow {
  id: string;
  title: string;
  doc: Fields;
  draft: Fields | null;
  draftStatus: 'draft' | 'review' | null;
  origin: Fields | null;
  status: PublishStatus;
  version: number;
  deletedAt: Date | null;
  /** Status before the row was moved to the trash. */
  trashedStatus: PublishStatus | null;
  updatedAt: Date;
}

/** Casts a validated document of any entity to the type that `tableOf` has. */
const asDoc = (fields: Fields) => fields as typeof city.$inferInsert.doc;

const adminRowColumns = (entity: EntityName, table = tableOf(entity)) => ({
  id: table.id,
  title: rowTitle(entity),
  doc: table.doc,
  draft: table.draft,
  draftStatus: table.draftStatus,
  origin: table.origin,
  status: table.status,
  version: table.version,
  deletedAt: table.deletedAt,
  trashedStatus: table.trashedStatus,
  updatedAt: table.updatedAt,
});

export async function findAdminRow(db: Db, entity: EntityName, id: string): Promise<AdminRow | undefined> {
  const table = tableOf(entity);
  const rows = await db.select(adminRowColumns(entity)).from(table).where(eq(table.id, id));
  return (rows as unknown as AdminRow[])[0]; // the table of this entity
}

/**
 * Finds a row and locks it until the end of the transaction. A save locks it as `edited`, which lets other rows add
 * references to it; a move locks it as `moved`, which makes them wait (see `lockExistingIds`).
 */
export async function lockAdminRow(
  db: Db,
  entity: EntityName,
  id: string,
  use: 'edited' | 'moved',
): Promise<AdminRow | undefined> {
  const table = tableOf(entity);
  const rows = await db
    .select(adminRowColumns(entity))
    .from(table)
    .where(eq(table.id, id))
    .for(use === 'moved' ? 'update' : 'no key update');
  return (rows as unknown as AdminRow[])[0]; // the table of this entity
}

/** Finds rows and locks them as `edited`, in the order of their ids, which prevents deadlocks. */
export async function lockAdminRows(db: Db, entity: EntityName, ids: string[]): Promise<AdminRow[]> {
  const table = tableOf(entity);
  const found: AdminRow[] = [];
  const batch = 1000;
  for (let start = 0; start < ids.length; start += batch) {
    const rows = await db
      .select(adminRowColumns(entity))
      .from(table)
      .where(inArray(table.id, ids.slice(start, start + batch)))
      .orderBy(table.id)
      .for('no key update');
    found.push(...(rows as unknown as AdminRow[])); // the table of this entity
  }
  return found;
}

export interface AdminRowWrite {
  doc?: Fields;
  draft?: Fields | null;
  draftStatus?: 'draft' | 'review' | null;
  status?: PublishStatus;
  deletedAt?: Date | null;
  trashedStatus?: PublishStatus | null;
  version: number;
}

/**
 * Inserts rows, each batch as one JSON parameter: Drizzle's `values` has a parameter for each value and a `default` for
 * each other column, which took longer than PostgreSQL itself in an import of 10,000 rows.
 */
export async function insertAdminRows(
  db: Db,
  entity: EntityName,
  rows: { id: string; doc: Fields; status: PublishStatus }[],
): Promise<void> {
  const batch = 200;
  for (let start = 0; start < rows.length; start += batch) {
    const values = JSON.stringify(rows.slice(start, start + batch));
    await db.execute(sql`
      insert into ${tableOf(entity)} (id, doc, status)
      select id, doc, status from jsonb_to_recordset(${values}::jsonb) as given(id text, doc jsonb, status text)`);
  }
}

export async function updateAdminRow(
  db: Db,
  entity: EntityName,
  id: string,
  write: AdminRowWrite,
): Promise<void> {
  const { doc, draft, ...rest } = write;
  await db
    .update(tableOf(entity))
    .set({
      ...rest,
      ...(doc && { doc: asDoc(doc) }),
      ...(draft !== undefined && { draft: draft && asDoc(draft) }),
      updatedAt: sql`now()`,
    })
    .where(eq(tableOf(entity).id, id));
}

export async function deleteAdminRow(db: Db, entity: EntityName, id: string): Promise<void> {
  await db.delete(tableOf(entity)).where(eq(tableOf(entity).id, id));
}

/**
 * Returns those of the ids that exist and are not in the trash. Locks them until the end of the transaction, so that
 * they cannot be removed before a reference to them is saved.
 */
export async function lockExistingIds(db: Db, entity: EntityName, ids: string[]): Promise<Set<string>> {
  const table = tableOf(entity);
  const found = new Set<string>();
  const batch = 2000;
  for (let start = 0; start < ids.length; start += batch) {
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(and(inArray(table.id, ids.slice(start, start + batch)), isNull(table.deletedAt)))
      .orderBy(table.id)
      .for('key share');
    for (const row of rows) found.add(row.id);
  }
  return found;
}

/** Returns those of the ids that are in the trash. */
export async function listTrashedIds(db: Db, entity: EntityName, ids: string[]): Promise<Set<string>> {
  const table = tableOf(entity);
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, ids), isNotNull(table.deletedAt)));
  return new Set(rows.map(({ id }) => id));
}

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

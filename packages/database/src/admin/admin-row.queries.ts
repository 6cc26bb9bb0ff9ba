import type { EntityName } from '@yunyou/contract/entities';
import type { PublishStatus } from '@yunyou/contract/entities/base.schema';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { tableOf } from '../catalogue/catalogue.queries.ts';
import { rowTitle } from '../catalogue/row-title.ts';
import type { Db } from '../database.ts';
import type { city } from '../tables/catalogue.table.ts';

export type Fields = Record<string, unknown>;

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

export const adminRowColumns = (entity: EntityName, table = tableOf(entity)) => ({
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
 * Returns the ids of rows that exist and are not in the trash. Locks the rows until the end of the transaction, so that
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

/** Returns the ids of rows that are in the trash. */
export async function listTrashedIds(db: Db, entity: EntityName, ids: string[]): Promise<Set<string>> {
  const table = tableOf(entity);
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, ids), isNotNull(table.deletedAt)));
  return new Set(rows.map(({ id }) => id));
}

import type { EntityName } from '@yunyou/contract/entities';
import { and, count, eq, gt, gte, max, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { tableOf } from './catalogue.queries.ts';

/** Counts the pages of an entity and returns the time of the last change. */
export async function summarisePages(
  db: Db,
  entity: EntityName,
): Promise<{ count: number; changedAt: Date | undefined }> {
  const table = tableOf(entity);
  const [row] = await db
    .select({ count: count(), changedAt: max(table.updatedAt) })
    .from(table)
    .where(eq(table.status, 'published'));
  return { count: row?.count ?? 0, changedAt: row?.changedAt ?? undefined };
}

/** A page with the fields of its document that decide which picture it shows. */
export interface PageRow {
  id: string;
  updatedAt: Date;
  doc: { picture?: string; cityId?: string; stops?: { cityId: string }[] };
}

/** Finds the id at a position in the order of ids. */
export async function findPageAt(db: Db, entity: EntityName, offset: number): Promise<string | undefined> {
  const table = tableOf(entity);
  const [row] = await db
    .select({ id: table.id })
    .from(table)
    .where(eq(table.status, 'published'))
    .orderBy(table.id)
    .limit(1)
    .offset(offset);
  return row?.id;
}

const rowsPerBatch = 500;

/** Reads up to `count` pages from the id `first` on, in the order of ids and in batches, so that memory stays small. */
export async function* readPageRows(
  db: Db,
  entity: EntityName,
  { first, count: wanted }: { first: string; count: number },
): AsyncGenerator<PageRow> {
  const table = tableOf(entity);
  const { doc } = table;
  let from = gte(table.id, first);
  for (let left = wanted; left > 0; left -= rowsPerBatch) {
    const limit = Math.min(left, rowsPerBatch);
    const rows = await db
      .select({
        id: table.id,
        updatedAt: table.updatedAt,
        doc: sql<
          PageRow['doc']
        >`json_strip_nulls(json_build_object('picture', ${doc}->'picture', 'cityId', ${doc}->'cityId', 'stops', ${doc}->'stops'))`,
      })
      .from(table)
      .where(and(eq(table.status, 'published'), from))
      .orderBy(table.id)
      .limit(limit);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < limit) return;
    from = gt(table.id, last.id);
  }
}

import type { EntityName } from '@yunyou/contract/entities';
import { count, eq, max, sql } from 'drizzle-orm';
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

export async function listPageRows(
  db: Db,
  entity: EntityName,
  { limit, offset }: { limit: number; offset: number },
): Promise<PageRow[]> {
  const table = tableOf(entity);
  const { doc } = table;
  return db
    .select({
      id: table.id,
      updatedAt: table.updatedAt,
      doc: sql<
        PageRow['doc']
      >`json_strip_nulls(json_build_object('picture', ${doc}->'picture', 'cityId', ${doc}->'cityId', 'stops', ${doc}->'stops'))`,
    })
    .from(table)
    .where(eq(table.status, 'published'))
    .orderBy(table.id)
    .limit(limit)
    .offset(offset);
}

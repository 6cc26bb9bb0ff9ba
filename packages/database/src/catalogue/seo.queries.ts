import type { EntityName } from '@yunyou/contract/entities';
import { count, eq, max } from 'drizzle-orm';
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

export async function listPageRows(
  db: Db,
  entity: EntityName,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ id: string; updatedAt: Date }[]> {
  const table = tableOf(entity);
  return db
    .select({ id: table.id, updatedAt: table.updatedAt })
    .from(table)
    .where(eq(table.status, 'published'))
    .orderBy(table.id)
    .limit(limit)
    .offset(offset);
}

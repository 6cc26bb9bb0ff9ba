import type { EntityName } from '@yunyou/contract/entities';
import type { Db } from '../database.ts';
import { searchOutdated } from '../tables/search.table.ts';

/** Rows of one entity. */
export interface EntityRows {
  entity: EntityName;
  ids: readonly string[];
}

export async function addOutdatedRows(db: Db, { entity, ids }: EntityRows): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insert(searchOutdated)
    .values(ids.map((id) => ({ entity, id })))
    .onConflictDoNothing();
}

export async function hasOutdatedRows(db: Db): Promise<boolean> {
  return (await db.select({ id: searchOutdated.id }).from(searchOutdated).limit(1)).length > 0;
}

/** Removes the rows that the caller's transaction can see from the list, and returns them by entity. */
export async function takeOutdatedRows(db: Db): Promise<EntityRows[]> {
  const rows = await db.delete(searchOutdated).returning();
  return Array.from(
    Map.groupBy(rows, ({ entity }) => entity),
    ([entity, own]) => ({ entity, ids: own.map(({ id }) => id) }),
  );
}

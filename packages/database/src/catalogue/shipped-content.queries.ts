import type { EntityName } from '@yunyou/contract/entities';
import { eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import type { city } from '../tables/catalogue.table.ts';
import { tableOf } from './catalogue.queries.ts';

type Fields = Record<string, unknown>;

interface ShippedRow {
  id: string;
  doc: Fields;
  origin: Fields | null;
  draft: Fields | null;
  status: string;
}

/** Restores the document's type: loading writes documents of any entity that the contract has validated. */
const asDoc = (fields: Fields) => fields as typeof city.$inferInsert.doc;

export async function listShipped(db: Db, entity: EntityName): Promise<ShippedRow[]> {
  const table = tableOf(entity);
  const rows = await db
    .select({
      id: table.id,
      doc: table.doc,
      origin: table.origin,
      draft: table.draft,
      status: table.status,
    })
    .from(table);
  return rows as unknown as ShippedRow[]; // `tableOf` types documents as those of cities
}

export async function insertShipped(
  db: Db,
  entity: EntityName,
  items: { id: string; fields: Fields }[],
): Promise<void> {
  const batch = 100;
  for (let start = 0; start < items.length; start += batch) {
    const values = items
      .slice(start, start + batch)
      .map(({ id, fields }) => ({ id, doc: asDoc(fields), origin: asDoc(fields) }));
    await db.insert(tableOf(entity)).values(values);
  }
}

/** Updates a row from its content file. `doc` and `draft` are written only if given. */
export async function updateShipped(
  db: Db,
  entity: EntityName,
  change: { id: string; doc: Fields | undefined; draft: Fields | undefined; origin: Fields },
): Promise<void> {
  const table = tableOf(entity);
  await db
    .update(table)
    .set({
      origin: asDoc(change.origin),
      ...(change.doc && { doc: asDoc(change.doc) }),
      ...(change.draft && { draft: asDoc(change.draft) }),
      ...((change.doc ?? change.draft) && {
        version: sql`${table.version} + 1`,
        updatedAt: sql`now()`,
      }),
    })
    .where(eq(table.id, change.id));
}

/** Sets the status of a row whose content file was removed or restored. It is not deleted, because others refer to it. */
export async function setShippedStatus(
  db: Db,
  entity: EntityName,
  id: string,
  status: 'archived' | 'published',
): Promise<void> {
  const table = tableOf(entity);
  await db
    .update(table)
    .set({ status, version: sql`${table.version} + 1`, updatedAt: sql`now()` })
    .where(sql`${table.id} = ${id} and ${isNotNull(table.origin)}`);
}

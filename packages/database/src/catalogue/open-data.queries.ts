import type { EntityName } from '@yunyou/contract/entities';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { type CatalogueRow, tableOf } from './catalogue.queries.ts';

const rowsPerBatch = 200;

/** Reads all published rows of an entity in the order of their ids, in batches, so that memory stays small. */
export async function* readPublished<N extends EntityName>(
  db: Db,
  entity: N,
): AsyncGenerator<CatalogueRow<N>> {
  const table = tableOf(entity);
  let after = '';
  for (;;) {
    const rows = await db
      .select({ id: table.id, doc: table.doc, updatedAt: table.updatedAt })
      .from(table)
      .where(and(eq(table.status, 'published'), gt(table.id, after)))
      .orderBy(table.id)
      .limit(rowsPerBatch);
    yield* rows as unknown as CatalogueRow<N>[]; // the document's type depends on the entity and is lost by `tableOf`
    const last = rows.at(-1);
    if (!last || rows.length < rowsPerBatch) return;
    after = last.id;
  }
}

/** Lists the published rows that were changed last, newest first. */
export async function listLatestChanges<N extends EntityName>(
  db: Db,
  entity: N,
  limit: number,
): Promise<CatalogueRow<N>[]> {
  const table = tableOf(entity);
  const rows = await db
    .select({ id: table.id, doc: table.doc, updatedAt: table.updatedAt })
    .from(table)
    .where(eq(table.status, 'published'))
    .orderBy(desc(table.updatedAt), table.id)
    .limit(limit);
  return rows as unknown as CatalogueRow<N>[]; // as above
}

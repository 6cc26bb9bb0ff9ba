import { sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { catalogueChange } from '../tables/system.table.ts';
import { addOutdatedRows, type EntityRows } from './search-outdated.queries.ts';

/**
 * Increments the catalogue's change number. Call it in the transaction that changes what pages show: other processes
 * compare the number to drop cached pages. A change of published rows is recorded with `recordRowChange`.
 */
export async function recordCatalogueChange(db: Db): Promise<void> {
  await db
    .insert(catalogueChange)
    .values({ id: 1, number: 1 })
    .onConflictDoUpdate({ target: catalogueChange.id, set: { number: sql`${catalogueChange.number} + 1` } });
}

/** Records a change of published rows, which pages and search show. Call it in the transaction that changes them. */
export async function recordRowChange(db: Db, rows: EntityRows): Promise<void> {
  await recordCatalogueChange(db);
  await addOutdatedRows(db, rows);
}

/** Returns the number of the last catalogue change; 0 before the first. */
export async function getCatalogueChangeNumber(db: Db): Promise<number> {
  const [row] = await db.select({ number: catalogueChange.number }).from(catalogueChange);
  return row?.number ?? 0;
}

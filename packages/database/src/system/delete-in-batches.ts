import { getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database.ts';

/** Deletes one batch within a fraction of the statement timeout. */
const batchRows = 5000;

/**
 * Deletes all rows that match, in statements of at most 5,000 rows. One statement for a million rows would exceed the statement
 * timeout, delete nothing and fail again the next night. Returns the number of deleted rows.
 */
export async function deleteInBatches(db: Db, table: PgTable, where: SQL): Promise<number> {
  const row = sql`${sql.identifier(getTableName(table))}.ctid`;
  let total = 0;
  for (;;) {
    const { rowCount } = await db
      .delete(table)
      .where(inArray(row, sql`(select ctid from ${table} where ${where} limit ${batchRows})`));
    total += rowCount ?? 0;
    if ((rowCount ?? 0) < batchRows) return total;
  }
}

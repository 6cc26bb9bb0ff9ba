import { sql } from 'drizzle-orm';
import type { Db } from '../database.ts';

/** Rejects when the database does not answer. */
export async function pingDatabase(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}

/** Updates the statistics of the query planner after a bulk load, instead of waiting for autovacuum. */
export async function refreshStatistics(db: Db): Promise<void> {
  await db.execute(sql`vacuum analyze`);
}

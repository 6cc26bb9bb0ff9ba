import { sql } from 'drizzle-orm';
import type { Db } from '../database.ts';

/** Rejects when the database does not answer. */
export async function pingDatabase(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}

/** What the planner of queries knows about the tables, brought up to date, as the database itself does after a while. */
export async function refreshStatistics(db: Db): Promise<void> {
  await db.execute(sql`vacuum analyze`);
}

import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Rejects when the database does not answer. */
export async function pingDatabase(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}

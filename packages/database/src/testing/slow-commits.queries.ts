import { sql } from 'drizzle-orm';
import type { Db } from '../database.ts';

/** From now on every commit waits a tenth of a second before it is written, as for a slow disk. */
export async function slowCommits(db: Db): Promise<void> {
  await db.execute(sql`alter system set commit_delay = 100000`);
  await db.execute(sql`alter system set commit_siblings = 0`);
  await db.execute(sql`select pg_reload_conf()`);
}

import { sql } from 'drizzle-orm';
import type { Db } from '../database.ts';

/** Delays every commit of the server by 100 ms, to simulate a slow disk. */
export async function slowCommits(db: Db): Promise<void> {
  await db.execute(sql`alter system set commit_delay = 100000`);
  await db.execute(sql`alter system set commit_siblings = 0`);
  await db.execute(sql`select pg_reload_conf()`);
}

import { sql } from 'drizzle-orm';
import type { Db } from '../database.ts';

/** Setting of a server whose statements are counted here. */
export const countingSetting = 'shared_preload_libraries=pg_stat_statements';

/** Statements that a running site repeats without requests: the job queue, the poll for changes of the catalogue, and counts of days. */
const background = String.raw`\mjobs\.|catalogue_change|pg_stat_statements|fold-counts|insert into "day_total"`;

/** Forgets the statements of this database so far. The server needs `countingSetting`. */
export async function resetReadPages(db: Db): Promise<void> {
  await db.execute(sql`create extension if not exists pg_stat_statements`);
  await db.execute(
    sql`select pg_stat_statements_reset(0, (select oid from pg_database where datname = current_database()), 0)`,
  );
}

/**
 * Returns how many pages of 8 KB the statements of all connections to this database have read since `resetReadPages`, in memory or
 * not, and the statement that has read most. Leaves out what a running site does without requests.
 */
export async function countReadPages(db: Db): Promise<{ pages: number; heaviest: string }> {
  const { rows } = await db.execute<{ pages: string; query: string }>(sql`
    select shared_blks_hit + shared_blks_read as pages, query from pg_stat_statements
    where dbid = (select oid from pg_database where datname = current_database()) and query !~ ${background}
    order by 1 desc`);
  return {
    pages: rows.reduce((sum, { pages }) => sum + Number(pages), 0),
    heaviest: rows[0]?.query.replaceAll(/\s+/g, ' ') ?? '',
  };
}

/** Returns the process ids of the connections to this database that have the same name as this one. */
export async function listBackends(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ pid: number }>(sql`
    select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
      and application_name = current_setting('application_name')`);
  return rows.map(({ pid }) => pid);
}

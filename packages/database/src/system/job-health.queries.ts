import { sql } from 'drizzle-orm';
import type { Db } from '../database.ts';

interface JobHealth extends Record<string, unknown> {
  name: string;
  failed: number;
  waiting: number;
  /** Seconds that the oldest due job has waited; 0 without one. */
  waitedSeconds: number;
  /** Seconds of the longest finished run. */
  longestSeconds: number;
}

/**
 * Summarises the jobs of the last three days by name. The tables belong to the job queue; before it is installed there
 * is nothing to report.
 */
export async function listJobHealth(db: Db, now: Date): Promise<JobHealth[]> {
  const { rows: known } = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('jobs.job') is not null as exists`,
  );
  if (!known[0]?.exists) return [];
  const { rows } = await db.execute<JobHealth>(sql`
    select name,
      count(*) filter (where state = 'failed')::integer as failed,
      count(*) filter (where state in ('created', 'retry') and start_after <= ${now.toISOString()})::integer as waiting,
      coalesce(extract(epoch from ${now.toISOString()}::timestamptz - min(start_after)
        filter (where state in ('created', 'retry') and start_after <= ${now.toISOString()})), 0)::integer as "waitedSeconds",
      coalesce(extract(epoch from max(completed_on - started_on) filter (where state = 'completed')), 0)::integer
        as "longestSeconds"
    from jobs.job where name not like '\\_\\_pgboss%' group by name order by name
  `);
  return rows;
}

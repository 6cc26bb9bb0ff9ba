import { sql } from 'drizzle-orm';
import type { Db } from '../database.ts';

export interface PlanningQueue {
  /** Ids of the trips that wait for a worker, first come first. */
  waiting: string[];
  /** Trips that workers plan now. */
  running: number;
  /** Mean milliseconds of the last runs; undefined when none has finished in the last minutes. */
  meanMillis: number | undefined;
}

/** Runs that the mean covers. */
const meanOf = 20;
/** Trips whose place in the queue is known. */
const maxWaiting = 5000;

/** Reads the state of the `plan-trip` jobs. Finished ones are kept for 15 minutes. */
export async function readPlanningQueue(db: Db): Promise<PlanningQueue> {
  const { rows } = await db.execute<{
    waiting: string[] | null;
    running: number;
    meanMillis: number | null;
  }>(sql`
    select
      (select array_agg(trip_id) from (
        select singleton_key as trip_id from jobs.job
        where name = 'plan-trip' and state in ('created', 'retry') and start_after <= now()
        order by priority desc, created_on, id limit ${maxWaiting}
      ) queue) as waiting,
      (select count(*) from jobs.job where name = 'plan-trip' and state = 'active')::integer as running,
      (select avg(extract(epoch from completed_on - started_on)) * 1000 from (
        select completed_on, started_on from jobs.job
        where name = 'plan-trip' and state = 'completed' order by completed_on desc limit ${meanOf}
      ) finished)::float as "meanMillis"
  `);
  const [row] = rows;
  return {
    waiting: row?.waiting ?? [],
    running: row?.running ?? 0,
    meanMillis: row?.meanMillis ?? undefined,
  };
}

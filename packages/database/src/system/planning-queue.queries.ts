import { sql } from 'drizzle-orm';
import type { Db } from '../database.ts';

/** Times of a trip's job in milliseconds before now. */
export interface StartedRun {
  createdAgo: number;
  startedAgo: number;
}

export interface FinishedRun extends StartedRun {
  completedAgo: number;
}

export interface PlanningQueue {
  /** Ids of the trips that wait for a worker, first come first. */
  waiting: string[];
  /** Milliseconds since the first of them came; 0 when none waits. */
  oldestAgo: number;
  /** Trips that workers plan now. */
  running: number;
  startedRuns: StartedRun[];
  /** The last finished runs, last first. */
  finished: FinishedRun[];
}

/** Finished runs that are read: enough for the pace of 64 workers. */
const maxFinished = 200;
/** Trips whose place in the queue is known. */
const maxWaiting = 5000;

const ago = (column: 'created_on' | 'started_on' | 'completed_on') =>
  sql`(extract(epoch from now() - ${sql.identifier(column)}) * 1000)::float`;

/** Reads the state of the `plan-trip` jobs. Finished ones are kept for 15 minutes. */
export async function readPlanningQueue(db: Db): Promise<PlanningQueue> {
  const { rows } = await db.execute<{
    waiting: string[] | null;
    oldestAgo: number | null;
    started: StartedRun[] | null;
    finished: FinishedRun[] | null;
  }>(sql`
    with queue as (
      select singleton_key as trip_id, row_number() over (order by priority desc, created_on, id) as place,
        ${ago('created_on')} as created_ago
      from jobs.job
      where name = 'plan-trip' and state in ('created', 'retry') and start_after <= now()
      order by place limit ${maxWaiting}
    ), finished as (
      select ${ago('created_on')} as "createdAgo", ${ago('started_on')} as "startedAgo",
        ${ago('completed_on')} as "completedAgo"
      from jobs.job where name = 'plan-trip' and state = 'completed'
      order by completed_on desc limit ${maxFinished}
    ), started as (
      select ${ago('created_on')} as "createdAgo", ${ago('started_on')} as "startedAgo"
      from jobs.job where name = 'plan-trip' and state = 'active'
    )
    select
      (select array_agg(trip_id order by place) from queue) as waiting,
      (select max(created_ago) from queue) as "oldestAgo",
      (select jsonb_agg(to_jsonb(started)) from started) as started,
      (select jsonb_agg(to_jsonb(finished) order by "completedAgo") from finished) as finished
  `);
  const [row] = rows;
  const startedRuns = row?.started ?? [];
  return {
    waiting: row?.waiting ?? [],
    oldestAgo: row?.oldestAgo ?? 0,
    running: startedRuns.length,
    startedRuns,
    finished: row?.finished ?? [],
  };
}

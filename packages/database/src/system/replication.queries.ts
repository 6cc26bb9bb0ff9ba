import { sql } from 'drizzle-orm';
import type { Db } from '../database.ts';

/** Bytes of write-ahead log since the first one. Grows with every write; comparable between a primary and its replicas. */
export type LogPosition = number;

/** Returns the position behind everything that the primary has committed. Fails on a replica. */
export async function getWritePosition(db: Db): Promise<LogPosition> {
  const { rows } = await db.execute<{ position: number }>(
    sql`select (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8 as position`,
  );
  return requireRow(rows).position;
}

interface ReplicaProgress extends Record<string, unknown> {
  /** Everything before this position can be read. */
  position: LogPosition;
  /** Number of the last catalogue change that can be read. */
  changeNumber: number;
}

/** Returns how far a server has come. A replica that was promoted answers as a primary. */
export async function getReplicaProgress(db: Db): Promise<ReplicaProgress> {
  const { rows } = await db.execute<ReplicaProgress>(sql`
    select ((case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end)
        - '0/0'::pg_lsn)::float8 as position,
      coalesce((select max(number) from catalogue_change), 0)::integer as "changeNumber"`);
  return requireRow(rows);
}

function requireRow<T>(rows: T[]): T {
  const [row] = rows;
  if (!row) throw new Error('The query returns one row');
  return row;
}

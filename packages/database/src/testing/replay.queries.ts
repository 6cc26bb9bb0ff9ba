import { sql } from 'drizzle-orm';
import type { Db } from '../database.ts';

/** Stops a replica from replaying the log, which makes its lag grow. Returns when replay has stopped. */
export async function pauseReplay(replica: Db): Promise<void> {
  await replica.execute(sql`select pg_wal_replay_pause()`);
  for (;;) {
    const { rows } = await replica.execute<{ state: string }>(
      sql`select pg_get_wal_replay_pause_state() as state`,
    );
    if (rows[0]?.state === 'paused') return;
  }
}

export async function resumeReplay(replica: Db): Promise<void> {
  await replica.execute(sql`select pg_wal_replay_resume()`);
}

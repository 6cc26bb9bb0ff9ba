import pg from 'pg';
import { expect } from 'vitest';

const lockNumber = 20_777;

/**
 * Runs calls that each write to a table in one transaction, and lets the first one commit only when all of them wait: at their
 * commit, or for a lock that another one holds. Without such a lock every call has then counted the same rows, so a limit that
 * needs the lock is exceeded in each run. There must be a connection for each call, and no queue in front of it.
 */
export async function raceCommits<T>(
  { ownerUrl, table }: { ownerUrl: string; table: string },
  calls: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`
      create function wait_before_commit() returns trigger language plpgsql as $$ begin
        perform pg_advisory_xact_lock_shared(${lockNumber});
        return null;
      end $$;
      create constraint trigger wait_before_commit after insert or update on ${table}
        deferrable initially deferred for each row execute function wait_before_commit();
      select pg_advisory_lock(${lockNumber})`);
    const answers = Promise.all(calls.map((call) => call()));
    answers.catch(() => undefined); // awaited below, after the lock was released
    await expect.poll(() => countWaiting(client), { timeout: 20_000 }).toBe(calls.length);
    await client.query(`select pg_advisory_unlock(${lockNumber})`);
    return await answers;
  } finally {
    await client.end();
  }
}

async function countWaiting(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ waiting: number }>(
    "select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0]?.waiting ?? 0;
}

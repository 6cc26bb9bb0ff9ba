import { sql } from 'drizzle-orm';
import type { Db } from '../database.ts';

/** Waits for the transaction-scoped advisory lock of this name; the end of the transaction releases it. */
export async function lockUntilCommit(db: Db, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
}

/** Takes the lock of `lockUntilCommit` without waiting. Returns false when another transaction holds it. */
export async function tryLockUntilCommit(db: Db, name: string): Promise<boolean> {
  const { rows } = await db.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext(${name})) as locked`,
  );
  return rows[0]?.locked ?? false;
}

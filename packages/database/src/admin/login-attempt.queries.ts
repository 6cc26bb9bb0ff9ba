import { asc, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { deleteInBatches } from '../system/delete-in-batches.ts';
import { loginAttempt } from '../tables/staff.table.ts';

export interface AttemptKey {
  key: string;
  nameHash: string | null;
}

export interface AttemptCount extends AttemptKey {
  failedLogins: number;
  lockedUntil: Date | null;
  lastFailedAt: Date;
}

/**
 * Returns the counters and locks them until the end of the transaction, so that parallel attempts are all counted.
 * Creates missing ones. Locks in the order of the keys, so that two transactions cannot deadlock.
 */
export async function lockAttempts(db: Db, keys: readonly AttemptKey[], now: Date): Promise<AttemptCount[]> {
  const sorted = keys.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const names = sorted.map(({ key }) => key);
  await db
    .insert(loginAttempt)
    .values(sorted.map((key) => ({ ...key, lastFailedAt: now })))
    .onConflictDoNothing();
  return db
    .select()
    .from(loginAttempt)
    .where(inArray(loginAttempt.key, names))
    .orderBy(asc(loginAttempt.key))
    .for('update');
}

/** Writes counters that `lockAttempts` locked in the same transaction. */
export async function setAttempts(db: Db, counts: readonly AttemptCount[]): Promise<void> {
  await db
    .insert(loginAttempt)
    .values([...counts])
    .onConflictDoUpdate({
      target: loginAttempt.key,
      set: {
        failedLogins: sql`excluded.failed_logins`,
        lockedUntil: sql`excluded.locked_until`,
        lastFailedAt: sql`excluded.last_failed_at`,
      },
    });
}

/** Removes all counters of these names. */
export async function removeAttempts(db: Db, nameHashes: readonly string[]): Promise<void> {
  await db.delete(loginAttempt).where(inArray(loginAttempt.nameHash, [...nameHashes]));
}

export async function removeAddressAttempts(db: Db): Promise<void> {
  await db.delete(loginAttempt).where(isNull(loginAttempt.nameHash));
}

export async function removeOldAttempts(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, loginAttempt, lt(loginAttempt.lastFailedAt, before));
}

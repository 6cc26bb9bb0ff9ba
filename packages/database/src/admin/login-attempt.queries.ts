import { eq, lt } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { staff, unknownLogin } from '../tables/staff.table.ts';

/** The account whose login attempts are counted: a staff member, or the hash of an unknown name. */
export type AttemptKey = { staffId: string } | { nameHash: string };

export interface AttemptCount {
  failedLogins: number;
  lockedUntil: Date | null;
  lastFailedAt: Date | null;
}

const none: AttemptCount = { failedLogins: 0, lockedUntil: null, lastFailedAt: null };

/** Returns the attempt count and locks it until the end of the transaction, so that parallel attempts are all counted. */
export async function lockAttempts(db: Db, key: AttemptKey): Promise<AttemptCount> {
  if ('staffId' in key) {
    const { failedLogins, lockedUntil, lastFailedAt } = staff;
    const [row] = await db
      .select({ failedLogins, lockedUntil, lastFailedAt })
      .from(staff)
      .where(eq(staff.id, key.staffId))
      .for('update');
    return row ?? none;
  }
  await db.insert(unknownLogin).values(key).onConflictDoNothing();
  const { failedLogins, lockedUntil, lastFailedAt } = unknownLogin;
  const [row] = await db
    .select({ failedLogins, lockedUntil, lastFailedAt })
    .from(unknownLogin)
    .where(eq(unknownLogin.nameHash, key.nameHash))
    .for('update');
  return row ?? none;
}

export async function setAttempts(db: Db, key: AttemptKey, count: AttemptCount): Promise<void> {
  if ('staffId' in key) await db.update(staff).set(count).where(eq(staff.id, key.staffId));
  else await db.update(unknownLogin).set(count).where(eq(unknownLogin.nameHash, key.nameHash));
}

export async function removeOldUnknownLogins(db: Db, before: Date): Promise<void> {
  await db.delete(unknownLogin).where(lt(unknownLogin.lastFailedAt, before));
}

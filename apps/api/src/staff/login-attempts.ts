import { createHash } from 'node:crypto';
import {
  type AttemptCount,
  type AttemptKey,
  lockAttempts,
  setAttempts,
} from '@yunyou/database/admin/login-attempt.queries';
import type { StaffRow } from '@yunyou/database/admin/staff.queries';
import { lockedUntil } from '@yunyou/domain/staff/login-lockout';
import { ApiError } from '../api-error.ts';
import type { Services } from '../handler.ts';

/** The count of failed logins restarts after this time without a failure: one day. */
export const attemptWindowMs = 86_400_000;

export interface Attempt {
  failedLogins: number;
  /** Resets the count after a correct login. */
  succeed(): Promise<void>;
  /** Removes this attempt from the count: the password was correct, but the second factor is missing. */
  cancel(): Promise<void>;
}

/**
 * Counts a login attempt before the password is checked, so that parallel attempts cannot bypass the limit. Throws
 * TOO_MANY while the name is locked. Unknown names are counted and locked like known ones, to not reveal which exist.
 */
export async function beginAttempt(
  { transaction, now: clock }: Pick<Services, 'transaction' | 'now'>,
  name: string,
  person: Pick<StaffRow, 'id'> | undefined,
): Promise<Attempt> {
  const now = clock();
  const key: AttemptKey = person ? { staffId: person.id } : { nameHash: hashName(name) };
  const { before, counted } = await transaction(async (db) => {
    const found = await lockAttempts(db, key);
    rejectWhileLocked(found, now);
    const failedLogins = (isOld(found, now) ? 0 : found.failedLogins) + 1;
    const count = { failedLogins, lockedUntil: lockedUntil(failedLogins, now), lastFailedAt: now };
    await setAttempts(db, key, count);
    return { before: found, counted: count };
  });
  return {
    failedLogins: counted.failedLogins,
    succeed: () =>
      transaction((db) => setAttempts(db, key, { failedLogins: 0, lockedUntil: null, lastFailedAt: null })),
    cancel: () =>
      transaction(async (db) => {
        const current = await lockAttempts(db, key);
        const isAlone = current.failedLogins === counted.failedLogins;
        const less = { ...current, failedLogins: Math.max(0, current.failedLogins - 1) };
        await setAttempts(db, key, isAlone ? before : less);
      }),
  };
}

function rejectWhileLocked({ lockedUntil: until }: AttemptCount, now: Date): void {
  if (!until || until <= now) return;
  throw new ApiError('TOO_MANY', { retryAfterSeconds: Math.ceil((until.getTime() - now.getTime()) / 1000) });
}

const isOld = ({ lastFailedAt }: AttemptCount, now: Date) =>
  lastFailedAt !== null && now.getTime() - lastFailedAt.getTime() > attemptWindowMs;

/** Hashes an unknown name before it is stored: it may be a password typed into the wrong field. */
const hashName = (name: string) => createHash('sha256').update(name.trim().toLowerCase()).digest('base64url');

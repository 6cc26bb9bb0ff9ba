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

/** After a day without a wrong try counting begins anew. */
export const attemptsKeptMs = 86_400_000;

export interface Attempt {
  failedLogins: number;
  /** It was right: nothing is counted any more. */
  succeed(): Promise<void>;
  /** It was neither right nor wrong: as if it had not been. */
  takeBack(): Promise<void>;
}

/**
 * Counts a try before it is looked at, so that a hundred at the same moment are not a hundred free guesses, and refuses
 * it while the name must wait. Names that nobody has are counted and wait in the same way.
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
    refuseWhileLocked(found, now);
    const failedLogins = (isOld(found, now) ? 0 : found.failedLogins) + 1;
    const count = { failedLogins, lockedUntil: lockedUntil(failedLogins, now), lastFailedAt: now };
    await setAttempts(db, key, count);
    return { before: found, counted: count };
  });
  return {
    failedLogins: counted.failedLogins,
    succeed: () =>
      transaction((db) => setAttempts(db, key, { failedLogins: 0, lockedUntil: null, lastFailedAt: null })),
    takeBack: () =>
      transaction(async (db) => {
        const current = await lockAttempts(db, key);
        const isAlone = current.failedLogins === counted.failedLogins;
        const less = { ...current, failedLogins: Math.max(0, current.failedLogins - 1) };
        await setAttempts(db, key, isAlone ? before : less);
      }),
  };
}

function refuseWhileLocked({ lockedUntil: until }: AttemptCount, now: Date): void {
  if (!until || until <= now) return;
  throw new ApiError('TOO_MANY', { retryAfterSeconds: Math.ceil((until.getTime() - now.getTime()) / 1000) });
}

const isOld = ({ lastFailedAt }: AttemptCount, now: Date) =>
  lastFailedAt !== null && now.getTime() - lastFailedAt.getTime() > attemptsKeptMs;

/** What somebody typed at a login may be a password in the wrong field: it is not kept as it is. */
const hashName = (name: string) => createHash('sha256').update(name.trim().toLowerCase()).digest('base64url');

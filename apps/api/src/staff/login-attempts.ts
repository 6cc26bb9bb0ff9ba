import { createHash } from 'node:crypto';
import {
  type AttemptCount,
  type AttemptKey,
  lockAttempts,
  setAttempts,
} from '@yunyou/database/admin/login-attempt.queries';
import {
  attemptsPerAddressFactor,
  attemptsPerName,
  attemptsPerPair,
  lockedUntil,
  networkOf,
} from '@yunyou/domain/staff/login-lockout';
import { ApiError } from '../api-error.ts';
import type { Services } from '../handler.ts';

/** The count of failed logins restarts after this time without a failure: one day. */
export const attemptWindowMs = 86_400_000;

interface Counter extends AttemptKey {
  /** Failures before a lockout. */
  limit: number;
  /** True if a correct login resets the counter. Other counters lose only the attempt itself. */
  isReset: boolean;
}

export interface Attempt {
  /** Failures of the first counter, including this attempt. */
  failedLogins: number;
  /** Undoes the count of this attempt after a correct login, and resets counters that only this person uses. */
  succeed(): Promise<void>;
  /** Removes this attempt from the counts: the password was correct, but the second factor is missing. */
  cancel(): Promise<void>;
}

/**
 * Returns the counters of a login on an unknown device: the name at this address, the name at all addresses, and the
 * address for all names. Strangers can therefore lock a name only at their own address, until they reach the much
 * higher limit per name. The counters depend on the typed name alone, so a lock does not reveal which names exist.
 */
export function strangerCounters(name: string, address: string, signInLimit: number): Counter[] {
  const nameHash = hashName(name);
  const network = networkOf(address);
  return [
    { key: `pair ${digest(`${nameHash} ${network}`)}`, nameHash, limit: attemptsPerPair, isReset: true },
    { key: `name ${nameHash}`, nameHash, limit: attemptsPerName, isReset: false },
    {
      key: `address ${digest(network)}`,
      nameHash: null,
      limit: signInLimit * attemptsPerAddressFactor,
      isReset: false,
    },
  ];
}

/** Returns the counter of a login on a device on which this account has signed in before. Strangers cannot change it. */
export function deviceCounters(name: string, deviceHash: string): Counter[] {
  const nameHash = hashName(name);
  const key = `device ${digest(`${nameHash} ${deviceHash}`)}`;
  return [{ key, nameHash, limit: attemptsPerPair, isReset: true }];
}

/** Returns the counter of password confirmations inside a session. */
export function confirmationCounters(name: string, staffId: string): Counter[] {
  return [{ key: `confirm ${staffId}`, nameHash: hashName(name), limit: attemptsPerPair, isReset: true }];
}

/**
 * Counts a login attempt before the password is checked, so that parallel attempts cannot bypass the limit. Throws
 * TOO_MANY while one of the counters is locked.
 */
export async function beginAttempt(
  { transaction, now: clock }: Pick<Services, 'transaction' | 'now'>,
  counters: readonly Counter[],
): Promise<Attempt> {
  const now = clock();
  const limits = new Map(counters.map(({ key, limit }) => [key, limit]));
  const { before, counted } = await transaction(async (db) => {
    const found = await lockAttempts(db, toKeys(counters), now);
    rejectWhileLocked(found, now);
    const counts = found.map((count) => {
      const failedLogins = (isOld(count, now) ? 0 : count.failedLogins) + 1;
      const limit = limits.get(count.key) ?? 0;
      return {
        ...count,
        failedLogins,
        lockedUntil: lockedUntil(failedLogins, limit, now),
        lastFailedAt: now,
      };
    });
    await setAttempts(db, counts);
    return { before: byKey(found), counted: byKey(counts) };
  });
  const undo = (isReset: (key: string) => boolean) =>
    transaction(async (db) => {
      const current = await lockAttempts(db, toKeys(counters), now);
      await setAttempts(
        db,
        current.map((count) => {
          if (isReset(count.key)) return { ...count, failedLogins: 0, lockedUntil: null };
          const isAlone = count.failedLogins === counted.get(count.key)?.failedLogins;
          const less = { ...count, failedLogins: Math.max(0, count.failedLogins - 1) };
          return (isAlone && before.get(count.key)) || less;
        }),
      );
    });
  const resetKeys = new Set(counters.filter(({ isReset }) => isReset).map(({ key }) => key));
  return {
    failedLogins: counted.get(counters[0]?.key ?? '')?.failedLogins ?? 0,
    succeed: () => undo((key) => resetKeys.has(key)),
    cancel: () => undo(() => false),
  };
}

const toKeys = (counters: readonly Counter[]): AttemptKey[] =>
  counters.map(({ key, nameHash }) => ({ key, nameHash }));

const byKey = (counts: readonly AttemptCount[]) => new Map(counts.map((count) => [count.key, count]));

function rejectWhileLocked(counts: readonly AttemptCount[], now: Date): void {
  const until = Math.max(...counts.map((count) => count.lockedUntil?.getTime() ?? 0));
  if (until <= now.getTime()) return;
  throw new ApiError('TOO_MANY', { retryAfterSeconds: Math.ceil((until - now.getTime()) / 1000) });
}

const isOld = ({ lastFailedAt }: AttemptCount, now: Date) =>
  now.getTime() - lastFailedAt.getTime() > attemptWindowMs;

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Hashes a typed name before it is stored: it may be a password typed into the wrong field. */
export const hashName = (name: string): string => digest(name.trim().toLowerCase());

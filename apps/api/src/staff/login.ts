import { randomUUID } from 'node:crypto';
import {
  createStaffSession,
  findRole,
  findStaffByName,
  removeExpiredStaffSessions,
  type StaffRow,
} from '@yunyou/database/admin/staff.queries';
import type { Db } from '@yunyou/database/database';
import { grantsOf } from '@yunyou/domain/staff/permissions';
import { ApiError } from '../api-error.ts';
import type { HandlerContext, StaffCaller } from '../handler.ts';
import { createToken } from '../visitors/session-token.ts';
import { recordAudit } from './audit.ts';
import { csrfTokenOf } from './csrf-token.ts';
import { beginAttempt } from './login-attempts.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { verifySecondFactor } from './second-factor.ts';

const sessionHours = 12;

interface Credentials {
  name: string;
  password: string;
  code?: string | undefined;
}

let dummyPasswordHash: Promise<string> | undefined;

/** Opens a session. Errors do not reveal whether an account exists. */
export async function logIn(credentials: Credentials, context: HandlerContext): Promise<StaffCaller> {
  const { db, now } = context;
  const person = await findStaffByName(db, credentials.name);
  const attempt = await beginAttempt(context, credentials.name, person);
  // Hash for unknown names as well, so that response times do not reveal which names exist.
  dummyPasswordHash ??= hashPassword('nobody has this password');
  const isRight = await verifyPassword(
    credentials.password,
    person?.passwordHash ?? (await dummyPasswordHash),
  );
  if (!person || !isRight || person.disabledAt) {
    if (person) await recordFailedLogin(db, person, attempt.failedLogins, now());
    throw new ApiError('WRONG_CREDENTIALS');
  }
  if (person.totpConfirmedAt) {
    if (credentials.code === undefined) {
      await attempt.cancel();
      throw new ApiError('SECOND_FACTOR_NEEDED');
    }
    if (!(await verifySecondFactor(context, person, credentials.code))) {
      await recordFailedLogin(db, person, attempt.failedLogins, now());
      throw new ApiError('SECOND_FACTOR_NEEDED', { message: 'That code is not right.' });
    }
  }
  await attempt.succeed();
  return openSession(person, context);
}

/** Checks the password of a signed-in staff member before a sensitive action. Counts as a login attempt. */
export async function confirmPassword(
  context: HandlerContext,
  person: StaffRow,
  given: { password: string; field: string },
): Promise<void> {
  const attempt = await beginAttempt(context, person.name, person);
  if (await verifyPassword(given.password, person.passwordHash)) return attempt.succeed();
  await recordFailedLogin(context.db, person, attempt.failedLogins, context.now());
  throw new ApiError('BAD_INPUT', {
    message: 'That is not your password.',
    fields: [{ field: given.field, message: 'That is not your password.' }],
  });
}

async function recordFailedLogin(db: Db, person: StaffRow, failedLogins: number, now: Date): Promise<void> {
  await recordAudit(
    db,
    { id: person.id, name: person.name, now },
    { action: 'login.refused', after: { failedLogins } },
  );
}

async function openSession(person: StaffRow, context: HandlerContext): Promise<StaffCaller> {
  const { token, tokenHash } = createToken();
  const now = context.now();
  const { userAgent } = context.caller;
  const role = await context.transaction(async (db) => {
    await removeExpiredStaffSessions(db, now);
    const expiresAt = new Date(now.getTime() + sessionHours * 3_600_000);
    await createStaffSession(db, {
      tokenHash,
      id: randomUUID(),
      staffId: person.id,
      userAgent,
      createdAt: now,
      lastSeenAt: now,
      expiresAt,
    });
    await recordAudit(
      db,
      { id: person.id, name: person.name, now },
      { action: 'login', after: { userAgent } },
    );
    return findRole(db, person.role);
  });
  if (!role) throw new Error(`Staff member ${person.name} has the unknown role ${person.role}`);
  context.setStaffCookie(token);
  const grants = grantsOf(role.id, role.grants);
  return { staff: person, role, grants, tokenHash, csrfToken: csrfTokenOf(token) };
}

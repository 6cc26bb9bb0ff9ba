import { randomUUID } from 'node:crypto';
import { countAuditEntries } from '@yunyou/database/admin/audit.queries';
import {
  createStaffSession,
  findRole,
  findStaffByName,
  removeExpiredStaffSessions,
  type StaffRow,
} from '@yunyou/database/admin/staff.queries';
import { grantsOf } from '@yunyou/domain/staff/permissions';
import { ApiError } from '../api-error.ts';
import type { HandlerContext, StaffCaller } from '../handler.ts';
import { createToken } from '../visitors/session-token.ts';
import { recordAudit } from './audit.ts';
import { csrfTokenOf } from './csrf-token.ts';
import { findKnownDevice, type KnownDevice, rememberDevice } from './known-devices.ts';
import { beginAttempt, confirmationCounters, deviceCounters, strangerCounters } from './login-attempts.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { verifySecondFactor } from './second-factor.ts';
import { isEnrolmentDue, sessionTimes } from './session-checks.ts';

const sessionHours = 12;
/** Bounds how much of the audit log an attack can fill. */
const refusalsPerHourMax = 200;

interface Credentials {
  name: string;
  password: string;
  code?: string | undefined;
}

let dummyPasswordHash: Promise<string> | undefined;

/** Opens a session. Errors do not reveal whether an account exists. */
export async function logIn(credentials: Credentials, context: HandlerContext): Promise<StaffCaller> {
  const { name } = credentials;
  const staffMember = await findStaffByName(context.db, name);
  const device = await findKnownDevice(context);
  const counters =
    device && staffMember && device.staffIds.includes(staffMember.id)
      ? deviceCounters(name, device.tokenHash)
      : strangerCounters(name, context.caller.address, context.settings.SIGN_IN_LIMIT);
  const attempt = await beginAttempt(context, counters);
  // Hash for unknown names as well, so that response times do not reveal which names exist.
  dummyPasswordHash ??= hashPassword('nobody has this password');
  const isRight = await verifyPassword(
    credentials.password,
    staffMember?.passwordHash ?? (await dummyPasswordHash),
  );
  if (!staffMember || !isRight || staffMember.disabledAt) {
    await recordFailedLogin(context, staffMember, attempt.failedLogins);
    throw new ApiError('WRONG_CREDENTIALS');
  }
  if (staffMember.totpConfirmedAt) {
    if (credentials.code === undefined) {
      await attempt.cancel();
      throw new ApiError('SECOND_FACTOR_NEEDED');
    }
    if (!(await verifySecondFactor(context, staffMember, credentials.code))) {
      await recordFailedLogin(context, staffMember, attempt.failedLogins);
      throw new ApiError('SECOND_FACTOR_NEEDED', { message: 'This code is not valid.' });
    }
  }
  await attempt.succeed();
  return openSession(staffMember, device, context);
}

/** Checks password and code of a signed-in staff member. Throws BAD_INPUT for wrong ones. Counts as a login attempt. */
export async function confirmIdentity(
  context: HandlerContext,
  staffMember: StaffRow,
  { password, code }: { password: string; code?: string | undefined },
): Promise<void> {
  const attempt = await beginAttempt(context, confirmationCounters(staffMember.name, staffMember.id));
  const refuse = async (field: 'password' | 'code', message: string) => {
    await recordFailedLogin(context, staffMember, attempt.failedLogins);
    return new ApiError('BAD_INPUT', { message, fields: [{ field, message }] });
  };
  if (!(await verifyPassword(password, staffMember.passwordHash)))
    throw await refuse('password', 'That is not your password.');
  if (staffMember.totpConfirmedAt && !(await verifySecondFactor(context, staffMember, code ?? '')))
    throw await refuse('code', 'This code is not valid, or it was used before. Wait for the next one.');
  await attempt.succeed();
}

/** Records known and unknown names alike, so that response times do not differ. The typed name may be a password. */
async function recordFailedLogin(
  context: HandlerContext,
  staffMember: StaffRow | undefined,
  failedLogins: number,
): Promise<void> {
  const { db, caller } = context;
  const now = context.now();
  const action = 'login.refused';
  const recorded = await countAuditEntries(db, action, new Date(now.getTime() - 3_600_000));
  if (recorded >= refusalsPerHourMax) return;
  const actor = { id: staffMember?.id ?? null, name: staffMember?.name ?? 'unknown name', now };
  await recordAudit(db, actor, { action, after: { address: caller.address, failedLogins } });
}

async function openSession(
  staffMember: StaffRow,
  device: KnownDevice | undefined,
  context: HandlerContext,
): Promise<StaffCaller> {
  const { token, tokenHash } = createToken();
  const now = context.now();
  const { userAgent, address } = context.caller;
  const { role, deviceToken } = await context.transaction(async (db) => {
    await removeExpiredStaffSessions(db, sessionTimes(context));
    const expiresAt = new Date(now.getTime() + sessionHours * 3_600_000);
    await createStaffSession(db, {
      tokenHash,
      id: randomUUID(),
      staffId: staffMember.id,
      userAgent,
      createdAt: now,
      lastSeenAt: now,
      expiresAt,
      confirmedAt: now,
    });
    const deviceToken = await rememberDevice(db, context, { staffId: staffMember.id, device });
    await recordAudit(
      db,
      { id: staffMember.id, name: staffMember.name, now },
      { action: 'login', after: { userAgent, address } },
    );
    return { role: await findRole(db, staffMember.role), deviceToken };
  });
  if (!role) throw new Error(`Staff member ${staffMember.name} has the unknown role ${staffMember.role}`);
  context.setStaffCookie(token);
  context.setDeviceCookie(deviceToken);
  const grants = grantsOf(role.id, role.grants);
  const mustEnrol = await isEnrolmentDue(context, staffMember, grants);
  const csrfToken = csrfTokenOf(token);
  return { staff: staffMember, role, grants, tokenHash, csrfToken, confirmedAt: now, mustEnrol };
}

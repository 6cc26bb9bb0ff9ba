import {
  confirmStaffSession,
  consumeTotpStep,
  listStaffSessions,
  removeSessionsOfStaff,
  removeStaffSession,
  removeStaffSessionById,
  replaceRecoveryCodes,
  updateStaff,
} from '@yunyou/database/admin/staff.queries';
import { removeDevicesOfStaff } from '@yunyou/database/admin/staff-device.queries';
import { ApiError, notFound } from '../../api-error.ts';
import { handlers } from '../../handler.ts';
import { actorOf, recordAudit } from '../../staff/audit.ts';
import { confirmIdentity, logIn } from '../../staff/login.ts';
import { hashPassword, requireGoodPassword } from '../../staff/password.ts';
import {
  createRecoveryCodes,
  createTotp,
  findTotpStep,
  hashRecoveryCode,
} from '../../staff/second-factor.ts';
import { sessionTimes } from '../../staff/session-checks.ts';
import { toStaffInfo } from '../../staff/staff-info.ts';
import { deviceName } from '../../visitors/device-name.ts';
import { hashToken } from '../../visitors/session-token.ts';
import { signedInStaff } from '../../visitors/signed-in.ts';

export const adminSessionRoutes = handlers({
  'POST /admin/login': async (credentials, context) => toStaffInfo(await logIn(credentials, context)),

  'POST /admin/logout': async (_, context) => {
    const { tokenHash } = signedInStaff(context);
    await context.transaction(async (db) => {
      await removeStaffSession(db, tokenHash);
      await recordAudit(db, actorOf(context), { action: 'logout' });
    });
    context.setStaffCookie(undefined);
    return null;
  },

  'GET /admin/me': async (_, context) => toStaffInfo(signedInStaff(context)),

  'POST /admin/confirm': async (credentials, context) => {
    const { staff, tokenHash } = signedInStaff(context);
    await confirmIdentity(context, staff, credentials);
    await context.transaction(async (db) => {
      await confirmStaffSession(db, tokenHash, context.now());
      await recordAudit(db, actorOf(context), { action: 'session.confirm' });
    });
    return null;
  },

  'GET /admin/sessions': async (_, context) => {
    const { staff, tokenHash } = signedInStaff(context);
    const sessions = await listStaffSessions(context.db, staff.id, sessionTimes(context));
    return {
      list: sessions.map((session) => ({
        id: session.id,
        device: deviceName(session.userAgent),
        createdAt: session.createdAt.toISOString(),
        lastSeenAt: session.lastSeenAt.toISOString(),
        isCurrent: session.tokenHash === tokenHash,
      })),
    };
  },

  'POST /admin/session/revoke': async ({ id }, context) => {
    const { staff } = signedInStaff(context);
    await context.transaction(async (db) => {
      if (!(await removeStaffSessionById(db, staff.id, id))) throw notFound('session of yours');
      await recordAudit(db, actorOf(context), { action: 'session.revoke' });
    });
    return null;
  },

  'POST /admin/password/change': async ({ next }, context) => {
    const { staff, tokenHash } = signedInStaff(context);
    requireGoodPassword({ field: 'next', password: next, owner: staff });
    const passwordHash = await hashPassword(next);
    await context.transaction(async (db) => {
      await updateStaff(db, staff.id, { passwordHash });
      await removeSessionsOfStaff(db, staff.id, tokenHash);
      const { deviceToken } = context.caller;
      await removeDevicesOfStaff(db, staff.id, deviceToken && hashToken(deviceToken));
      await recordAudit(db, actorOf(context), { action: 'password.change' });
    });
    return null;
  },

  'POST /admin/totp/start': async (_, context) => {
    const { staff } = signedInStaff(context);
    if (staff.totpConfirmedAt)
      throw new ApiError('NOT_POSSIBLE', { message: 'The second factor is set up. Remove it first.' });
    const totp = createTotp(staff.name);
    await context.transaction(async (db) => {
      await updateStaff(db, staff.id, { totpSecret: context.secrets.seal(totp.secret.base32, staff.id) });
      await recordAudit(db, actorOf(context), { action: 'second-factor.start' });
    });
    const otpauthUrl = totp.toString();
    const { default: QRCode } = await import('qrcode');
    return { secret: totp.secret.base32, otpauthUrl, qrImage: await QRCode.toDataURL(otpauthUrl) };
  },

  'POST /admin/totp/confirm': async ({ code }, context) => {
    const { staff } = signedInStaff(context);
    if (!staff.totpSecret || staff.totpConfirmedAt)
      throw new ApiError('NOT_POSSIBLE', { message: 'There is no second factor to confirm.' });
    const step = findTotpStep(context, staff, code);
    if (step === undefined) {
      const message = 'This code is not valid. Is the clock of your phone?';
      throw new ApiError('BAD_INPUT', { message, fields: [{ field: 'code', message }] });
    }
    const recoveryCodes = createRecoveryCodes();
    await context.transaction(async (db) => {
      await consumeTotpStep(db, staff.id, step);
      await updateStaff(db, staff.id, { totpConfirmedAt: context.now() });
      await replaceRecoveryCodes(db, staff.id, recoveryCodes.map(hashRecoveryCode));
      await recordAudit(db, actorOf(context), { action: 'second-factor.confirm' });
    });
    return { recoveryCodes };
  },

  'POST /admin/digest/save': async ({ isOn }, context) => {
    const { staff } = signedInStaff(context);
    if (isOn && !staff.email)
      throw new ApiError('NOT_POSSIBLE', { message: 'Your account has no e-mail address.' });
    await context.transaction(async (db) => {
      await updateStaff(db, staff.id, { getsFactDigest: isOn });
      await recordAudit(db, actorOf(context), { action: 'digest.save', after: { isOn } });
    });
    return null;
  },

  'POST /admin/totp/remove': async (_, context) => {
    const { staff } = signedInStaff(context);
    await context.transaction(async (db) => {
      await updateStaff(db, staff.id, { totpSecret: null, totpConfirmedAt: null });
      await replaceRecoveryCodes(db, staff.id, []);
      await recordAudit(db, actorOf(context), { action: 'second-factor.remove' });
    });
    return null;
  },
});

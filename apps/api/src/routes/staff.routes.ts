import { pageCodes, type StaffInfo } from '@yunyou/contract/staff.endpoints';
import { listForStaff } from '@yunyou/database/catalogue.queries';
import {
  createStaffSession,
  findStaffByName,
  noteFailedLogin,
  noteSuccessfulLogin,
  removeStaffSession,
  type StaffRow,
} from '@yunyou/database/staff.queries';
import { ApiError } from '../api-error.ts';
import { toPage, toSlice } from '../catalogue/paging.ts';
import { handlers } from '../handler.ts';
import { hashPassword, isPassword } from '../staff/password.ts';
import { createToken } from '../visitors/session-token.ts';
import { signedInStaff } from '../visitors/signed-in.ts';

const sessionHours = 12;
const freeAttempts = 5;

/** After five wrong passwords each further one doubles the wait, up to an hour. */
function lockedUntil(failedLogins: number, now: Date): Date | null {
  if (failedLogins < freeAttempts) return null;
  const seconds = Math.min(3600, 15 * 2 ** (failedLogins - freeAttempts));
  return new Date(now.getTime() + seconds * 1000);
}

const toStaffInfo = ({ id, name, role }: StaffRow): StaffInfo => ({
  id,
  name,
  role,
  pageCodes: [...pageCodes],
});

let unknownPersonHash: Promise<string> | undefined;

export const staffRoutes = handlers({
  'POST /admin/login': async ({ name, password }, { db, now, setStaffCookie }) => {
    const person = await findStaffByName(db, name);
    if (person?.lockedUntil && person.lockedUntil > now()) {
      const retryAfterSeconds = Math.ceil((person.lockedUntil.getTime() - now().getTime()) / 1000);
      throw new ApiError('TOO_MANY', { retryAfterSeconds });
    }
    // An unknown name costs the same time as a known one, so that names cannot be found out.
    unknownPersonHash ??= hashPassword('nobody has this password');
    const isRight = await isPassword(password, person?.passwordHash ?? (await unknownPersonHash));
    if (!person || !isRight) {
      if (person) await noteFailedLogin(db, person.id, lockedUntil(person.failedLogins + 1, now()));
      throw new ApiError('WRONG_CREDENTIALS');
    }
    const { token, tokenHash } = createToken();
    const expiresAt = new Date(now().getTime() + sessionHours * 3_600_000);
    await noteSuccessfulLogin(db, person.id);
    await createStaffSession(db, { tokenHash, staffId: person.id, expiresAt });
    setStaffCookie(token);
    return toStaffInfo(person);
  },

  'POST /admin/logout': async (_, context) => {
    await removeStaffSession(context.db, signedInStaff(context).tokenHash);
    context.setStaffCookie(undefined);
    return null;
  },

  'GET /admin/me': async (_, context) => toStaffInfo(signedInStaff(context).staff),

  'POST /admin/entity/list': async ({ entity, status, keyword, ...paging }, { db }) =>
    toPage(paging, await listForStaff(db, entity, { status, keyword, ...toSlice(paging) }), (row) => ({
      ...row,
      updatedAt: row.updatedAt.toISOString(),
    })),
});

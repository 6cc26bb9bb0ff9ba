import { randomUUID } from 'node:crypto';
import type { StaffMember, StaffRole } from '@yunyou/contract/admin/admin-accounts.endpoints';
import type { StaffGrants } from '@yunyou/contract/admin/admin-session.endpoints';
import type { HandlerInput } from '@yunyou/contract/endpoints';
import { removeAttempts } from '@yunyou/database/admin/login-attempt.queries';
import {
  countActiveOwners,
  findRole,
  findStaff,
  insertStaff,
  removeSessionsOfStaff,
  type StaffRoleRow,
  type StaffRow,
  updateStaff,
} from '@yunyou/database/admin/staff.queries';
import { removeDevicesOfStaff } from '@yunyou/database/admin/staff-device.queries';
import { type Db, databaseErrorCode } from '@yunyou/database/database';
import { grantsOf, includesGrants, keepsAnOwner, ownerRole } from '@yunyou/domain/staff/permissions';
import { ApiError, notFound } from '../api-error.ts';
import type { HandlerContext } from '../handler.ts';
import { signedInStaff } from '../visitors/signed-in.ts';
import { actorOf, recordAudit } from './audit.ts';
import { hashPassword, requireGoodPassword } from './password.ts';
import { nameHashesOf } from './unlock-staff.ts';

export const toStaffMember = (staffMember: StaffRow, lastSeenAt: Date | null): StaffMember => ({
  id: staffMember.id,
  name: staffMember.name,
  email: staffMember.email,
  role: staffMember.role,
  isActive: staffMember.disabledAt === null,
  hasSecondFactor: staffMember.totpConfirmedAt !== null,
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
  createdAt: staffMember.createdAt.toISOString(),
});

export const toStaffRole = (role: StaffRoleRow & { members: number }): StaffRole => ({
  ...role,
  grants: grantsOf(role.id, role.grants) as StaffGrants, // differs only in readonly
  isFixed: role.id === ownerRole,
});

type MemberInput = HandlerInput<'POST /admin/staff/save'>;

/** Adds or changes a staff member. Disabling the account or setting a new password ends its sessions. */
export async function saveStaffMember(input: MemberInput, context: HandlerContext): Promise<StaffRow> {
  const { id, name, role } = input;
  const email = input.email ?? null;
  if (!id && !input.password) throw badField('password', 'A new member of staff needs a password.');
  if (input.password) requireGoodPassword({ field: 'password', password: input.password, owner: input });
  const passwordHash = input.password && (await hashPassword(input.password));
  try {
    return await context.transaction(async (db) => {
      const before = id ? await findStaff(db, id) : undefined;
      if (id && !before) throw notFound('member of staff');
      await requireCoveredRole(db, context, role);
      if (before) await requireCoveredRole(db, context, before.role);
      const isKept = keepsAnOwner({
        from: before?.disabledAt ? undefined : before?.role,
        to: input.isActive ? role : undefined,
        activeOwners: await countActiveOwners(db),
      });
      if (!isKept) throw new ApiError('NOT_POSSIBLE', { message: 'At least one owner must remain.' });
      const disabledAt = input.isActive ? null : (before?.disabledAt ?? context.now());
      const fields = {
        name,
        email,
        role,
        disabledAt,
        ...(passwordHash && { passwordHash }),
      };
      const savedId = before?.id ?? randomUUID();
      if (before) await updateStaff(db, savedId, fields);
      else await insertStaff(db, { id: savedId, ...fields, passwordHash: passwordHash ?? '' });
      if (before && (disabledAt || passwordHash)) {
        await removeSessionsOfStaff(db, savedId);
        await removeDevicesOfStaff(db, savedId);
      }
      if (before && passwordHash) await removeAttempts(db, nameHashesOf(before));
      await recordAudit(db, actorOf(context), {
        action: before ? 'staff.save' : 'staff.add',
        entity: 'staff',
        entityId: savedId,
        before: before && {
          name: before.name,
          email: before.email,
          role: before.role,
          isActive: !before.disabledAt,
        },
        after: { name, email, role, isActive: input.isActive, ...(passwordHash && { password: 'changed' }) },
      });
      const saved = await findStaff(db, savedId);
      if (!saved) throw notFound('member of staff');
      return saved;
    });
  } catch (error) {
    if (databaseErrorCode(error) === '23505')
      throw badField('name', 'Another staff member has this name or e-mail address.');
    throw error;
  }
}

/** Throws NOT_ALLOWED unless the caller's grants include all grants of the role. */
export async function requireCoveredRole(db: Db, context: HandlerContext, roleId: string): Promise<void> {
  const role = await findRole(db, roleId);
  if (!role) throw badField('role', `There is no role "${roleId}".`);
  if (!includesGrants(signedInStaff(context).grants, grantsOf(role.id, role.grants)))
    throw new ApiError('NOT_ALLOWED', { message: `The role "${role.name}" may do more than yours.` });
}

const badField = (field: string, message: string) =>
  new ApiError('BAD_INPUT', { message, fields: [{ field, message }] });

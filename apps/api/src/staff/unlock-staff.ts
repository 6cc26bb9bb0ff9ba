import { removeAddressAttempts, removeAttempts } from '@yunyou/database/admin/login-attempt.queries';
import {
  findStaffByName,
  removeSessionsOfStaff,
  replaceRecoveryCodes,
  type StaffRow,
  updateStaff,
} from '@yunyou/database/admin/staff.queries';
import type { Database } from '@yunyou/database/database';
import { recordAudit } from './audit.ts';
import { hashName } from './login-attempts.ts';

interface Unlocking {
  name: string;
  /** Also removes the second factor and ends all sessions, for a lost phone without recovery codes. */
  isFactorRemoved: boolean;
  now: Date;
}

/** Removes all login locks of an account and of all addresses. Returns undefined for an unknown name. */
export async function unlockStaff(
  { transaction }: Pick<Database, 'transaction'>,
  { name, isFactorRemoved, now }: Unlocking,
): Promise<StaffRow | undefined> {
  return transaction(async (db) => {
    const staffMember = await findStaffByName(db, name);
    if (!staffMember) return undefined;
    await removeAttempts(db, nameHashesOf(staffMember));
    await removeAddressAttempts(db);
    if (isFactorRemoved) {
      await updateStaff(db, staffMember.id, { totpSecret: null, totpConfirmedAt: null });
      await replaceRecoveryCodes(db, staffMember.id, []);
      await removeSessionsOfStaff(db, staffMember.id);
    }
    await recordAudit(
      db,
      { id: null, name: 'command line', now },
      { action: 'staff.unlock', entity: 'staff', entityId: staffMember.id, after: { isFactorRemoved } },
    );
    return staffMember;
  });
}

/** Returns the hashes of the names that a member can sign in with. */
export const nameHashesOf = ({ name, email }: Pick<StaffRow, 'name' | 'email'>): string[] =>
  [name, ...(email === null ? [] : [email])].map(hashName);

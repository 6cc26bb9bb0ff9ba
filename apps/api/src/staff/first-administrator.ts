import { randomBytes, randomUUID } from 'node:crypto';
import type { StaffGrants } from '@yunyou/contract/admin/admin-session.endpoints';
import { hasStaff, insertRoles, insertStaffIfAbsent } from '@yunyou/database/admin/staff.queries';
import type { Database, Db } from '@yunyou/database/database';
import { lockUntilCommit } from '@yunyou/database/system/advisory-lock.queries';
import { builtInRoles, ownerRole } from '@yunyou/domain/staff/permissions';
import type { Settings } from '../settings.ts';
import { hashPassword } from './password.ts';

export interface FirstAdministrator {
  name: string;
  /** Present only when it was generated; it is shown once and stored as a hash. */
  password?: string;
}

/** Inserts the built-in roles. Existing roles stay as the owner changed them. */
export async function ensureRoles(db: Db): Promise<void> {
  await insertRoles(
    db,
    builtInRoles.map(({ id, name, grants }) => ({ id, name, grants: grants as StaffGrants })), // differs only in readonly
  );
}

/** Creates the first owner account when there are no staff accounts. Returns undefined when there are. */
export async function ensureFirstAdministrator(
  { db, transaction }: Database,
  settings: Settings,
): Promise<FirstAdministrator | undefined> {
  await ensureRoles(db);
  if (await hasStaff(db)) return undefined;
  const name = settings.ADMIN_NAME;
  const password = settings.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(password);
  const isMade = await transaction(async (inside) => {
    await lockUntilCommit(inside, 'first-administrator');
    if (await hasStaff(inside)) return false; // another process, started at the same time, has created it
    await insertStaffIfAbsent(inside, { id: randomUUID(), name, role: ownerRole, passwordHash });
    return true;
  });
  if (!isMade) return undefined;
  return settings.ADMIN_PASSWORD ? { name } : { name, password };
}

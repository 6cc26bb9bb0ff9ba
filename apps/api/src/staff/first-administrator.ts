import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '@yunyou/database/database';
import { createStaff, hasStaff } from '@yunyou/database/staff.queries';
import type { Settings } from '../settings.ts';
import { hashPassword } from './password.ts';

export interface FirstAdministrator {
  name: string;
  /** Present only when it was generated here: the one time it can be shown. */
  password?: string;
}

/** Creates the administrator when there is no staff yet. */
export async function ensureFirstAdministrator(
  { db }: Database,
  settings: Settings,
): Promise<FirstAdministrator | undefined> {
  if (await hasStaff(db)) return undefined;
  const password = settings.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(password);
  await createStaff(db, { id: randomUUID(), name: 'admin', role: 'owner', passwordHash });
  return settings.ADMIN_PASSWORD ? { name: 'admin' } : { name: 'admin', password };
}

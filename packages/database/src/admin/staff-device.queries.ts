import { and, desc, eq, inArray, lt, ne } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { staffDevice } from '../tables/staff.table.ts';

/** Returns the ids of the staff members who have signed in on a device since a date. */
export async function listStaffOfDevice(db: Db, tokenHash: string, since: Date): Promise<string[]> {
  const rows = await db
    .select({ staffId: staffDevice.staffId, lastUsedAt: staffDevice.lastUsedAt })
    .from(staffDevice)
    .where(eq(staffDevice.tokenHash, tokenHash))
    .limit(100);
  return rows.filter(({ lastUsedAt }) => lastUsedAt > since).map(({ staffId }) => staffId);
}

/** Records a login on a device, and removes the staff member's least recently used devices beyond `max`. */
export async function recordDevice(
  db: Db,
  device: typeof staffDevice.$inferInsert,
  max: number,
): Promise<void> {
  await db
    .insert(staffDevice)
    .values(device)
    .onConflictDoUpdate({
      target: [staffDevice.tokenHash, staffDevice.staffId],
      set: { lastUsedAt: device.lastUsedAt },
    });
  const surplus = db
    .select({ tokenHash: staffDevice.tokenHash })
    .from(staffDevice)
    .where(eq(staffDevice.staffId, device.staffId))
    .orderBy(desc(staffDevice.lastUsedAt), staffDevice.tokenHash)
    .offset(max);
  await db
    .delete(staffDevice)
    .where(and(eq(staffDevice.staffId, device.staffId), inArray(staffDevice.tokenHash, surplus)));
}

/** Removes all devices of a staff member except the given one. */
export async function removeDevicesOfStaff(db: Db, staffId: string, exceptTokenHash = ''): Promise<void> {
  await db
    .delete(staffDevice)
    .where(and(eq(staffDevice.staffId, staffId), ne(staffDevice.tokenHash, exceptTokenHash)));
}

export async function removeOldDevices(db: Db, before: Date): Promise<void> {
  await db.delete(staffDevice).where(lt(staffDevice.lastUsedAt, before));
}

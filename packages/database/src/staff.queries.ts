import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { staff, staffSession } from './tables/people.table.ts';

export type StaffRow = typeof staff.$inferSelect;

export async function findStaffByName(db: Db, name: string): Promise<StaffRow | undefined> {
  const [row] = await db.select().from(staff).where(eq(staff.name, name));
  return row;
}

export async function hasStaff(db: Db): Promise<boolean> {
  const rows = await db.select({ id: staff.id }).from(staff).limit(1);
  return rows.length > 0;
}

export async function createStaff(db: Db, row: typeof staff.$inferInsert): Promise<void> {
  await db.insert(staff).values(row).onConflictDoNothing();
}

export async function updatePassword(db: Db, id: string, passwordHash: string): Promise<void> {
  await db.update(staff).set({ passwordHash, failedLogins: 0, lockedUntil: null }).where(eq(staff.id, id));
}

export async function noteFailedLogin(db: Db, id: string, lockedUntil: Date | null): Promise<void> {
  await db
    .update(staff)
    .set({ failedLogins: sql`${staff.failedLogins} + 1`, lockedUntil })
    .where(eq(staff.id, id));
}

export async function noteSuccessfulLogin(db: Db, id: string): Promise<void> {
  await db.update(staff).set({ failedLogins: 0, lockedUntil: null }).where(eq(staff.id, id));
}

export async function createStaffSession(db: Db, session: typeof staffSession.$inferInsert): Promise<void> {
  await db.insert(staffSession).values(session);
}

export async function findSessionStaff(db: Db, tokenHash: string, now: Date): Promise<StaffRow | undefined> {
  const [row] = await db
    .select({ staff })
    .from(staffSession)
    .innerJoin(staff, eq(staff.id, staffSession.staffId))
    .where(and(eq(staffSession.tokenHash, tokenHash), gt(staffSession.expiresAt, now)));
  return row?.staff;
}

export async function removeStaffSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(staffSession).where(eq(staffSession.tokenHash, tokenHash));
}

export async function removeExpiredStaffSessions(db: Db, now: Date): Promise<void> {
  await db.delete(staffSession).where(lt(staffSession.expiresAt, now));
}

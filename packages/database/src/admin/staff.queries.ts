import { and, count, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { staff, staffRecoveryCode, staffRole, staffSession } from '../tables/staff.table.ts';

export type StaffRow = typeof staff.$inferSelect;
export type StaffRoleRow = typeof staffRole.$inferSelect;

/** Finds a staff member by name or e-mail address, ignoring case. */
export async function findStaffByName(db: Db, name: string): Promise<StaffRow | undefined> {
  const lower = name.toLowerCase();
  const [row] = await db
    .select()
    .from(staff)
    .where(or(eq(sql`lower(${staff.name})`, lower), eq(sql`lower(${staff.email})`, lower)))
    .orderBy(sql`lower(${staff.name}) = ${lower} desc`)
    .limit(1);
  return row;
}

export async function findStaff(db: Db, id: string): Promise<StaffRow | undefined> {
  const [row] = await db.select().from(staff).where(eq(staff.id, id));
  return row;
}

export async function hasStaff(db: Db): Promise<boolean> {
  const rows = await db.select({ id: staff.id }).from(staff).limit(1);
  return rows.length > 0;
}

/** Returns whether more than one active account exists. */
export async function hasSeveralStaff(db: Db): Promise<boolean> {
  const rows = await db.select({ id: staff.id }).from(staff).where(isNull(staff.disabledAt)).limit(2);
  return rows.length > 1;
}

export async function listStaff(db: Db) {
  const lastSeenAt = sql<Date | null>`max(${staffSession.lastSeenAt})`.mapWith(staffSession.lastSeenAt);
  return db
    .select({ staff, lastSeenAt })
    .from(staff)
    .leftJoin(staffSession, eq(staffSession.staffId, staff.id))
    .groupBy(staff.id)
    .orderBy(staff.name);
}

export async function insertStaffIfAbsent(db: Db, row: typeof staff.$inferInsert): Promise<void> {
  await db.insert(staff).values(row).onConflictDoNothing();
}

export async function insertStaff(db: Db, row: typeof staff.$inferInsert): Promise<void> {
  await db.insert(staff).values(row);
}

export async function updateStaff(db: Db, id: string, change: Partial<StaffRow>): Promise<void> {
  await db.update(staff).set(change).where(eq(staff.id, id));
}

/** Counts the active owners and locks their rows, so that two concurrent changes cannot remove the last owner. */
export async function countActiveOwners(db: Db): Promise<number> {
  const rows = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), isNull(staff.disabledAt)))
    .for('update');
  return rows.length;
}

/** Marks a TOTP time step as used. Returns false when it was used before, also for concurrent calls. */
export async function consumeTotpStep(db: Db, id: string, step: number): Promise<boolean> {
  const rows = await db
    .update(staff)
    .set({ totpLastStep: step })
    .where(and(eq(staff.id, id), lt(staff.totpLastStep, step)))
    .returning({ id: staff.id });
  return rows.length > 0;
}

/** Lists the stored TOTP secrets of all staff and locks their rows until the end of the transaction. */
export async function lockTotpSecrets(db: Db): Promise<{ id: string; totpSecret: string }[]> {
  const rows = await db
    .select({ id: staff.id, totpSecret: staff.totpSecret })
    .from(staff)
    .where(isNotNull(staff.totpSecret))
    .orderBy(staff.id)
    .for('update');
  return rows.flatMap(({ id, totpSecret }) => (totpSecret === null ? [] : [{ id, totpSecret }]));
}

/** Removes a recovery code. Returns false when it does not exist. */
export async function consumeRecoveryCode(db: Db, staffId: string, codeHash: string): Promise<boolean> {
  const rows = await db
    .delete(staffRecoveryCode)
    .where(and(eq(staffRecoveryCode.staffId, staffId), eq(staffRecoveryCode.codeHash, codeHash)))
    .returning({ codeHash: staffRecoveryCode.codeHash });
  return rows.length > 0;
}

export async function replaceRecoveryCodes(db: Db, staffId: string, hashes: string[]): Promise<void> {
  await db.delete(staffRecoveryCode).where(eq(staffRecoveryCode.staffId, staffId));
  if (hashes.length > 0)
    await db.insert(staffRecoveryCode).values(hashes.map((codeHash) => ({ codeHash, staffId })));
}

export async function createStaffSession(db: Db, session: typeof staffSession.$inferInsert): Promise<void> {
  await db.insert(staffSession).values(session);
}

/** A session is open until its end, as long as its last request is later than `idleSince`. */
export interface SessionTimes {
  now: Date;
  idleSince: Date;
}

const isOpen = ({ now, idleSince }: SessionTimes) =>
  and(gt(staffSession.expiresAt, now), gt(staffSession.lastSeenAt, idleSince));

/** Finds the staff member of an open session with the role. Returns undefined for a disabled account. */
export async function findSessionStaff(db: Db, tokenHash: string, times: SessionTimes) {
  const { lastSeenAt, confirmedAt } = staffSession;
  const [row] = await db
    .select({ staff, role: staffRole, lastSeenAt, confirmedAt })
    .from(staffSession)
    .innerJoin(staff, eq(staff.id, staffSession.staffId))
    .innerJoin(staffRole, eq(staffRole.id, staff.role))
    .where(and(eq(staffSession.tokenHash, tokenHash), isOpen(times), isNull(staff.disabledAt)));
  return row;
}

export async function touchStaffSession(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db.update(staffSession).set({ lastSeenAt: now }).where(eq(staffSession.tokenHash, tokenHash));
}

export async function confirmStaffSession(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db.update(staffSession).set({ confirmedAt: now }).where(eq(staffSession.tokenHash, tokenHash));
}

export async function listStaffSessions(db: Db, staffId: string, times: SessionTimes) {
  return db
    .select()
    .from(staffSession)
    .where(and(eq(staffSession.staffId, staffId), isOpen(times)))
    .orderBy(sql`${staffSession.lastSeenAt} desc`, staffSession.id)
    .limit(100);
}

export async function removeStaffSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(staffSession).where(eq(staffSession.tokenHash, tokenHash));
}

export async function removeStaffSessionById(db: Db, staffId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(staffSession)
    .where(and(eq(staffSession.id, id), eq(staffSession.staffId, staffId)))
    .returning({ id: staffSession.id });
  return rows.length > 0;
}

/** Removes all sessions of a staff member except the given one. Returns how many. */
export async function removeSessionsOfStaff(db: Db, staffId: string, exceptTokenHash = ''): Promise<number> {
  const rows = await db
    .delete(staffSession)
    .where(and(eq(staffSession.staffId, staffId), ne(staffSession.tokenHash, exceptTokenHash)))
    .returning({ id: staffSession.id });
  return rows.length;
}

export async function removeExpiredStaffSessions(db: Db, { now, idleSince }: SessionTimes): Promise<void> {
  await db
    .delete(staffSession)
    .where(or(lt(staffSession.expiresAt, now), lt(staffSession.lastSeenAt, idleSince)));
}

export async function listRoles(db: Db) {
  return db
    .select({ id: staffRole.id, name: staffRole.name, grants: staffRole.grants, members: count(staff.id) })
    .from(staffRole)
    .leftJoin(staff, eq(staff.role, staffRole.id))
    .groupBy(staffRole.id)
    .orderBy(staffRole.name);
}

export async function findRole(db: Db, id: string): Promise<StaffRoleRow | undefined> {
  const [row] = await db.select().from(staffRole).where(eq(staffRole.id, id));
  return row;
}

export async function saveRole(db: Db, role: StaffRoleRow): Promise<void> {
  await db
    .insert(staffRole)
    .values(role)
    .onConflictDoUpdate({ target: staffRole.id, set: { name: role.name, grants: role.grants } });
}

/** Inserts roles. Existing roles are not changed. */
export async function insertRoles(db: Db, roles: StaffRoleRow[]): Promise<void> {
  await db.insert(staffRole).values(roles).onConflictDoNothing();
}

export async function removeRole(db: Db, id: string): Promise<void> {
  await db.delete(staffRole).where(eq(staffRole.id, id));
}

/** Lists active staff members with an address who chose the weekly mail about facts, with the grants of their roles. */
export async function listDigestReaders(db: Db) {
  return db
    .select({ id: staff.id, email: sql<string>`${staff.email}`, role: staff.role, grants: staffRole.grants })
    .from(staff)
    .innerJoin(staffRole, eq(staffRole.id, staff.role))
    .where(and(eq(staff.getsFactDigest, true), isNull(staff.disabledAt), isNotNull(staff.email)))
    .orderBy(staff.id);
}

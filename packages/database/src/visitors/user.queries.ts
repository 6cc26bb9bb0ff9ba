import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { deleteInBatches } from '../system/delete-in-batches.ts';
import { appUser, userSession } from '../tables/user.table.ts';

export type UserRow = typeof appUser.$inferSelect;

export async function findSessionUser(db: Db, tokenHash: string, now: Date): Promise<UserRow | undefined> {
  const [row] = await db
    .select({ user: appUser })
    .from(userSession)
    .innerJoin(appUser, eq(appUser.id, userSession.userId))
    .where(and(eq(userSession.tokenHash, tokenHash), gt(userSession.expiresAt, now)));
  return row?.user;
}

export async function createSession(db: Db, session: typeof userSession.$inferInsert): Promise<void> {
  await db.insert(userSession).values(session);
}

export async function removeSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(userSession).where(eq(userSession.tokenHash, tokenHash));
}

export async function removeExpiredSessions(db: Db, now: Date): Promise<void> {
  await deleteInBatches(db, userSession, lt(userSession.expiresAt, now));
}

/** Creates the account at the first sign-in. Later sign-ins update only the e-mail address, not name and picture. */
export async function upsertUser(db: Db, user: typeof appUser.$inferInsert): Promise<UserRow> {
  const [row] = await db
    .insert(appUser)
    .values(user)
    .onConflictDoUpdate({
      target: [appUser.provider, appUser.providerSubject],
      set: { email: user.email, updatedAt: sql`now()` },
    })
    .returning();
  if (!row) throw new Error('Upserting the user returned no row');
  return row;
}

/** Finds the account with a verified e-mail address. Undefined when none or more than one account has it. */
export async function findUserIdByEmail(db: Db, email: string): Promise<string | undefined> {
  const rows = await db
    .select({ id: appUser.id })
    .from(appUser)
    .where(sql`lower(${appUser.email}) = ${email.toLowerCase()}`)
    .limit(2);
  return rows.length === 1 ? rows[0]?.id : undefined;
}

/** Lists the verified e-mail addresses of accounts. */
export async function listEmailsOf(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ email: appUser.email })
    .from(appUser)
    .where(inArray(appUser.id, [...ids]));
  return rows.map(({ email }) => email);
}

export type ProfileChange = Partial<
  Pick<
    UserRow,
    'userName' | 'userAvatar' | 'nationality' | 'homeCurrency' | 'units' | 'phone' | 'interestTagIds'
  >
>;

export async function updateUser(db: Db, id: string, change: ProfileChange): Promise<UserRow | undefined> {
  const [row] = await db
    .update(appUser)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(appUser.id, id))
    .returning();
  return row;
}

import type { BehaviourTarget } from '@yunyou/contract/account/user.endpoints';
import { and, count, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { appUser, behaviour, behaviourCount, userEvent, userSession } from '../tables/user.table.ts';

export type UserRow = typeof appUser.$inferSelect;
export type BehaviourKind = 'like' | 'favourite';

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
  await db.delete(userSession).where(lt(userSession.expiresAt, now));
}

/** One visitor per provider account; what the provider says of name and picture is taken over at first sign-in only. */
export async function upsertUser(db: Db, user: typeof appUser.$inferInsert): Promise<UserRow> {
  const [row] = await db
    .insert(appUser)
    .values(user)
    .onConflictDoUpdate({
      target: [appUser.provider, appUser.providerSubject],
      set: { email: user.email, updatedAt: sql`now()` },
    })
    .returning();
  if (!row) throw new Error('The database gave no user back');
  return row;
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

export interface BehaviourKey {
  userId: string;
  kind: BehaviourKind;
  targetType: BehaviourTarget;
  targetId: string;
}

const sameBehaviour = (key: BehaviourKey) =>
  and(
    eq(behaviour.userId, key.userId),
    eq(behaviour.kind, key.kind),
    eq(behaviour.targetType, key.targetType),
    eq(behaviour.targetId, key.targetId),
  );

/** Whether anything changed: a second "on" changes nothing. */
export async function addBehaviour(db: Db, key: BehaviourKey): Promise<boolean> {
  const added = await db
    .insert(behaviour)
    .values(key)
    .onConflictDoNothing()
    .returning({ id: behaviour.targetId });
  return added.length > 0;
}

export async function removeBehaviour(db: Db, key: BehaviourKey): Promise<boolean> {
  const removed = await db.delete(behaviour).where(sameBehaviour(key)).returning({ id: behaviour.targetId });
  return removed.length > 0;
}

export async function hasBehaviour(db: Db, key: BehaviourKey): Promise<boolean> {
  const rows = await db.select({ id: behaviour.targetId }).from(behaviour).where(sameBehaviour(key));
  return rows.length > 0;
}

/** Moves the counter and answers its new value; the row's lock puts concurrent movers in a line. */
export async function moveBehaviourCount(
  db: Db,
  { kind, targetType, targetId }: Omit<BehaviourKey, 'userId'>,
  by: 1 | 0 | -1,
): Promise<number> {
  const [row] = await db
    .insert(behaviourCount)
    .values({ kind, targetType, targetId, count: Math.max(by, 0) })
    .onConflictDoUpdate({
      target: [behaviourCount.targetType, behaviourCount.targetId, behaviourCount.kind],
      set: { count: sql`${behaviourCount.count} + ${by}` },
    })
    .returning({ count: behaviourCount.count });
  return row?.count ?? 0;
}

export async function findCounts(
  db: Db,
  targetType: BehaviourTarget,
  targetId: string,
): Promise<{ likeCount: number; favouriteCount: number }> {
  const rows = await db
    .select({ kind: behaviourCount.kind, count: behaviourCount.count })
    .from(behaviourCount)
    .where(and(eq(behaviourCount.targetType, targetType), eq(behaviourCount.targetId, targetId)));
  const of = (kind: BehaviourKind) => rows.find((row) => row.kind === kind)?.count ?? 0;
  return { likeCount: of('like'), favouriteCount: of('favourite') };
}

export async function listFavourites(
  db: Db,
  userId: string,
  targetType: BehaviourTarget | undefined,
  slice: { limit: number; offset: number },
) {
  const where = and(
    eq(behaviour.userId, userId),
    eq(behaviour.kind, 'favourite'),
    targetType && eq(behaviour.targetType, targetType),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        targetType: behaviour.targetType,
        targetId: behaviour.targetId,
        createdAt: behaviour.createdAt,
      })
      .from(behaviour)
      .where(where)
      .orderBy(desc(behaviour.createdAt), behaviour.targetId)
      .limit(slice.limit)
      .offset(slice.offset),
    db.select({ total: count() }).from(behaviour).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Targets of one kind that visitors keep most. */
export async function listMostKept(db: Db, targetType: BehaviourTarget, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: behaviourCount.targetId })
    .from(behaviourCount)
    .where(
      and(
        eq(behaviourCount.targetType, targetType),
        eq(behaviourCount.kind, 'favourite'),
        gt(behaviourCount.count, 0),
      ),
    )
    .orderBy(desc(behaviourCount.count), behaviourCount.targetId)
    .limit(limit);
  return rows.map((row) => row.id);
}

export async function insertEvents(db: Db, events: (typeof userEvent.$inferInsert)[]): Promise<void> {
  await db.insert(userEvent).values(events);
}

import { and, count, desc, eq, gt, or, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { escapeLike } from '../like-pattern.ts';
import { appUser, behaviour, userSession } from '../tables/user.table.ts';

interface UserListOptions {
  keyword?: string | undefined;
  now: Date;
  limit: number;
  offset: number;
}

/** Visitors as staff see them, newest first. */
export async function listUsersForStaff(db: Db, { keyword, now, limit, offset }: UserListOptions) {
  const pattern = `%${escapeLike((keyword ?? '').toLowerCase())}%`;
  const where = keyword
    ? or(sql`lower(${appUser.userName}) like ${pattern}`, sql`lower(${appUser.email}) like ${pattern}`)
    : undefined;
  const open = db
    .select({ count: count() })
    .from(userSession)
    .where(and(eq(userSession.userId, appUser.id), gt(userSession.expiresAt, now)));
  const kept = db
    .select({ count: count() })
    .from(behaviour)
    .where(and(eq(behaviour.userId, appUser.id), eq(behaviour.kind, 'favourite')));
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        id: appUser.id,
        userName: appUser.userName,
        email: appUser.email,
        provider: appUser.provider,
        createdAt: appUser.createdAt,
        sessions: sql<number>`(${open})`.mapWith(Number),
        favourites: sql<number>`(${kept})`.mapWith(Number),
      })
      .from(appUser)
      .where(where)
      .orderBy(desc(appUser.createdAt), appUser.id)
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(appUser).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

export async function endUserSessions(db: Db, userId: string): Promise<number> {
  const rows = await db
    .delete(userSession)
    .where(eq(userSession.userId, userId))
    .returning({ userId: userSession.userId });
  return rows.length;
}

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

/** Lists accounts with their numbers of sessions and favourites, newest first. */
export async function listUsersForStaff(db: Db, { keyword, now, limit, offset }: UserListOptions) {
  const pattern = `%${escapeLike((keyword ?? '').toLowerCase())}%`;
  const where = keyword
    ? or(sql`lower(${appUser.userName}) like ${pattern}`, sql`lower(${appUser.email}) like ${pattern}`)
    : undefined;
  const sessions = db
    .select({ count: count() })
    .from(userSession)
    .where(and(eq(userSession.userId, appUser.id), gt(userSession.expiresAt, now)));
  const favourites = db
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
        sessions: sql<number>`(${sessions})`.mapWith(Number),
        favourites: sql<number>`(${favourites})`.mapWith(Number),
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

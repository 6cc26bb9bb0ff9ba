import { and, count, desc, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { escapeLike } from '../like-pattern.ts';
import { appUser, behaviour, userSession } from '../tables/user.table.ts';
import { countSome } from './count-some.ts';

interface UserListOptions {
  keyword?: string | undefined;
  now: Date;
  limit: number;
  offset: number;
}

/**
 * Matches accounts by a part of the name or the e-mail address, which an index of trigrams finds. A keyword without three letters or
 * digits in a row has no trigram, and one with the beginning of an address has many that most addresses share: these match the
 * beginning of name or address. A keyword with a space can only be a name.
 */
function matchAccount(keyword: string): SQL | undefined {
  const word = escapeLike(keyword.toLowerCase());
  const isStart = word.indexOf('@') > 0 || !/[\p{L}\p{N}]{3}/u.test(word);
  const pattern = isStart ? `${word}%` : `%${word}%`;
  const isInName = sql`lower(${appUser.userName}) like ${pattern}`;
  return word.includes(' ') ? isInName : or(isInName, sql`lower(${appUser.email}) like ${pattern}`);
}

/** Lists accounts with their numbers of sessions and favourites, newest first. */
export async function listUsersForStaff(db: Db, { keyword, now, limit, offset }: UserListOptions) {
  const where = keyword ? matchAccount(keyword) : undefined;
  const sessions = db
    .select({ count: count() })
    .from(userSession)
    .where(and(eq(userSession.userId, appUser.id), gt(userSession.expiresAt, now)));
  const favourites = db
    .select({ count: count() })
    .from(behaviour)
    .where(and(eq(behaviour.userId, appUser.id), eq(behaviour.kind, 'favourite')));
  const [rows, total] = await Promise.all([
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
    countSome(db, appUser, where),
  ]);
  return { rows, total };
}

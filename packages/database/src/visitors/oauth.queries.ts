import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { deleteInBatches } from '../system/delete-in-batches.ts';
import { oauthClient, oauthGrant, oauthToken } from '../tables/oauth.table.ts';
import { appUser } from '../tables/user.table.ts';

type OauthClientRow = typeof oauthClient.$inferSelect;
export type OauthGrantRow = typeof oauthGrant.$inferSelect;

const isUnused = (db: Db) =>
  notExists(db.select({ id: oauthGrant.id }).from(oauthGrant).where(eq(oauthGrant.clientId, oauthClient.id)));

/** Registers a client and removes the oldest clients without a grant beyond `unusedMax`. */
export async function insertOauthClient(db: Db, client: OauthClientRow, unusedMax: number): Promise<void> {
  await db.insert(oauthClient).values(client);
  const surplus = db
    .select({ id: oauthClient.id })
    .from(oauthClient)
    .where(isUnused(db))
    .orderBy(desc(oauthClient.createdAt))
    .offset(unusedMax);
  await db.delete(oauthClient).where(inArray(oauthClient.id, surplus));
}

export async function findOauthClient(db: Db, id: string): Promise<OauthClientRow | undefined> {
  const [row] = await db.select().from(oauthClient).where(eq(oauthClient.id, id));
  return row;
}

export async function insertOauthGrant(db: Db, grant: typeof oauthGrant.$inferInsert): Promise<void> {
  await db.insert(oauthGrant).values(grant);
}

export async function findGrantByCode(db: Db, codeHash: string): Promise<OauthGrantRow | undefined> {
  const [row] = await db.select().from(oauthGrant).where(eq(oauthGrant.codeHash, codeHash));
  return row;
}

/** Marks the code as exchanged. Returns false when it was exchanged before: only one of two concurrent calls succeeds. */
export async function redeemGrant(
  db: Db,
  id: string,
  change: { refreshHash: string; now: Date; expiresAt: Date },
) {
  const rows = await db
    .update(oauthGrant)
    .set({ redeemedAt: change.now, refreshHash: change.refreshHash, expiresAt: change.expiresAt })
    .where(and(eq(oauthGrant.id, id), isNull(oauthGrant.redeemedAt)))
    .returning({ id: oauthGrant.id });
  return rows.length > 0;
}

export async function findGrantByRefresh(db: Db, refreshHash: string): Promise<OauthGrantRow | undefined> {
  const [row] = await db
    .select()
    .from(oauthGrant)
    .where(or(eq(oauthGrant.refreshHash, refreshHash), eq(oauthGrant.previousRefreshHash, refreshHash)));
  return row;
}

/** Replaces the refresh token. Returns false when another call has replaced it. */
export async function rotateRefresh(
  db: Db,
  { id, from, to, expiresAt }: { id: string; from: string; to: string; expiresAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(oauthGrant)
    .set({ refreshHash: to, previousRefreshHash: from, expiresAt })
    .where(and(eq(oauthGrant.id, id), eq(oauthGrant.refreshHash, from)))
    .returning({ id: oauthGrant.id });
  return rows.length > 0;
}

export async function insertAccessToken(db: Db, token: typeof oauthToken.$inferInsert): Promise<void> {
  await db.insert(oauthToken).values(token);
}

/** Returns grant, client name and user of a valid access token, and notes the use. */
export async function findTokenGrant(db: Db, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ grant: oauthGrant, clientName: oauthClient.name, user: appUser })
    .from(oauthToken)
    .innerJoin(oauthGrant, eq(oauthGrant.id, oauthToken.grantId))
    .innerJoin(oauthClient, eq(oauthClient.id, oauthGrant.clientId))
    .innerJoin(appUser, eq(appUser.id, oauthGrant.userId))
    .where(and(eq(oauthToken.tokenHash, tokenHash), gt(oauthToken.expiresAt, now)));
  if (row) await db.update(oauthGrant).set({ usedAt: now }).where(eq(oauthGrant.id, row.grant.id));
  return row;
}

export async function findGrantOfAccessToken(db: Db, tokenHash: string): Promise<OauthGrantRow | undefined> {
  const [row] = await db
    .select({ grant: oauthGrant })
    .from(oauthToken)
    .innerJoin(oauthGrant, eq(oauthGrant.id, oauthToken.grantId))
    .where(eq(oauthToken.tokenHash, tokenHash));
  return row?.grant;
}

/** Lists the assistants that a traveller has given access to, newest first. */
export async function listGrantsOf(db: Db, userId: string, now: Date) {
  return db
    .select({
      id: oauthGrant.id,
      name: oauthClient.name,
      scopes: oauthGrant.scopes,
      createdAt: oauthGrant.createdAt,
      usedAt: oauthGrant.usedAt,
    })
    .from(oauthGrant)
    .innerJoin(oauthClient, eq(oauthClient.id, oauthGrant.clientId))
    .where(
      and(eq(oauthGrant.userId, userId), isNotNull(oauthGrant.redeemedAt), gt(oauthGrant.expiresAt, now)),
    )
    .orderBy(desc(oauthGrant.createdAt));
}

/** Removes a grant with its tokens. With a user: only a grant of that user. Returns the removed row. */
export async function removeGrant(db: Db, id: string, userId?: string): Promise<OauthGrantRow | undefined> {
  const [row] = await db
    .delete(oauthGrant)
    .where(and(eq(oauthGrant.id, id), userId === undefined ? sql`true` : eq(oauthGrant.userId, userId)))
    .returning();
  return row;
}

/** Removes expired tokens, grants and codes, and clients without a grant that are older than `unusedSince`. */
export async function removeExpiredGrants(db: Db, now: Date, unusedSince: Date): Promise<void> {
  await deleteInBatches(db, oauthToken, lt(oauthToken.expiresAt, now));
  await db.delete(oauthGrant).where(lt(oauthGrant.expiresAt, now));
  await db.delete(oauthClient).where(and(lt(oauthClient.createdAt, unusedSince), isUnused(db)));
}

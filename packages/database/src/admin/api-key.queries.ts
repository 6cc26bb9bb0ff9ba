import { and, count, desc, eq, gt, gte, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { apiKey, apiKeyUsage } from '../tables/partner.table.ts';

export type ApiKeyRecord = typeof apiKey.$inferSelect;

export async function insertApiKey(db: Db, key: typeof apiKey.$inferInsert): Promise<void> {
  await db.insert(apiKey).values(key);
}

export async function countApiKeys(db: Db): Promise<number> {
  const [row] = await db.select({ total: count() }).from(apiKey);
  return row?.total ?? 0;
}

export async function findApiKey(db: Db, id: string): Promise<ApiKeyRecord | undefined> {
  const [row] = await db.select().from(apiKey).where(eq(apiKey.id, id)).for('update');
  return row;
}

/** Finds the key that works at this time: not revoked, and the current one or the one before a recent rotation. */
export async function findValidApiKey(db: Db, hash: string, now: Date): Promise<ApiKeyRecord | undefined> {
  const [row] = await db
    .select()
    .from(apiKey)
    .where(
      and(
        isNull(apiKey.revokedAt),
        or(eq(apiKey.keyHash, hash), and(eq(apiKey.previousHash, hash), gt(apiKey.previousUntil, now))),
      ),
    );
  return row;
}

export async function updateApiKey(
  db: Db,
  id: string,
  change: Partial<Omit<ApiKeyRecord, 'id' | 'createdAt'>>,
): Promise<void> {
  await db.update(apiKey).set(change).where(eq(apiKey.id, id));
}

/** Lists all keys, newest first, with their calls per day since `sinceDay`. */
export async function listApiKeys(
  db: Db,
  sinceDay: string,
): Promise<(ApiKeyRecord & { usage: { day: string; calls: number }[] })[]> {
  const [keys, usage] = await Promise.all([
    db.select().from(apiKey).orderBy(desc(apiKey.createdAt), apiKey.id),
    db.select().from(apiKeyUsage).where(gte(apiKeyUsage.day, sinceDay)).orderBy(desc(apiKeyUsage.day)),
  ]);
  return keys.map((key) => ({
    ...key,
    usage: usage.filter(({ apiKeyId }) => apiKeyId === key.id).map(({ day, calls }) => ({ day, calls })),
  }));
}

/** Adds calls to a day and returns their sum over all processes. `added` may be 0. */
export async function addApiKeyUsage(db: Db, id: string, day: string, added: number): Promise<number> {
  const [row] = await db
    .insert(apiKeyUsage)
    .values({ apiKeyId: id, day, calls: added })
    .onConflictDoUpdate({
      target: [apiKeyUsage.apiKeyId, apiKeyUsage.day],
      set: { calls: sql`${apiKeyUsage.calls} + ${added}` },
    })
    .returning({ calls: apiKeyUsage.calls });
  return row?.calls ?? added;
}

/** Removes usage before `sinceDay`, and keys that were revoked before `revokedBefore`. */
export async function removeOldApiKeys(db: Db, sinceDay: string, revokedBefore: Date): Promise<void> {
  await db.delete(apiKeyUsage).where(lt(apiKeyUsage.day, sinceDay));
  await db.delete(apiKey).where(lt(apiKey.revokedAt, revokedBefore));
}

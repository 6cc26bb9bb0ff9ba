import { lt, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { callLimit } from '../tables/system.table.ts';
import { deleteInBatches } from './delete-in-batches.ts';

/** Adds to each rate-limit counter and returns the totals over all instances of the app. */
export async function addToLimits(
  db: Db,
  counts: readonly { key: string; endsAt: Date; added: number }[],
): Promise<Map<string, number>> {
  const rows = await db
    .insert(callLimit)
    .values(counts.map(({ key, endsAt, added }) => ({ key, endsAt, count: added })))
    .onConflictDoUpdate({ target: callLimit.key, set: { count: sql`${callLimit.count} + excluded.count` } })
    .returning({ key: callLimit.key, count: callLimit.count });
  return new Map(rows.map(({ key, count }) => [key, count]));
}

export async function removeOldLimits(db: Db, now: Date): Promise<void> {
  await deleteInBatches(db, callLimit, lt(callLimit.endsAt, now));
}

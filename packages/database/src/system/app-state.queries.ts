import { eq, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { appState } from '../tables/system.table.ts';

/**
 * Returns the value as it was stored. Reads it as text: the column's own mapping parses a stored text a second time, and a
 * key id such as `88247005` or `12e45678` would become a number.
 */
export async function findAppState(db: Db, key: string): Promise<unknown> {
  const [row] = await db
    .select({ json: sql<string>`${appState.value}::text` })
    .from(appState)
    .where(eq(appState.key, key));
  return row && JSON.parse(row.json);
}

export async function setAppState(db: Db, key: string, value: unknown): Promise<void> {
  await db
    .insert(appState)
    .values({ key, value })
    .onConflictDoUpdate({ target: appState.key, set: { value } });
}

export async function removeAppState(db: Db, key: string): Promise<void> {
  await db.delete(appState).where(eq(appState.key, key));
}

/** Stores `initial` unless the key has a value, then returns the stored value: concurrent callers get the same one. */
export async function ensureAppState(db: Db, key: string, initial: unknown): Promise<unknown> {
  await db.insert(appState).values({ key, value: initial }).onConflictDoNothing();
  return findAppState(db, key);
}

import type { EntityName } from '@yunyou/contract/entities';
import { eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import type { city } from '../tables/catalogue.table.ts';
import { appState, catalogueChange } from '../tables/system.table.ts';
import { tableOf } from './catalogue.queries.ts';

type Fields = Record<string, unknown>;

export interface ShippedRow {
  id: string;
  doc: Fields;
  origin: Fields | null;
  draft: Fields | null;
  status: string;
}

/** Loading writes whole documents that the contract has already checked, whatever their entity. */
const asDoc = (fields: Fields) => fields as typeof city.$inferInsert.doc;

export async function listShipped(db: Db, entity: EntityName): Promise<ShippedRow[]> {
  const table = tableOf(entity);
  const rows = await db
    .select({
      id: table.id,
      doc: table.doc,
      origin: table.origin,
      draft: table.draft,
      status: table.status,
    })
    .from(table);
  return rows as unknown as ShippedRow[];
}

export async function insertShipped(
  db: Db,
  entity: EntityName,
  items: { id: string; fields: Fields }[],
): Promise<void> {
  const batch = 100;
  for (let start = 0; start < items.length; start += batch) {
    const values = items
      .slice(start, start + batch)
      .map(({ id, fields }) => ({ id, doc: asDoc(fields), origin: asDoc(fields) }));
    await db.insert(tableOf(entity)).values(values);
  }
}

/** `doc` and `draft` are left alone when they already say what the file says. */
export async function updateShipped(
  db: Db,
  entity: EntityName,
  change: { id: string; doc: Fields | undefined; draft: Fields | undefined; origin: Fields },
): Promise<void> {
  const table = tableOf(entity);
  await db
    .update(table)
    .set({
      origin: asDoc(change.origin),
      ...(change.doc && { doc: asDoc(change.doc) }),
      ...(change.draft && { draft: asDoc(change.draft) }),
      ...((change.doc ?? change.draft) && {
        version: sql`${table.version} + 1`,
        updatedAt: sql`now()`,
      }),
    })
    .where(eq(table.id, change.id));
}

/** A file that is gone takes its row off the site; the row stays, with all that refers to it, until it is back. */
export async function setShippedStatus(
  db: Db,
  entity: EntityName,
  id: string,
  status: 'archived' | 'published',
): Promise<void> {
  const table = tableOf(entity);
  await db
    .update(table)
    .set({ status, version: sql`${table.version} + 1`, updatedAt: sql`now()` })
    .where(sql`${table.id} = ${id} and ${isNotNull(table.origin)}`);
}

export async function findState(db: Db, key: string): Promise<unknown> {
  const [row] = await db.select({ value: appState.value }).from(appState).where(eq(appState.key, key));
  return row?.value;
}

export async function setState(db: Db, key: string, value: unknown): Promise<void> {
  await db
    .insert(appState)
    .values({ key, value })
    .onConflictDoUpdate({ target: appState.key, set: { value } });
}

/** The value under a key; the first to ask sets it, and everybody gets the same. */
export async function keepState(db: Db, key: string, first: unknown): Promise<unknown> {
  await db.insert(appState).values({ key, value: first }).onConflictDoNothing();
  return findState(db, key);
}

/** Call it in the transaction that changes the catalogue: copies of the app then know their pages are old. */
export async function noteCatalogueChange(db: Db): Promise<void> {
  await db
    .insert(catalogueChange)
    .values({ id: 1, number: 1 })
    .onConflictDoUpdate({ target: catalogueChange.id, set: { number: sql`${catalogueChange.number} + 1` } });
}

export async function findCatalogueChange(db: Db): Promise<number> {
  const [row] = await db.select({ number: catalogueChange.number }).from(catalogueChange);
  return row?.number ?? 0;
}

/** Until the transaction ends, nobody else gets a turn of this name. */
export async function takeTurn(db: Db, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
}

/** As `takeTurn`, without waiting: false when another has it. */
export async function tryTurn(db: Db, name: string): Promise<boolean> {
  const { rows } = await db.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext(${name})) as taken`,
  );
  return rows[0]?.taken ?? false;
}

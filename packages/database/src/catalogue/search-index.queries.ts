import { and, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { searchEntry, searchTerm } from '../tables/search.table.ts';
import type { IndexedEntry } from './search.queries.ts';

export type SearchTerm = typeof searchTerm.$inferSelect;
export type EntryKey = Pick<IndexedEntry, 'type' | 'id'>;

/** How entries have a word: what the vocabulary says of it follows from this. */
export interface TermUse {
  term: string;
  count: number;
  popularity: number;
  isSpelled: boolean;
}

/** A statement takes 65,535 values: that many rows at a time fit, and the process does other things in between. */
const batch = 500;

/** Takes what comes piece by piece, so that no more than a piece of it is in memory. Terms are asked for when all entries are in. */
export async function replaceSearchIndex(
  db: Db,
  { entries, terms }: { entries: AsyncIterable<IndexedEntry>; terms: () => Iterable<SearchTerm> },
): Promise<void> {
  await db.delete(searchEntry);
  await db.delete(searchTerm);
  for await (const some of inBatches(entries)) await db.insert(searchEntry).values(some);
  for await (const some of inBatches(terms())) await db.insert(searchTerm).values(some);
  // What is as good as a new table has no statistics: without them the indexes would not be used.
  await db.execute(sql`analyze ${searchEntry}`);
  await db.execute(sql`analyze ${searchTerm}`);
}

async function* inBatches<T>(items: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T[]> {
  let some: T[] = [];
  for await (const item of items) {
    some.push(item);
    if (some.length < batch) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

export const listEntryDigests = (db: Db): Promise<(EntryKey & Pick<IndexedEntry, 'digest'>)[]> =>
  db.select({ type: searchEntry.type, id: searchEntry.id, digest: searchEntry.digest }).from(searchEntry);

export async function listIndexedEntries(db: Db, keys: EntryKey[]): Promise<IndexedEntry[]> {
  if (keys.length === 0) return [];
  return db
    .select({
      ...getTableColumns(searchEntry),
      terms: sql<string[]>`tsvector_to_array(${searchEntry.terms})`,
    })
    .from(searchEntry)
    .where(isOneOf(keys));
}

/** Puts entries in the place of those with their keys; `gone` are taken out. */
export async function replaceEntries(
  db: Db,
  { entries, gone }: { entries: IndexedEntry[]; gone: EntryKey[] },
): Promise<void> {
  const replaced = [...entries, ...gone];
  if (replaced.length > 0) await db.delete(searchEntry).where(isOneOf(replaced));
  await insertEntries(db, entries);
}

/** How the entries use these words now; a word that none has is not in the answer. */
export async function listTermUses(db: Db, terms: string[]): Promise<TermUse[]> {
  const { rows } = await db.execute<{
    term: string;
    count: number;
    popularity: number;
    is_spelled: boolean;
  }>(sql`
    select term, count(*)::int as count,
      coalesce(max(popularity) filter (where term = any(name_terms)), 0) as popularity,
      bool_or(term = any(spelled)) as is_spelled
    from unnest(${sql.param(terms)}::text[]) term
    join ${searchEntry} on ${searchEntry.terms} @@ array_to_tsvector(array[term])::text::tsquery
    group by term`);
  return rows.map(({ is_spelled: isSpelled, ...use }) => ({ ...use, isSpelled }));
}

/** Puts words in the place of what the vocabulary said of `asked`. */
export async function replaceTerms(db: Db, asked: string[], terms: SearchTerm[]): Promise<void> {
  for (let start = 0; start < asked.length; start += batch) {
    await db.delete(searchTerm).where(inArray(searchTerm.term, asked.slice(start, start + batch)));
  }
  await insertTerms(db, terms);
}

const isOneOf = (keys: readonly EntryKey[]) =>
  or(...keys.map(({ type, id }) => and(eq(searchEntry.type, type), eq(searchEntry.id, id))));

async function insertEntries(db: Db, entries: IndexedEntry[]): Promise<void> {
  for await (const some of inBatches(entries)) await db.insert(searchEntry).values(some);
}

async function insertTerms(db: Db, terms: SearchTerm[]): Promise<void> {
  for await (const some of inBatches(terms)) await db.insert(searchTerm).values(some);
}

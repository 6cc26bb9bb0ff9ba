import { and, count, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { searchEntry, searchTerm } from '../tables/search.table.ts';
import type { IndexedEntry } from './search.queries.ts';

type SearchTerm = typeof searchTerm.$inferSelect;
type EntryKey = Pick<IndexedEntry, 'type' | 'id'>;

/** Use of a word in the entries: the source of its row in the vocabulary. */
export interface TermUse {
  term: string;
  count: number;
  popularity: number;
  isSpelled: boolean;
}

/** Rows per insert. A statement has at most 65,535 parameters, and smaller batches do not block the event loop. */
const batchRows = 500;

/** Replaces the whole index. Entries are streamed in batches; `terms` is called after the last entry. */
export async function replaceSearchIndex(
  db: Db,
  { entries, terms }: { entries: AsyncIterable<IndexedEntry>; terms: () => Iterable<SearchTerm> },
): Promise<void> {
  await db.delete(searchEntry);
  await db.delete(searchTerm);
  for await (const some of inBatches(entries)) await db.insert(searchEntry).values(some);
  for await (const some of inBatches(terms())) await db.insert(searchTerm).values(some);
  // Without new statistics PostgreSQL would not use the indexes.
  await db.execute(sql`analyze ${searchEntry}`);
  await db.execute(sql`analyze ${searchTerm}`);
}

async function* inBatches<T>(items: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T[]> {
  let some: T[] = [];
  for await (const item of items) {
    some.push(item);
    if (some.length < batchRows) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

/** Lists the digests of the entries with these keys, or of all entries. */
export const listEntryDigests = async (
  db: Db,
  keys?: readonly EntryKey[],
): Promise<(EntryKey & Pick<IndexedEntry, 'digest'>)[]> => {
  if (keys?.length === 0) return [];
  return db
    .select({ type: searchEntry.type, id: searchEntry.id, digest: searchEntry.digest })
    .from(searchEntry)
    .where(keys && isOneOf(keys));
};

export async function countEntries(db: Db): Promise<number> {
  const [row] = await db.select({ entries: count() }).from(searchEntry);
  return row?.entries ?? 0;
}

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

/** Replaces the entries with the same keys and deletes those of `removed`. */
export async function replaceEntries(
  db: Db,
  { entries, removed }: { entries: IndexedEntry[]; removed: EntryKey[] },
): Promise<void> {
  const replaced = [...entries, ...removed];
  if (replaced.length > 0) await db.delete(searchEntry).where(isOneOf(replaced));
  await insertEntries(db, entries);
}

/** Lists how the entries use these words. Words that no entry has are left out. */
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

/** Removes the words `removed` from the vocabulary and inserts `terms`. */
export async function replaceTerms(db: Db, removed: string[], terms: SearchTerm[]): Promise<void> {
  for (let start = 0; start < removed.length; start += batchRows) {
    await db.delete(searchTerm).where(inArray(searchTerm.term, removed.slice(start, start + batchRows)));
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

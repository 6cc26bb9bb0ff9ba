import {
  type AnyColumn,
  and,
  arrayContains,
  desc,
  eq,
  getTableColumns,
  inArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../database.ts';
import { escapeLike } from '../like-pattern.ts';
import { guide } from '../tables/catalogue.table.ts';
import { searchEntry, searchTerm } from '../tables/search.table.ts';

/** A stored entry of the search index. */
export type IndexedEntry = typeof searchEntry.$inferSelect;
/** An entry as returned by a search. */
export type SearchEntry = Omit<IndexedEntry, 'spelled' | 'digest'>;

const { spelled: _spelled, digest: _digest, ...columns } = getTableColumns(searchEntry);

/**
 * Lists the words of the index that equal, start with, or are similar to the typed words, and the number of entries
 * (stored as the count of the empty word). One statement; each part uses its own index.
 */
export async function listKnownTerms(
  db: Db,
  { exact, prefixes, deletions }: { exact: string[]; prefixes: string[]; deletions: string[][] },
): Promise<{ terms: { term: string; count: number }[]; total: number }> {
  const counted = { term: searchTerm.term, count: searchTerm.count };
  const equal = db
    .select(counted)
    .from(searchTerm)
    .where(inArray(searchTerm.term, ['', ...exact]));
  const similar = deletions.map((spellings) =>
    db
      .select(counted)
      .from(searchTerm)
      .where(hasOneOf(searchTerm.deletions, spellings))
      .orderBy(desc(searchTerm.popularity), searchTerm.term)
      .limit(200),
  );
  const starting = prefixes.map((prefix) =>
    db
      .select(counted)
      .from(searchTerm)
      .where(startsWith(prefix))
      .orderBy(desc(searchTerm.popularity), searchTerm.term)
      .limit(60),
  );
  const [first, ...others] = [...starting, ...similar];
  const rows = first ? await unionAll(equal, first, ...others) : [];
  const counts = new Map(rows.map(({ term, count }) => [term, count]));
  const total = counts.get('') ?? 0;
  counts.delete('');
  return { terms: [...counts].map(([term, count]) => ({ term, count })), total };
}

/**
 * Returns the condition that a word starts with a prefix. Many words start with a single letter, so a separate index
 * has those in order of popularity.
 */
const startsWith = (prefix: string): SQL =>
  prefix.length === 1
    ? sql`left(${searchTerm.term}, 1) = ${prefix}`
    : sql`${searchTerm.term} like ${`${escapeLike(prefix)}%`}`;

/** Matches any of the words. They are quoted, so that none is parsed as an operator. */
const hasOneOf = (column: AnyColumn, words: string[]): SQL =>
  sql`${column} @@ ${words.map((word) => `'${word.replaceAll(/['\\]/g, '$&$&')}'`).join(' | ')}::tsquery`;

interface CandidateOptions {
  /** An entry must have at least one word of each list. */
  required: string[][];
  /** Entries with exactly this name come first, whatever their popularity. */
  key: string;
  limit: number;
  /** True if few entries have these words: the query then sorts all of them. PostgreSQL overestimates lists of rare words. */
  isSelective: boolean;
}

/**
 * Lists the most popular entries that match. The caller ranks them by relevance. `terms` and `nameTerms` contain only the
 * required words, to keep rows small.
 */
export async function listSearchCandidates(
  db: Db,
  { required, key, limit, isSelective }: CandidateOptions,
): Promise<SearchEntry[]> {
  if (required.length === 0) return [];
  const conditions = required.map((terms) => hasOneOf(searchEntry.terms, terms));
  const wanted = sql.param([...new Set(required.flat())]);
  const wantedOf = (terms: SQL | AnyColumn) =>
    sql<string[]>`array(select term from unnest(${terms}) term where term = any(${wanted}))`;
  // Sorting by an expression prevents a scan of the popularity index.
  const popularity = isSelective ? sql`${searchEntry.popularity} + 0` : searchEntry.popularity;
  const list = (where: SQL | undefined) =>
    db
      .select({
        ...columns,
        nameTerms: wantedOf(searchEntry.nameTerms),
        terms: wantedOf(sql`tsvector_to_array(${searchEntry.terms})`),
      })
      .from(searchEntry)
      .where(where)
      .orderBy(desc(popularity), searchEntry.type, searchEntry.id)
      .limit(limit);
  // Two queries, so that the second can scan the popularity index for a frequent word instead of sorting all matches.
  const [named, others] = await Promise.all([
    key === '' ? [] : list(and(...conditions, arrayContains(searchEntry.keys, [key]))),
    list(and(...conditions)),
  ]);
  const known = new Set(named.map(({ type, id }) => `${type} ${id}`));
  return [...named, ...others.filter(({ type, id }) => !known.has(`${type} ${id}`))].slice(0, limit);
}

/** Finds the most popular entry of a type with exactly this name (see `keys`). */
export async function findSearchEntryByKey(
  db: Db,
  type: string,
  key: string,
): Promise<{ id: string; linkUrl: string } | undefined> {
  const [row] = await db
    .select({ id: searchEntry.id, linkUrl: searchEntry.linkUrl })
    .from(searchEntry)
    .where(and(arrayContains(searchEntry.keys, [key]), eq(searchEntry.type, type)))
    .orderBy(desc(searchEntry.popularity), searchEntry.id)
    .limit(1);
  return row;
}

/** Lists entries of a type by id, in the order of the ids. */
export async function listSearchEntries(db: Db, type: string, ids: string[]): Promise<SearchEntry[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ ...columns, terms: sql<string[]>`tsvector_to_array(${searchEntry.terms})` })
    .from(searchEntry)
    .where(and(eq(searchEntry.type, type), inArray(searchEntry.id, ids)));
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** Lists the ids of guides that contain the words in title, summary or article, best rank first. */
export async function listGuidesByText(db: Db, words: string, limit: number): Promise<string[]> {
  // Not websearch_to_tsquery: it fails on a few dozen hyphens, each of which is an operator.
  const query = sql`plainto_tsquery('english', ${words})`;
  const rows = await db
    .select({ id: guide.id })
    .from(guide)
    .where(and(eq(guide.status, 'published'), sql`${guide.words} @@ ${query}`))
    .orderBy(sql`ts_rank(${guide.words}, ${query}) desc`, guide.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

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

/** An entry as the index keeps it, and as a search gets it. */
export type IndexedEntry = typeof searchEntry.$inferSelect;
export type SearchEntry = Omit<IndexedEntry, 'spelled' | 'digest'>;

const { spelled: _spelled, digest: _digest, ...columns } = getTableColumns(searchEntry);

/**
 * The index's words that were typed, begun or nearly typed, and how many entries there are (kept under the empty
 * word). One statement, each part by an index of its own.
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
  const alike = deletions.map((spellings) =>
    db
      .select(counted)
      .from(searchTerm)
      .where(hasOneOf(searchTerm.deletions, spellings))
      .orderBy(desc(searchTerm.popularity), searchTerm.term)
      .limit(200),
  );
  const begun = prefixes.map((prefix) =>
    db
      .select(counted)
      .from(searchTerm)
      .where(startsWith(prefix))
      .orderBy(desc(searchTerm.popularity), searchTerm.term)
      .limit(60),
  );
  const [first, ...others] = [...begun, ...alike];
  const rows = first ? await unionAll(equal, first, ...others) : [];
  const counts = new Map(rows.map(({ term, count }) => [term, count]));
  const total = counts.get('') ?? 0;
  counts.delete('');
  return { terms: [...counts].map(([term, count]) => ({ term, count })), total };
}

/** A single letter begins very many words: an index of its own has them in order of popularity. */
const startsWith = (prefix: string): SQL =>
  prefix.length === 1
    ? sql`left(${searchTerm.term}, 1) = ${prefix}`
    : sql`${searchTerm.term} like ${`${escapeLike(prefix)}%`}`;

/** Words are quoted, so that none of them is an operator. */
const hasOneOf = (column: AnyColumn, words: string[]): SQL =>
  sql`${column} @@ ${words.map((word) => `'${word.replaceAll(/['\\]/g, '$&$&')}'`).join(' | ')}::tsquery`;

export interface CandidateOptions {
  /** An entry must have one word of each of these lists. */
  required: string[][];
  /** Entries with this very name come first, however little known. */
  key: string;
  limit: number;
  /** Few entries have these words: they are all found and then sorted. The planner overrates lists of rare words by far. */
  isSelective: boolean;
}

/**
 * The best known entries that can be meant; the caller orders them by how well they fit. Of their words only
 * those asked for are brought along.
 */
export async function listSearchCandidates(
  db: Db,
  { required, key, limit, isSelective }: CandidateOptions,
): Promise<SearchEntry[]> {
  if (required.length === 0) return [];
  const conditions = required.map((terms) => hasOneOf(searchEntry.terms, terms));
  const asked = sql.param([...new Set(required.flat())]);
  const askedOf = (terms: SQL | AnyColumn) =>
    sql<string[]>`array(select term from unnest(${terms}) term where term = any(${asked}))`;
  // An expression is not what the index by popularity is sorted by, so that index is not walked through.
  const popularity = isSelective ? sql`${searchEntry.popularity} + 0` : searchEntry.popularity;
  const list = (where: SQL | undefined) =>
    db
      .select({
        ...columns,
        nameTerms: askedOf(searchEntry.nameTerms),
        terms: askedOf(sql`tsvector_to_array(${searchEntry.terms})`),
      })
      .from(searchEntry)
      .where(where)
      .orderBy(desc(popularity), searchEntry.type, searchEntry.id)
      .limit(limit);
  // Apart, so that a word which very many have is looked up in order of popularity, and not all of them are sorted.
  const [named, others] = await Promise.all([
    key === '' ? [] : list(and(...conditions, arrayContains(searchEntry.keys, [key]))),
    list(and(...conditions)),
  ]);
  const known = new Set(named.map(({ type, id }) => `${type} ${id}`));
  return [...named, ...others.filter(({ type, id }) => !known.has(`${type} ${id}`))].slice(0, limit);
}

/** The best known entry of a type that goes by this very name; see `keys`. */
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

/** Entries of a type by id, in the order of the ids. */
export async function listSearchEntries(db: Db, type: string, ids: string[]): Promise<SearchEntry[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ ...columns, terms: sql<string[]>`tsvector_to_array(${searchEntry.terms})` })
    .from(searchEntry)
    .where(and(eq(searchEntry.type, type), inArray(searchEntry.id, ids)));
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** Ids of the guides that contain the words, in title, summary or article; the title counts most. */
export async function listGuidesByText(db: Db, words: string, limit: number): Promise<string[]> {
  const query = sql`websearch_to_tsquery('english', ${words})`;
  const rows = await db
    .select({ id: guide.id })
    .from(guide)
    .where(and(eq(guide.status, 'published'), sql`${guide.words} @@ ${query}`))
    .orderBy(sql`ts_rank(${guide.words}, ${query}) desc`, guide.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

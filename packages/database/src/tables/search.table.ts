import type { EntityName } from '@yunyou/contract/entities';
import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * A set of words without stemming. A tsvector, because searching one of many words in it is faster than in text[], with
 * and without the index, and because the query planner estimates it better.
 */
const wordSet = customType<{ data: string[]; driverData: string }>({
  dataType: () => 'tsvector',
  toDriver: (words) => sql`array_to_tsvector(${sql.param([...new Set(words)])}::text[])`,
});

/** The search index: one row per entity, with the words that match it. */
export const searchEntry = pgTable(
  'search_entry',
  {
    type: text().notNull(),
    id: text().notNull(),
    name: text().notNull(),
    zhName: text('zh_name').notNull(),
    note: text().notNull(),
    picture: text().notNull(),
    linkUrl: text('link_url').notNull(),
    /** Every name of the entity, normalised to one word without spaces. */
    keys: text().array().notNull(),
    /** Words of the names. */
    nameTerms: text('name_terms').array().notNull(),
    /** Words of the names and of the description. */
    terms: wordSet().notNull(),
    /** The subset of words for which typing errors are corrected. */
    spelled: text().array().notNull().default([]),
    popularity: integer().notNull(),
    /** Hash of the source texts. An entry with an unchanged hash is not rewritten. */
    digest: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.id] }),
    index('search_entry_popular').on(table.popularity.desc().nullsFirst(), table.type, table.id),
    index('search_entry_terms').using('gin', table.terms).with({ fastupdate: false }),
    index('search_entry_keys').using('gin', table.keys).with({ fastupdate: false }),
  ],
);

/** Rows whose search entries must be derived again, because the row has changed since. */
export const searchOutdated = pgTable(
  'search_outdated',
  { entity: text().$type<EntityName>().notNull(), id: text().notNull() },
  (table) => [primaryKey({ columns: [table.entity, table.id] })],
);

/** The vocabulary of the index: frequency of each word, and its spellings with letters deleted, to find typing errors. */
export const searchTerm = pgTable(
  'search_term',
  {
    term: text().primaryKey(),
    /** Number of entries that have the word. */
    count: integer().notNull(),
    /** Highest popularity of the entries with this word in their name. */
    popularity: integer().notNull(),
    deletions: wordSet().notNull(),
  },
  (table) => [
    index('search_term_letter').on(
      sql`left(${table.term}, 1)`,
      table.popularity.desc().nullsFirst(),
      table.term,
    ),
    index('search_term_prefix').using('btree', table.term.op('text_pattern_ops')),
    index('search_term_deletions').using('gin', table.deletions).with({ fastupdate: false }),
  ],
);

import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Words as they are, without a language. Unlike with text[], looking for one of many words is quick with the index
 * and without, and the planner knows that the index is worth it.
 */
const wordSet = customType<{ data: string[]; driverData: string }>({
  dataType: () => 'tsvector',
  toDriver: (words) => sql`array_to_tsvector(${sql.param([...new Set(words)])}::text[])`,
});

/** What a search looks at: one row per findable thing, with the words it is compared by. */
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
    /** Every name the thing goes by, folded to one word. */
    keys: text().array().notNull(),
    /** Words of its names. */
    nameTerms: text('name_terms').array().notNull(),
    /** Words of its names and of what is said about it. */
    terms: wordSet().notNull(),
    /** Those of its words that people may misspell. */
    spelled: text().array().notNull().default([]),
    popularity: integer().notNull(),
    /** Of the texts its words were made of: an entry whose texts are the same is left alone. */
    digest: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.id] }),
    index('search_entry_popular').on(table.popularity.desc().nullsFirst(), table.type, table.id),
    index('search_entry_terms').using('gin', table.terms).with({ fastupdate: false }),
    index('search_entry_keys').using('gin', table.keys).with({ fastupdate: false }),
  ],
);

/** Each word of the entries once: how common it is, and its spelling with letters left out, to find typing errors. */
export const searchTerm = pgTable(
  'search_term',
  {
    term: text().primaryKey(),
    /** Entries that have it. */
    count: integer().notNull(),
    /** Of the best known entry that is named so. */
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

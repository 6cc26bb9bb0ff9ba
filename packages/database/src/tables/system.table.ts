import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Small facts about this installation: which content was loaded, the number of the last catalogue change. */
export const appState = pgTable('app_state', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});

/** Moves up with every change of the catalogue; copies of the app look at it to know that a page is old. */
export const catalogueChange = pgTable('catalogue_change', {
  id: integer().primaryKey(),
  number: bigint({ mode: 'number' }).notNull(),
});

/** What a search looks at: one row per findable thing, its names folded for comparison. */
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
    /** Every name the thing goes by, folded: lower case, no accents, no spaces. */
    keys: jsonb().$type<string[]>().notNull(),
    /** The keys in one text, for trigram comparison. */
    keyText: text('key_text').notNull(),
    popularity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.id] }),
    index('search_entry_key_text').using('gin', table.keyText.op('gin_trgm_ops')),
  ],
);

import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

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

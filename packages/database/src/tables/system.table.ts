import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

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

/** Calls counted by several copies of the app together, one row per caller, limit and window; gone when it is over. */
export const callLimit = pgTable(
  'call_limit',
  {
    /** A hash: addresses are not kept. */
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: at('ends_at').notNull(),
  },
  (table) => [index('call_limit_end').on(table.endsAt)],
);

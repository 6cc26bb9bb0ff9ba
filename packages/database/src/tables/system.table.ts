import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/** Key-value state of the installation, for example the version of the loaded content. */
export const appState = pgTable('app_state', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});

/** A counter that increases with every change of the catalogue. Instances of the app poll it to invalidate caches. */
export const catalogueChange = pgTable('catalogue_change', {
  id: integer().primaryKey(),
  number: bigint({ mode: 'number' }).notNull(),
});

/** Rate-limit counters shared by all instances: one row per caller, limit and window, removed after the window. */
export const callLimit = pgTable(
  'call_limit',
  {
    /** A hash, so that no IP addresses are stored. */
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: at('ends_at').notNull(),
  },
  (table) => [index('call_limit_end').on(table.endsAt)],
);

import { bigint, customType, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

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

/**
 * Serialised public answers, shared by all instances. Unlogged in its migration: after a crash of the database its rows are
 * computed again.
 */
export const storedAnswer = pgTable('stored_answer', {
  /** Hash of the release, the endpoint and its parsed input. */
  key: text().primaryKey(),
  /** Number of the catalogue change that the answer was computed at. */
  changeNumber: bigint('change_number', { mode: 'number' }).notNull(),
  /** Counts of likes and favourites before the answer was computed; empty where it shows none. */
  counts: text().notNull(),
  etag: text().notNull(),
  /** JSON, compressed with brotli. */
  body: bytea().notNull(),
  storedAt: at('stored_at').notNull().defaultNow(),
});

import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Number of searches and wishes per day for something that the guide does not have, without the visitor. */
export const unmetPhrase = pgTable(
  'unmet_phrase',
  {
    day: date({ mode: 'string' }).notNull(),
    kind: text().$type<'search' | 'wish'>().notNull(),
    phrase: text().notNull(),
    count: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.kind, table.phrase] }),
    check('unmet_phrase_kind', sql`${table.kind} in ('search', 'wish')`),
  ],
);

import { date, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/** A key with which a partner calls the public endpoints. Only hashes of keys are stored. */
export const apiKey = pgTable(
  'api_key',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    keyHash: text('key_hash').notNull(),
    /** The last characters of the key. */
    hint: text().notNull(),
    /** The key before the last rotation works until `previousUntil`. */
    previousHash: text('previous_hash'),
    previousUntil: at('previous_until'),
    quotaPerDay: integer('quota_per_day').notNull(),
    createdAt: at('created_at').notNull(),
    revokedAt: at('revoked_at'),
  },
  (table) => [
    uniqueIndex('api_key_hash').on(table.keyHash),
    uniqueIndex('api_key_previous_hash').on(table.previousHash),
  ],
);

/** Calls of a key per day in China. */
export const apiKeyUsage = pgTable(
  'api_key_usage',
  {
    apiKeyId: text('api_key_id')
      .notNull()
      .references(() => apiKey.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    calls: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.apiKeyId, table.day] })],
);

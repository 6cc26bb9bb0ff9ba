import type { WebhookEvent } from '@yunyou/contract/admin/admin-webhooks.endpoints';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/** An address of another program that receives events. Secrets are encrypted, because messages are signed with them. */
export const webhook = pgTable('webhook', {
  id: text().primaryKey(),
  name: text().notNull(),
  url: text().notNull(),
  events: jsonb().$type<WebhookEvent[]>().notNull(),
  isActive: boolean('is_active').notNull(),
  sealedSecret: text('sealed_secret').notNull(),
  /** Messages are also signed with the secret before the last rotation until `previousUntil`. */
  previousSecret: text('previous_secret'),
  previousUntil: at('previous_until'),
  createdAt: at('created_at').notNull(),
});

/** One message to one webhook, with the result of its last attempt. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: text().primaryKey(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhook.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    /** The JSON text that is signed and sent. */
    message: text().notNull(),
    state: text({ enum: ['waiting', 'delivered', 'failed'] }).notNull(),
    attempts: integer().notNull(),
    /** Null when nothing is to be sent. */
    nextAttemptAt: at('next_attempt_at'),
    lastAttemptAt: at('last_attempt_at'),
    lastStatus: integer('last_status'),
    lastError: text('last_error'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('webhook_delivery_due').on(table.nextAttemptAt).where(sql`next_attempt_at is not null`),
    index('webhook_delivery_list').on(table.webhookId, table.createdAt),
    index('webhook_delivery_age').on(table.createdAt),
    index('webhook_delivery_state').on(table.state, table.createdAt),
  ],
);

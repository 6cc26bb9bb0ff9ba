import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** State of the demo sign-in's OpenID library, shared by all instances of the app. */
export const demoSignIn = pgTable(
  'demo_sign_in',
  {
    /** The library's model name (Session, Grant, AccessToken) or our own (Traveller, Secret). */
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    uid: text(),
    grantId: text('grant_id'),
    accountId: text('account_id'),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('demo_sign_in_uid').on(table.uid),
    index('demo_sign_in_grant').on(table.grantId),
    index('demo_sign_in_account').on(table.accountId),
    index('demo_sign_in_expiry').on(table.expiresAt),
  ],
);

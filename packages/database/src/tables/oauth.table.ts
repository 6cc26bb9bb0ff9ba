import type { AssistantScope } from '@yunyou/contract/account/assistant.endpoints';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { appUser } from './user.table.ts';

/** An assistant that has registered itself as an OAuth client. It has no secret. */
export const oauthClient = pgTable(
  'oauth_client',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    redirectUris: jsonb('redirect_uris').$type<string[]>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('oauth_client_created').on(table.createdAt)],
);

/** The consent of a traveller to one assistant. Only hashes of codes and tokens are stored. */
export const oauthGrant = pgTable(
  'oauth_grant',
  {
    id: text().primaryKey(),
    clientId: text('client_id')
      .notNull()
      .references(() => oauthClient.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    scopes: jsonb().$type<AssistantScope[]>().notNull(),
    redirectUri: text('redirect_uri').notNull(),
    /** PKCE challenge (S256). */
    codeChallenge: text('code_challenge').notNull(),
    codeHash: text('code_hash').notNull(),
    codeExpiresAt: at('code_expires_at').notNull(),
    /** Set when the code was exchanged. A second exchange revokes the grant. */
    redeemedAt: at('redeemed_at'),
    refreshHash: text('refresh_hash'),
    /** The refresh token before the current one. Its use reveals a stolen token and revokes the grant. */
    previousRefreshHash: text('previous_refresh_hash'),
    expiresAt: at('expires_at').notNull(),
    createdAt: at('created_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [
    uniqueIndex('oauth_grant_code').on(table.codeHash),
    uniqueIndex('oauth_grant_refresh').on(table.refreshHash),
    index('oauth_grant_previous_refresh').on(table.previousRefreshHash),
    index('oauth_grant_user').on(table.userId),
    index('oauth_grant_client').on(table.clientId),
    index('oauth_grant_expiry').on(table.expiresAt),
  ],
);

/** An access token of a grant. */
export const oauthToken = pgTable(
  'oauth_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    grantId: text('grant_id')
      .notNull()
      .references(() => oauthGrant.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('oauth_token_grant').on(table.grantId), index('oauth_token_expiry').on(table.expiresAt)],
);

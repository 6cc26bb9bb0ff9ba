import type { BehaviourTarget } from '@yunyou/contract/account/behaviour-target.schema';
import type { UserInfo } from '@yunyou/contract/account/user.endpoints';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/** The account of a visitor who has signed in. */
export const appUser = pgTable(
  'app_user',
  {
    id: text().primaryKey(),
    provider: text().notNull(),
    providerSubject: text('provider_subject').notNull(),
    email: text().notNull(),
    userName: text('user_name').notNull(),
    userAvatar: text('user_avatar').notNull().default(''),
    nationality: text(),
    homeCurrency: text('home_currency').$type<UserInfo['homeCurrency']>(),
    units: text().$type<UserInfo['units']>().notNull().default('metric'),
    phone: text(),
    interestTagIds: jsonb('interest_tag_ids').$type<string[]>().notNull().default([]),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('app_user_provider').on(table.provider, table.providerSubject)],
);

/** A session of a visitor. Only the token's hash is stored, so that a leaked table gives no access. */
export const userSession = pgTable(
  'user_session',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: at('created_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('user_session_user').on(table.userId), index('user_session_expiry').on(table.expiresAt)],
);

/** A like or a favourite. The row exists while it is set. */
export const behaviour = pgTable(
  'behaviour',
  {
    userId: text('user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    kind: text().$type<'like' | 'favourite'>().notNull(),
    targetType: text('target_type').$type<BehaviourTarget>().notNull(),
    targetId: text('target_id').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.targetType, table.targetId] }),
    index('behaviour_target').on(table.targetType, table.targetId, table.kind),
    index('behaviour_newest').on(table.userId, table.kind, table.createdAt.desc().nullsFirst()),
    check('behaviour_kind', sql`${table.kind} in ('like', 'favourite')`),
  ],
);

/** Number of likes and favourites of a target, updated in the same transaction as `behaviour`. */
export const behaviourCount = pgTable(
  'behaviour_count',
  {
    kind: text().$type<'like' | 'favourite'>().notNull(),
    targetType: text('target_type').$type<BehaviourTarget>().notNull(),
    targetId: text('target_id').notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.targetType, table.targetId, table.kind] }),
    index('behaviour_count_most').on(
      table.targetType,
      table.kind,
      table.count.desc().nullsFirst(),
      table.targetId,
    ),
    check('behaviour_count_not_negative', sql`${table.count} >= 0`),
  ],
);

/** Anonymous page and action events. */
export const userEvent = pgTable(
  'user_event',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    path: text().notNull(),
    happenedAt: at('happened_at').notNull(),
    receivedAt: at('received_at').notNull().defaultNow(),
  },
  (table) => [index('user_event_received').on(table.receivedAt)],
);

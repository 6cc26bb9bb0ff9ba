import type { BehaviourTarget } from '@yunyou/contract/account/behaviour-target.schema';
import type { UserInfo } from '@yunyou/contract/account/user.endpoints';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
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
  (table) => [
    uniqueIndex('app_user_provider').on(table.provider, table.providerSubject),
    index('app_user_newest').on(table.createdAt.desc().nullsFirst(), table.id),
    // The back office searches for parts of names and addresses.
    index('app_user_name_part').using('gin', sql`lower(${table.userName}) gin_trgm_ops`),
    index('app_user_email_part').using('gin', sql`lower(${table.email}) gin_trgm_ops`),
    // Addresses and words of one or two characters are searched from their beginning.
    index('app_user_name_start').on(sql`lower(${table.userName}) text_pattern_ops`),
    index('app_user_email_start').on(sql`lower(${table.email}) text_pattern_ops`),
  ],
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
    index('behaviour_day').on(table.kind, table.createdAt),
    index('behaviour_newest').on(table.userId, table.kind, table.createdAt.desc().nullsFirst()),
    check('behaviour_kind', sql`${table.kind} in ('like', 'favourite')`),
  ],
);

/**
 * Number of likes and favourites of a target, without the changes in `behaviour_delta`. Read `behaviourTotal` instead. May be
 * negative for a moment, when an older release subtracts a like that is still in `behaviour_delta`.
 */
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
  ],
);

/**
 * Changes of `behaviour_count` that are not added to it yet, in the same transaction as `behaviour`. Each target has several
 * slots, so that visitors who like the same place do not wait for one row.
 */
export const behaviourDelta = pgTable(
  'behaviour_delta',
  {
    kind: text().$type<'like' | 'favourite'>().notNull(),
    targetType: text('target_type').$type<BehaviourTarget>().notNull(),
    targetId: text('target_id').notNull(),
    slot: smallint().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.targetType, table.targetId, table.kind, table.slot] })],
);

/** The current number of likes and favourites of a target. */
export const behaviourTotal = pgView('behaviour_total', {
  kind: text().$type<'like' | 'favourite'>().notNull(),
  targetType: text('target_type').$type<BehaviourTarget>().notNull(),
  targetId: text('target_id').notNull(),
  count: integer().notNull(),
}).as(sql`
  select kind, target_type, target_id, sum(count)::integer as count from (
    select kind, target_type, target_id, count from behaviour_count
    union all
    select kind, target_type, target_id, count from behaviour_delta
  ) part group by kind, target_type, target_id`);

/**
 * Anonymous page and action events. Its migration partitions the table by month of `received_at` (UTC); the key contains this
 * column, because PostgreSQL has no key across partitions.
 */
export const userEvent = pgTable(
  'user_event',
  {
    id: text().notNull(),
    name: text().notNull(),
    path: text().notNull(),
    happenedAt: at('happened_at').notNull(),
    receivedAt: at('received_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.receivedAt] }),
    index('user_event_received').on(table.receivedAt),
  ],
);

/** What `day_total` counts: page views, saved favourites, new accounts, new trips and orders. */
export const dayMeasures = ['visits', 'favourites', 'sign-ups', 'plans', 'orders'] as const;
export type DayMeasure = (typeof dayMeasures)[number];

/** Totals by day in China. Rows after the time in `app_state` are counted in their tables. */
export const dayTotal = pgTable(
  'day_total',
  {
    measure: text().$type<DayMeasure>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.measure, table.day] })],
);

/** Not used: `day_total` replaces it. Kept until no process of the release before can run. */
export const visitTotal = pgTable('visit_total', {
  day: date({ mode: 'string' }).primaryKey(),
  count: bigint({ mode: 'number' }).notNull(),
});

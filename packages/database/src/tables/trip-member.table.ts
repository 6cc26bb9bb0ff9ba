import type { TogetherChange } from '@yunyou/contract/trip/together.schema';
import type { MemberRole } from '@yunyou/contract/trip/together-limits';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { trip } from './trip.table.ts';
import { appUser } from './user.table.ts';

/**
 * A person of a trip. The row of the owner is created with the first invitation; it has neither account nor key,
 * because the row of the trip has its owner. A member has an account or, as a guest, a trip key.
 */
export const tripMember = pgTable(
  'trip_member',
  {
    id: text().primaryKey(),
    tripId: text('trip_id')
      .notNull()
      .references(() => trip.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => appUser.id, { onDelete: 'cascade' }),
    /** Hash of the trip key of a guest. */
    keyHash: text('key_hash'),
    /** Chosen by the person, for the other people of the trip. */
    name: text().notNull(),
    role: text().$type<MemberRole | 'owner'>().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('trip_member_user').on(table.tripId, table.userId),
    uniqueIndex('trip_member_key').on(table.tripId, table.keyHash),
    uniqueIndex('trip_member_owner').on(table.tripId).where(sql`${table.role} = 'owner'`),
    index('trip_member_of_user').on(table.userId),
    index('trip_member_of_key').on(table.keyHash),
    check('trip_member_role', sql`${table.role} in ('owner', 'editor', 'commenter', 'viewer')`),
    check(
      'trip_member_identity',
      sql`(${table.role} = 'owner') = (${table.userId} is null and ${table.keyHash} is null)`,
    ),
  ],
);

/** An open invitation to a trip. A link can be used by several people, an e-mail once. */
export const tripInvitation = pgTable(
  'trip_invitation',
  {
    id: text().primaryKey(),
    tripId: text('trip_id')
      .notNull()
      .references(() => trip.id, { onDelete: 'cascade' }),
    secretHash: text('secret_hash').notNull(),
    role: text().$type<MemberRole>().notNull(),
    email: text(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('trip_invitation_secret').on(table.secretHash),
    index('trip_invitation_trip').on(table.tripId),
    index('trip_invitation_expiry').on(table.expiresAt),
    check('trip_invitation_role', sql`${table.role} in ('editor', 'commenter', 'viewer')`),
  ],
);

/** A command of a trip and what became of it. The order of versions is the order of commands. */
export const tripCommand = pgTable(
  'trip_command',
  {
    tripId: text('trip_id')
      .notNull()
      .references(() => trip.id, { onDelete: 'cascade' }),
    /** Chosen by the browser. */
    id: text().notNull(),
    /** Absent after the member has left. */
    memberId: text('member_id').references(() => tripMember.id, { onDelete: 'set null' }),
    /** Absent for a `set` command, whose drafts are in the versions, and for remarks, which are removed with their author. */
    change: jsonb().$type<TogetherChange>(),
    status: text().$type<'done' | 'refused'>().notNull(),
    /** Why the command was refused. */
    text: text(),
    /** Version of the trip after the command. */
    version: integer().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tripId, table.id] }),
    index('trip_command_member').on(table.memberId, table.createdAt),
    index('trip_command_order').on(table.tripId, table.createdAt),
    check('trip_command_status', sql`${table.status} in ('done', 'refused')`),
  ],
);

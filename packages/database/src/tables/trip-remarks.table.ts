import type { Suggestion } from '@yunyou/contract/trip/remarks.schema';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { trip } from './trip.table.ts';
import { tripMember } from './trip-member.table.ts';

// Remarks are removed with their author, who leaves the trip or deletes the account.

const ofPerson = {
  tripId: text('trip_id')
    .notNull()
    .references(() => trip.id, { onDelete: 'cascade' }),
  memberId: text('member_id')
    .notNull()
    .references(() => tripMember.id, { onDelete: 'cascade' }),
};

export const tripComment = pgTable(
  'trip_comment',
  {
    /** Chosen by the browser. */
    id: text().notNull(),
    ...ofPerson,
    /** A day or a stop; see `commentTarget` of the contract. */
    target: text().notNull(),
    text: text().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tripId, table.id] }),
    index('trip_comment_member').on(table.memberId),
  ],
);

/** A vote of a person for a stop. */
export const tripVote = pgTable(
  'trip_vote',
  { ...ofPerson, stopKey: text('stop_key').notNull() },
  (table) => [
    primaryKey({ columns: [table.tripId, table.memberId, table.stopKey] }),
    index('trip_vote_member').on(table.memberId),
  ],
);

/** A change that waits for the decision of an editor, or was decided lately. */
export const tripSuggestion = pgTable(
  'trip_suggestion',
  {
    /** Chosen by the browser. */
    id: text().notNull(),
    ...ofPerson,
    change: jsonb().$type<Suggestion['change']>().notNull(),
    status: text().$type<Suggestion['status']>().notNull(),
    /** Absent after the person has left. */
    decidedBy: text('decided_by').references(() => tripMember.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tripId, table.id] }),
    index('trip_suggestion_member').on(table.memberId),
    index('trip_suggestion_decider').on(table.decidedBy),
    check('trip_suggestion_status', sql`${table.status} in ('open', 'accepted', 'declined')`),
  ],
);

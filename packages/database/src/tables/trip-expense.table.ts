import type { Expense } from '@yunyou/contract/trip/records.schema';
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { trip } from './trip.table.ts';
import { tripMember } from './trip-member.table.ts';

/** Money that a traveller spent on a trip. One that others share stays when its author leaves, without the text, because their balances need it. */
export const tripExpense = pgTable(
  'trip_expense',
  {
    /** Chosen by the browser. */
    id: text().notNull(),
    tripId: text('trip_id')
      .notNull()
      .references(() => trip.id, { onDelete: 'cascade' }),
    /** The member who wrote the text. Absent for the owner of the trip, and after the member has left. */
    authorId: text('author_id').references(() => tripMember.id, { onDelete: 'set null' }),
    what: text().notNull(),
    /** Amounts, category, day and the ids of the travellers. */
    details: jsonb().$type<Omit<Expense, 'id' | 'what' | 'createdAt'>>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tripId, table.id] }),
    index('trip_expense_author').on(table.authorId),
  ],
);

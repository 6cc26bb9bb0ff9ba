import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { trip } from './trip.table.ts';
import { tripMember } from './trip-member.table.ts';

/**
 * Notes of travellers about a preparation of their trip (a tick, an assignment or a date), or an entry of their own.
 */
export const tripTask = pgTable(
  'trip_task',
  {
    /** That of the prepared entry, or chosen by the browser for an own one. */
    id: text().notNull(),
    tripId: text('trip_id')
      .notNull()
      .references(() => trip.id, { onDelete: 'cascade' }),
    /** The member who wrote an own entry, which is removed with the member. Absent for the owner and for prepared entries. */
    authorId: text('author_id').references(() => tripMember.id, { onDelete: 'cascade' }),
    /** Set only for entries of their own. */
    title: text(),
    isDone: boolean('is_done').notNull(),
    /** Id of a traveller; see `travellerId` of the contract. */
    assignee: text(),
    /** YYYY-MM-DD. */
    due: text(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tripId, table.id] }),
    index('trip_task_author').on(table.authorId),
  ],
);

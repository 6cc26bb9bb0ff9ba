import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { trip } from './trip.table.ts';
import { tripMember } from './trip-member.table.ts';

/** A device that gets reminders of a trip as push messages. Removed with the trip and with its member. */
export const tripReminder = pgTable(
  'trip_reminder',
  {
    id: text().primaryKey(),
    tripId: text('trip_id')
      .notNull()
      .references(() => trip.id, { onDelete: 'cascade' }),
    /** Absent for the owner of the trip. */
    memberId: text('member_id').references(() => tripMember.id, { onDelete: 'cascade' }),
    /** Address at the push service of the browser. */
    endpoint: text().notNull(),
    /** Keys of the browser, with which messages are encrypted for it. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** IANA name: reminders arrive in the morning of the traveller. */
    timeZone: text('time_zone').notNull(),
    /** Last local day (YYYY-MM-DD) whose reminders were sent. */
    sentOn: text('sent_on').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('trip_reminder_device').on(table.tripId, table.endpoint),
    index('trip_reminder_member').on(table.memberId),
    index('trip_reminder_due').on(table.timeZone, table.sentOn),
  ],
);

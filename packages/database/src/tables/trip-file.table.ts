import type { TripFileType } from '@yunyou/contract/trip/trip-file-limits';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { trip } from './trip.table.ts';
import { tripMember } from './trip-member.table.ts';

/** A file of a trip. Its encrypted bytes are in the file store. A row without a trip waits for the removal of its bytes. */
export const tripFile = pgTable(
  'trip_file',
  {
    id: text().primaryKey(),
    tripId: text('trip_id').references(() => trip.id, { onDelete: 'set null' }),
    /** The member who added a receipt or photo; released before the member is removed. Absent for the owner of the trip. */
    authorId: text('author_id').references(() => tripMember.id, { onDelete: 'set null' }),
    /** The trip, a day, a stop, an expense or the photos of a day; see `fileTarget` of the contract. */
    target: text().notNull(),
    name: text().notNull(),
    type: text().$type<TripFileType>().notNull(),
    bytes: integer().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('trip_file_trip').on(table.tripId, table.createdAt, table.id),
    index('trip_file_author').on(table.authorId),
    check('trip_file_bytes', sql`${table.bytes} > 0`),
  ],
);

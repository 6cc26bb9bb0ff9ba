import type { Currency } from '@yunyou/contract/entities/base.schema';
import type { GeneratedTripText } from '@yunyou/contract/trip/generated-text.schema';
import type { Traveller } from '@yunyou/contract/trip/records.schema';
import type { StoredPlan } from '@yunyou/contract/trip/stored-plan.schema';
import type { PartialTripBrief, TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripFailure } from '@yunyou/contract/trip/trip-failure.schema';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { appUser } from './user.table.ts';

/** A trip: its owner, its brief and the state of planning. Its plans are in `trip_version`. */
export const trip = pgTable(
  'trip',
  {
    id: text().primaryKey(),
    userId: text('user_id').references(() => appUser.id, { onDelete: 'cascade' }),
    /** Hash of the trip key, which identifies an owner without an account. */
    keyHash: text('key_hash'),
    shareKey: text('share_key'),
    /** Gives read access to the calendar of the trip only. */
    calendarKey: text('calendar_key'),
    /** Set with the first invitation. From then on browsers edit the trip with commands. */
    isTogether: boolean('is_together').notNull().default(false),
    /** The owner lets members see notes and details of bookings. */
    membersSeePrivate: boolean('members_see_private').notNull().default(false),
    /** Grows with each change of comments, votes and suggestions. */
    remarksVersion: integer('remarks_version').notNull().default(0),
    /** Grows with each change of the records. */
    recordsVersion: integer('records_version').notNull().default(0),
    /** Currency of balances and totals. Set with the first change of the costs. */
    costCurrency: text('cost_currency').$type<Currency>(),
    /** Readers with the share link see what was spent. */
    costsShared: boolean('costs_shared').notNull().default(false),
    /** Travellers without a membership, named by the owner to share costs with. */
    namedTravellers: jsonb('named_travellers').$type<Traveller[]>().notNull().default([]),
    /** Keys of stops that the travellers did not see, for the journal. */
    missedStops: jsonb('missed_stops').$type<string[]>().notNull().default([]),
    /** Readers with the share link see the journal: what was visited, and photos. */
    journalShared: boolean('journal_shared').notNull().default(false),
    title: text().notNull(),
    /** True if the visitor set the title; otherwise the title is derived from the plan. */
    hasOwnTitle: boolean('has_own_title').notNull().default(false),
    wish: text(),
    brief: jsonb().$type<TripBrief>().notNull(),
    /** Fields given with the wish, set until the language model has read the wish. */
    toRead: jsonb('to_read').$type<{ given: PartialTripBrief }>(),
    /** Summary and day texts by a language model. */
    generatedText: jsonb('words').$type<GeneratedTripText>(),
    /** Cities that the planner may use. They are stored, so that later changes of the catalogue do not change the trip. */
    cityIds: jsonb('city_ids').$type<string[]>().notNull().default([]),
    status: text().$type<'planning' | 'ready' | 'failed'>().notNull().default('planning'),
    progress: real().notNull().default(0),
    /** The best plan so far while planning is running. */
    draft: jsonb().$type<StoredPlan>(),
    failure: jsonb().$type<TripFailure>(),
    /** End of the planning lease. After it, another instance may plan the trip. */
    leasedUntil: at('leased_until'),
    /** The current version, 0 before the first plan. */
    version: integer().notNull().default(0),
    /** The highest version number used. A stored conflict has a number without being the current version. */
    lastVersion: integer('last_version').notNull().default(0),
    archivedAt: at('archived_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('trip_user').on(table.userId, table.updatedAt.desc().nullsFirst(), table.id),
    index('trip_key').on(table.keyHash, table.updatedAt.desc().nullsFirst(), table.id),
    index('trip_created').on(table.createdAt),
    // For `removeAbandonedTrips`, which deletes trips without an account, share link or calendar link by their age.
    index('trip_unclaimed')
      .on(table.updatedAt)
      .where(sql`${table.userId} is null and ${table.shareKey} is null and ${table.calendarKey} is null`),
    uniqueIndex('trip_share').on(table.shareKey),
    uniqueIndex('trip_calendar').on(table.calendarKey),
    check('trip_owned', sql`${table.userId} is not null or ${table.keyHash} is not null`),
    check('trip_status', sql`${table.status} in ('planning', 'ready', 'failed')`),
    check('trip_progress', sql`${table.progress} between 0 and 1`),
    check('trip_versions', sql`${table.version} between 0 and ${table.lastVersion}`),
  ],
);

/** One version of a trip's plan, with the problems that the checker found. Only its name can change. */
export const tripVersion = pgTable(
  'trip_version',
  {
    tripId: text('trip_id')
      .notNull()
      .references(() => trip.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    kind: text().$type<'planned' | 'saved' | 'restored' | 'conflict'>().notNull(),
    title: text().notNull(),
    /** Name that the owner gave to this version. A named version is not deleted with old ones. */
    name: text(),
    brief: jsonb().$type<TripBrief>().notNull(),
    plan: jsonb().$type<StoredPlan>().notNull(),
    problems: jsonb().$type<string[]>().notNull().default([]),
    /** Wishes that a planned version misses. */
    failure: jsonb().$type<TripFailure>(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tripId, table.version] }),
    check('trip_version_kind', sql`${table.kind} in ('planned', 'saved', 'restored', 'conflict')`),
  ],
);

import type { ReportReason, ReviewChannel } from '@yunyou/contract/reviews/review.endpoints';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { appUser } from './user.table.ts';

export const review = pgTable(
  'review',
  {
    id: text().primaryKey(),
    targetType: text('target_type').$type<'city' | 'trip-line'>().notNull(),
    targetId: text('target_id').notNull(),
    /** Null when staff entered the review for an author without an account. */
    userId: text('user_id').references(() => appUser.id, { onDelete: 'cascade' }),
    /** This and the next three are set when staff entered the review: author, channel, staff member, order. */
    authorName: text('author_name'),
    receivedBy: text('received_by').$type<ReviewChannel>(),
    enteredBy: text('entered_by'),
    orderNo: text('order_no'),
    stars: integer().notNull(),
    text: text().notNull(),
    travelMonth: text('travel_month'),
    verified: boolean().notNull().default(false),
    state: text().$type<'pending' | 'published' | 'rejected'>().notNull().default('pending'),
    /** Shown only to the author. */
    rejectionReason: text('rejection_reason'),
    reply: text(),
    repliedAt: at('replied_at'),
    /** Name of the staff member who moderated the review last. */
    moderatedBy: text('moderated_by'),
    /** Name of the staff member who changed the text last. */
    editedBy: text('edited_by'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('review_once').on(table.targetType, table.targetId, table.userId),
    index('review_target').on(
      table.targetType,
      table.targetId,
      table.state,
      table.createdAt.desc().nullsFirst(),
      table.id,
    ),
    index('review_user').on(table.userId),
    index('review_queue').on(table.state, table.updatedAt, table.id),
    index('review_oldest').on(table.updatedAt, table.id),
    index('review_stars').on(table.targetType, table.targetId, table.state, table.stars),
    // The back office searches for parts of texts and of authors' names.
    index('review_text_part').using('gin', sql`${table.text} gin_trgm_ops`),
    index('review_author_part')
      .using('gin', sql`${table.authorName} gin_trgm_ops`)
      .where(sql`${table.authorName} is not null`),
    uniqueIndex('review_order').on(table.orderNo),
    check('review_author', sql`${table.userId} is not null or ${table.authorName} is not null`),
    check('review_entered', sql`(${table.receivedBy} is null) = (${table.enteredBy} is null)`),
    check('review_stars', sql`${table.stars} between 1 and 5`),
    check('review_state', sql`${table.state} in ('pending', 'published', 'rejected')`),
  ],
);

/** A re-encoded photograph whose bytes are in the file store. Without a review it is not shown and later removed. */
export const reviewPhoto = pgTable(
  'review_photo',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    reviewId: text('review_id').references(() => review.id, { onDelete: 'set null' }),
    position: integer().notNull().default(0),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('review_photo_review').on(table.reviewId, table.position),
    index('review_photo_user').on(table.userId, table.createdAt),
    index('review_photo_loose').on(table.createdAt).where(sql`${table.reviewId} is null`),
  ],
);

/** Log of review saves. The rows of the last day are counted to limit the saves per visitor. */
export const reviewSave = pgTable(
  'review_save',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    savedAt: at('saved_at').notNull(),
  },
  (table) => [index('review_save_user').on(table.userId, table.savedAt)],
);

/** A visitor's report of a published review. It has no reporter. */
export const reviewReport = pgTable(
  'review_report',
  {
    id: text().primaryKey(),
    reviewId: text('review_id')
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    reason: text().$type<ReportReason>().notNull(),
    text: text().notNull(),
    createdAt: at('created_at').notNull(),
    closedAt: at('closed_at'),
  },
  (table) => [
    index('review_report_open').on(table.reviewId, table.createdAt).where(sql`${table.closedAt} is null`),
    index('review_report_closed').on(table.closedAt),
  ],
);

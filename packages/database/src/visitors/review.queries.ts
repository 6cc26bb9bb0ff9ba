import { and, asc, count, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { countSome } from '../admin/count-some.ts';
import type { Db } from '../database.ts';
import { escapeLike } from '../like-pattern.ts';
import { review, reviewPhoto, reviewReport, reviewSave } from '../tables/review.table.ts';
import { appUser } from '../tables/user.table.ts';

export type ReviewRow = typeof review.$inferSelect;

export type ReviewTargetType = ReviewRow['targetType'];

export interface ReviewFilter {
  targetType: ReviewTargetType;
  targetId: string;
  stars?: number | undefined;
  hasPhotos?: boolean | undefined;
}

/** The author's name as staff entered it, or the name of the visitor's account. */
const authorName = sql<string>`coalesce(${review.authorName}, ${appUser.userName})`;

export const withPhotos = sql`exists (select 1 from ${reviewPhoto} where ${reviewPhoto.reviewId} = ${review.id})`;

const withOpenReports = sql`exists (select 1 from ${reviewReport} where ${reviewReport.reviewId} = ${review.id} and ${reviewReport.closedAt} is null)`;

const publishedReviews = ({ targetType, targetId, stars, hasPhotos }: ReviewFilter) =>
  and(
    eq(review.targetType, targetType),
    eq(review.targetId, targetId),
    eq(review.state, 'published'),
    stars ? eq(review.stars, stars) : undefined,
    hasPhotos ? withPhotos : undefined,
  );

export async function listReviews(
  db: Db,
  filter: ReviewFilter,
  order: 'newest' | 'highest' | 'lowest',
  slice: { limit: number; offset: number },
) {
  const first = { newest: [], highest: [desc(review.stars)], lowest: [review.stars] }[order];
  return pageOfReviews(db, {
    where: publishedReviews(filter),
    orderBy: [...first, desc(review.createdAt), asc(review.id)],
    slice,
  });
}

interface StaffReviewFilter {
  state?: ReviewRow['state'] | undefined;
  isReported?: boolean | undefined;
  targetType?: ReviewTargetType | undefined;
  keyword?: string | undefined;
}

/**
 * Selects the ids of reviews by a part of the text or of the author's name. A union, because PostgreSQL reads the whole table for "text
 * or name of the account", which uses indexes of two tables.
 */
function idsOfMatching(keyword: string): SQL {
  const pattern = `%${escapeLike(keyword)}%`;
  return sql`select id from ${review} where text ilike ${pattern} or author_name ilike ${pattern}
    union all
    select written.id from ${review} written join ${appUser} author on author.id = written.user_id
    where written.author_name is null and lower(author.user_name) like lower(${pattern})`;
}

/** Lists reviews of any state for moderation, the longest unchanged first. */
export async function listReviewsForStaff(
  db: Db,
  { state, isReported, targetType, keyword }: StaffReviewFilter,
  slice: { limit: number; offset: number },
) {
  return pageOfReviews(db, {
    where: and(
      state && eq(review.state, state),
      isReported ? withOpenReports : undefined,
      targetType && eq(review.targetType, targetType),
      keyword ? sql`${review.id} in (${idsOfMatching(keyword)})` : undefined,
    ),
    orderBy: [asc(review.updatedAt), asc(review.id)],
    slice,
  });
}

export async function listReviewsByIds(db: Db, ids: readonly string[]) {
  return db
    .select({ review, author: authorName })
    .from(review)
    .leftJoin(appUser, eq(appUser.id, review.userId))
    .where(inArray(review.id, [...ids]));
}

async function pageOfReviews(
  db: Db,
  {
    where,
    orderBy,
    slice,
  }: {
    where: SQL | undefined;
    orderBy: (SQL | typeof review.stars)[];
    slice: { limit: number; offset: number };
  },
) {
  const [rows, total] = await Promise.all([
    db
      .select({ review, author: authorName })
      .from(review)
      .leftJoin(appUser, eq(appUser.id, review.userId))
      .where(where)
      .orderBy(...orderBy)
      .limit(slice.limit)
      .offset(slice.offset),
    countSome(db, review, where),
  ]);
  return { rows, total };
}

/** Counts published reviews by stars. It is not cached, because a stored average could be wrong after concurrent changes. */
export async function countReviewsByStars(db: Db, filter: ReviewFilter): Promise<Map<number, number>> {
  const rows = await db
    .select({ stars: review.stars, count: count() })
    .from(review)
    .where(publishedReviews(filter))
    .groupBy(review.stars);
  return new Map(rows.map((row) => [row.stars, row.count]));
}

export interface OwnReviewKey {
  userId: string;
  targetType: ReviewTargetType;
  targetId: string;
}

const own = ({ userId, targetType, targetId }: OwnReviewKey) =>
  and(eq(review.userId, userId), eq(review.targetType, targetType), eq(review.targetId, targetId));

export async function findOwnReview(db: Db, key: OwnReviewKey): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(review).where(own(key));
  return row;
}

type ReviewWords = Pick<ReviewRow, 'stars' | 'text' | 'travelMonth' | 'verified'>;

/** Creates or updates the visitor's review of a target. Either way it then awaits moderation. */
export async function saveReview(
  db: Db,
  key: OwnReviewKey,
  { id, words, now }: { id: string; words: ReviewWords; now: Date },
): Promise<ReviewRow> {
  const [row] = await db
    .insert(review)
    .values({ id, ...key, ...words, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [review.targetType, review.targetId, review.userId],
      // The visitor replaces a review that staff had entered.
      set: {
        ...words,
        authorName: null,
        receivedBy: null,
        enteredBy: null,
        state: 'pending',
        rejectionReason: null,
        editedBy: null,
        updatedAt: now,
      },
    })
    .returning();
  if (!row) throw new Error('Saving the review returned no row');
  return row;
}

/** Inserts a review entered by staff. Returns undefined when the author or the order has a review of the target already. */
export async function insertEnteredReview(
  db: Db,
  row: typeof review.$inferInsert,
): Promise<ReviewRow | undefined> {
  const [added] = await db.insert(review).values(row).onConflictDoNothing().returning();
  return added;
}

/** Removes the visitor's review. Returns its last state, or undefined when there was none. */
export async function removeReview(db: Db, key: OwnReviewKey): Promise<ReviewRow['state'] | undefined> {
  const [removed] = await db.delete(review).where(own(key)).returning({ state: review.state });
  return removed?.state;
}

export async function findReview(db: Db, id: string) {
  const [row] = await db
    .select({ review, author: authorName })
    .from(review)
    .leftJoin(appUser, eq(appUser.id, review.userId))
    .where(eq(review.id, id));
  return row;
}

type ReviewDecision = Partial<
  Pick<ReviewRow, 'state' | 'rejectionReason' | 'reply' | 'repliedAt' | 'moderatedBy' | 'text' | 'editedBy'>
>;

export async function updateReview(db: Db, id: string, decision: ReviewDecision): Promise<boolean> {
  const changed = await db.update(review).set(decision).where(eq(review.id, id)).returning({ id: review.id });
  return changed.length > 0;
}

/** Counts how often the visitor has saved a review since a time. */
export async function countReviewSaves(db: Db, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(reviewSave)
    .where(and(eq(reviewSave.userId, userId), gt(reviewSave.savedAt, since)));
  return row?.total ?? 0;
}

export async function recordReviewSave(db: Db, save: typeof reviewSave.$inferInsert): Promise<void> {
  await db.insert(reviewSave).values(save);
}

export async function removeOldReviewSaves(db: Db, before: Date): Promise<void> {
  await db.delete(reviewSave).where(lt(reviewSave.savedAt, before));
}

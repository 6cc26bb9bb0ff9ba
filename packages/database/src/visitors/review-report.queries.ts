import { and, asc, count, countDistinct, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { reviewReport } from '../tables/review.table.ts';

export type ReportRow = typeof reviewReport.$inferSelect;

const isOpen = isNull(reviewReport.closedAt);

export async function insertReport(db: Db, row: typeof reviewReport.$inferInsert): Promise<void> {
  await db.insert(reviewReport).values(row);
}

export async function countOpenReports(db: Db, reviewId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(reviewReport)
    .where(and(isOpen, eq(reviewReport.reviewId, reviewId)));
  return row?.total ?? 0;
}

/** Counts reviews with open reports. */
export async function countReportedReviews(db: Db): Promise<number> {
  const [row] = await db
    .select({ total: countDistinct(reviewReport.reviewId) })
    .from(reviewReport)
    .where(isOpen);
  return row?.total ?? 0;
}

export async function listOpenReports(db: Db, reviewIds: readonly string[]): Promise<ReportRow[]> {
  if (reviewIds.length === 0) return [];
  return db
    .select()
    .from(reviewReport)
    .where(and(isOpen, inArray(reviewReport.reviewId, [...reviewIds])))
    .orderBy(asc(reviewReport.createdAt), asc(reviewReport.id));
}

export async function closeReports(db: Db, reviewId: string, now: Date): Promise<void> {
  await db
    .update(reviewReport)
    .set({ closedAt: now })
    .where(and(isOpen, eq(reviewReport.reviewId, reviewId)));
}

export async function removeClosedReports(db: Db, before: Date): Promise<void> {
  await db.delete(reviewReport).where(lt(reviewReport.closedAt, before));
}

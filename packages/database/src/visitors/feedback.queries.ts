import { and, asc, count, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { feedback } from '../tables/feedback.table.ts';

export type Feedback = typeof feedback.$inferSelect;

export async function insertFeedback(db: Db, row: typeof feedback.$inferInsert): Promise<void> {
  await db.insert(feedback).values(row);
}

/** Lists open feedback, oldest first. */
export async function listOpenFeedback(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: Feedback[]; total: number }> {
  const isOpen = isNull(feedback.closedAt);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(feedback)
      .where(isOpen)
      .orderBy(asc(feedback.createdAt), asc(feedback.id))
      .limit(limit)
      .offset(offset),
    countOpenFeedback(db),
  ]);
  return { rows, total };
}

export async function countOpenFeedback(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(feedback).where(isNull(feedback.closedAt));
  return row?.count ?? 0;
}

/** Closes feedback and returns it; undefined when it is unknown or closed already. */
export async function closeFeedback(db: Db, id: string, now: Date): Promise<Feedback | undefined> {
  const [row] = await db
    .update(feedback)
    .set({ closedAt: now })
    .where(and(eq(feedback.id, id), isNull(feedback.closedAt)))
    .returning();
  return row;
}

export async function removeClosedFeedback(db: Db, before: Date): Promise<void> {
  await db.delete(feedback).where(lt(feedback.closedAt, before));
}

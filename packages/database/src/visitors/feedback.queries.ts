import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { countSome } from '../admin/count-some.ts';
import type { Db } from '../database.ts';
import { escapeLike } from '../like-pattern.ts';
import { feedback, feedbackText } from '../tables/feedback.table.ts';

export type Feedback = typeof feedback.$inferSelect;

export async function insertFeedback(db: Db, row: typeof feedback.$inferInsert): Promise<void> {
  await db.insert(feedback).values(row);
}

export interface FeedbackFilter {
  state: 'open' | 'closed';
  kind?: Feedback['kind'] | undefined;
  /** Part of the text, the page or the e-mail address. */
  keyword?: string | undefined;
}

/** Lists open feedback, oldest first, or closed feedback, newest first. */
export async function listFeedback(
  db: Db,
  { state, kind, keyword }: FeedbackFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: Feedback[]; total: number }> {
  const pattern = `%${escapeLike(keyword ?? '')}%`;
  const where = and(
    state === 'open' ? isNull(feedback.closedAt) : isNotNull(feedback.closedAt),
    kind && eq(feedback.kind, kind),
    keyword ? sql`${feedbackText(feedback)} like lower(${pattern})` : undefined,
  );
  const order = state === 'open' ? asc(feedback.createdAt) : desc(feedback.closedAt);
  const [rows, total] = await Promise.all([
    db.select().from(feedback).where(where).orderBy(order, asc(feedback.id)).limit(limit).offset(offset),
    countSome(db, feedback, where),
  ]);
  return { rows, total };
}

export async function listFeedbackByIds(db: Db, ids: readonly string[]): Promise<Feedback[]> {
  return db
    .select()
    .from(feedback)
    .where(inArray(feedback.id, [...ids]));
}

export async function countOpenFeedback(db: Db): Promise<number> {
  return countSome(db, feedback, isNull(feedback.closedAt));
}

/** Closes feedback and returns it; undefined when it is unknown or closed already. */
export async function closeFeedback(
  db: Db,
  id: string,
  { at, by, reply = '' }: { at: Date; by: string; reply?: string },
): Promise<Feedback | undefined> {
  const [row] = await db
    .update(feedback)
    .set({ closedAt: at, closedBy: by, reply })
    .where(and(eq(feedback.id, id), isNull(feedback.closedAt)))
    .returning();
  return row;
}

export async function removeClosedFeedback(db: Db, before: Date): Promise<void> {
  await db.delete(feedback).where(lt(feedback.closedAt, before));
}

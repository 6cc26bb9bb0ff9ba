import { findReview, updateReview } from '@yunyou/database/review.queries';
import { ApiError, notFound } from '../api-error.ts';
import type { Services } from '../handler.ts';

export interface Decision {
  id: string;
  state: 'published' | 'rejected';
  reason?: string | undefined;
  staffName: string;
}

/** Publishes a review, or rejects it with a reason its author reads. */
export async function moderateReview({ db }: Pick<Services, 'db'>, decision: Decision) {
  const { id, state, reason, staffName } = decision;
  if (state === 'rejected' && !reason) {
    const message = 'Say why, the author reads it';
    throw new ApiError('BAD_INPUT', { message, fields: [{ field: 'reason', message }] });
  }
  const rejectionReason = state === 'rejected' ? (reason ?? null) : null;
  await updateReview(db, id, { state, rejectionReason, moderatedBy: staffName });
  return getReview(db, id);
}

/** Answers in public; null takes the answer away. */
export async function replyToReview(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id, reply, staffName }: { id: string; reply: string | null; staffName: string },
) {
  await updateReview(db, id, { reply, repliedAt: reply ? now() : null, moderatedBy: staffName });
  return getReview(db, id);
}

async function getReview(db: Services['db'], id: string) {
  const found = await findReview(db, id);
  if (!found) throw notFound('review');
  return found;
}

import type { Db } from '@yunyou/database/database';
import { findReview, updateReview } from '@yunyou/database/visitors/review.queries';
import { ApiError, notFound } from '../api-error.ts';

export interface Decision {
  id: string;
  state: 'published' | 'rejected';
  reason?: string | undefined;
  staffName: string;
}

/** Publishes a review, or rejects it with a reason shown to its author. */
export async function moderateReview(db: Db, decision: Decision) {
  const { id, state, reason, staffName } = decision;
  if (state === 'rejected' && !reason) {
    const message = 'Say why, the author reads it';
    throw new ApiError('BAD_INPUT', { message, fields: [{ field: 'reason', message }] });
  }
  const rejectionReason = state === 'rejected' ? (reason ?? null) : null;
  await updateReview(db, id, { state, rejectionReason, moderatedBy: staffName });
  return getReview(db, id);
}

/** Sets the public reply to a review; null removes it. */
export async function replyToReview(
  db: Db,
  { id, reply, staffName, now }: { id: string; reply: string | null; staffName: string; now: Date },
) {
  await updateReview(db, id, { reply, repliedAt: reply ? now : null, moderatedBy: staffName });
  return getReview(db, id);
}

async function getReview(db: Db, id: string) {
  const found = await findReview(db, id);
  if (!found) throw notFound('review');
  return found;
}

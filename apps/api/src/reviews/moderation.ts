import type { Db } from '@yunyou/database/database';
import { findReview, updateReview } from '@yunyou/database/visitors/review.queries';
import { closeReports } from '@yunyou/database/visitors/review-report.queries';
import { ApiError, notFound } from '../api-error.ts';
import { checkText } from './own-review.ts';

export interface Decision {
  id: string;
  state: 'published' | 'rejected';
  reason?: string | undefined;
  staffName: string;
  now: Date;
}

/** Publishes a review, or rejects it with a reason shown to its author. Closes its reports. */
export async function moderateReview(db: Db, decision: Decision) {
  const { id, state, reason, staffName, now } = decision;
  if (state === 'rejected' && !reason) {
    const message = 'Enter a reason. The author will see it';
    throw new ApiError('BAD_INPUT', { message, fields: [{ field: 'reason', message }] });
  }
  const rejectionReason = state === 'rejected' ? (reason ?? null) : null;
  await updateReview(db, id, { state, rejectionReason, moderatedBy: staffName });
  await closeReports(db, id, now);
  return getReview(db, id);
}

/** Changes the text of a review. Visitors see that staff changed it. */
export async function editReview(
  db: Db,
  { id, text, staffName }: { id: string; text: string; staffName: string },
) {
  await updateReview(db, id, { text: checkText(text), editedBy: staffName });
  return getReview(db, id);
}

/** Closes the reports of a review and leaves it as it is. */
export async function dismissReports(db: Db, { id, now }: { id: string; now: Date }) {
  await closeReports(db, id, now);
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

export async function getReview(db: Db, id: string) {
  const found = await findReview(db, id);
  if (!found) throw notFound('review');
  return found;
}

import type { Db } from '@yunyou/database/database';
import type { ReviewRow } from '@yunyou/database/visitors/review.queries';
import { recordWebhookEvent } from '../webhooks/record-event.ts';

const types = {
  pending: 'review.submitted',
  published: 'review.published',
  rejected: 'review.rejected',
} as const;

/** Records the new state of a review for webhooks, without its text and author. */
export const recordReviewEvent = (
  db: Db,
  { id, targetType, targetId, state }: Pick<ReviewRow, 'id' | 'targetType' | 'targetId' | 'state'>,
  now: Date,
): Promise<void> =>
  recordWebhookEvent(db, types[state], { data: { reviewId: id, targetType, targetId }, now });

import type { FeedbackRow } from '@yunyou/contract/admin/admin-overview.endpoints';
import type { Feedback } from '@yunyou/database/visitors/feedback.queries';

/** Maps a report or message of a visitor for staff. */
export const toFeedbackRow = ({ closedAt, closedBy, reply, createdAt, ...row }: Feedback): FeedbackRow => ({
  ...row,
  createdAt: createdAt.toISOString(),
  closed: closedAt && { at: closedAt.toISOString(), by: closedBy, reply },
});

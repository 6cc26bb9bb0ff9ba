import { z } from 'zod';
import { endpoint, page, paging } from '../endpoint.ts';
import { publishStatus } from '../entities/base.schema.ts';
import { staffReview } from '../reviews/review.endpoints.ts';
import { entityName, pendingState } from './admin-entities.endpoints.ts';
import { feedbackRow } from './admin-overview.endpoints.ts';

const reviewKinds = ['review', 'photo', 'report'] as const;
const feedbackKinds = ['fact', 'message'] as const;

/**
 * Kinds of entries that wait for a decision of staff: reviews without and with photographs, reported reviews, reports
 * of wrong facts, messages, and rows that an editor submitted for review.
 */
export const inboxKinds = [...reviewKinds, ...feedbackKinds, 'content'] as const;
export type InboxKind = (typeof inboxKinds)[number];

const inboxRow = z.object({
  entity: entityName,
  id: z.string(),
  title: z.string(),
  status: publishStatus,
  pending: pendingState.nullable(),
  version: z.int(),
  /** Staff member of its newest version; empty when it is not stored. */
  submittedBy: z.string(),
});
export type InboxRow = z.infer<typeof inboxRow>;

const since = z.string();
const inboxItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(reviewKinds), since, review: staffReview }),
  z.object({ kind: z.enum(feedbackKinds), since, feedback: feedbackRow }),
  z.object({ kind: z.literal('content'), since, row: inboxRow }),
]);
export type InboxItem = z.infer<typeof inboxItem>;

export const adminInboxEndpoints = {
  'POST /admin/inbox/list': endpoint({
    summary: 'List what waits for a decision on the pages that the caller may read, longest waiting first',
    access: { staff: 'dashboard.read' },
    input: z.strictObject({ kind: z.enum(inboxKinds).optional(), ...paging }),
    output: page(inboxItem).extend({
      /** Number of waiting entries by kind, for kinds that the caller may read. */
      counts: z.partialRecord(z.enum(inboxKinds), z.int()),
    }),
  }),
};

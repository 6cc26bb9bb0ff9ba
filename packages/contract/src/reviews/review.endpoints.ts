import { z } from 'zod';
import { endpoint, noInput, page, paging } from '../endpoint.ts';
import { id, line, text, yearMonth } from '../entities/base.schema.ts';
import { orderNo } from '../orders/order.schema.ts';

export const reviewTarget = z.enum(['city', 'trip-line']);
export type ReviewTarget = z.infer<typeof reviewTarget>;
export const reviewState = z.enum(['pending', 'published', 'rejected']);

/** Ways in which staff receive a review that was not written on the site. */
const reviewChannel = z.enum(['e-mail', 'letter', 'telephone', 'questionnaire']);
export type ReviewChannel = z.infer<typeof reviewChannel>;

const photo = z.object({ id: z.string(), width: z.int(), height: z.int() });
/** Id returned by the upload endpoint. */
export const photoId = z.string().regex(/^[a-f0-9]{32}$/, 'The id of an uploaded photograph');

/** Why a visitor reports a review. */
export const reportReason = z.enum(['spam', 'offensive', 'private', 'unrelated', 'other']);
export type ReportReason = z.infer<typeof reportReason>;

const reviewView = z.object({
  id: z.string(),
  author: z.string(),
  stars: z.int().min(1).max(5),
  text: z.string(),
  travelMonth: z.string().nullable(),
  verified: z.boolean(),
  /** Set when staff entered the review for its author. */
  receivedBy: reviewChannel.nullable(),
  photos: z.array(photo),
  reply: z.string().nullable(),
  /** Staff have changed the text, for example to remove a telephone number. */
  isEdited: z.boolean(),
  createdAt: z.string(),
});
export type ReviewView = z.infer<typeof reviewView>;

const rating = z.object({
  total: z.int(),
  average: z.number().nullable(),
  distribution: z.array(z.object({ stars: z.int(), count: z.int() })),
});

const reviewList = {
  stars: z.int().min(1).max(5).optional(),
  hasPhotos: z.boolean().optional(),
  sort: z.enum(['newest', 'highest', 'lowest']).default('newest'),
  ...paging,
};

/** A visitor's own review, whatever its state. */
const ownReview = reviewView.extend({ state: reviewState, rejectionReason: z.string().nullable() });

export const staffReview = ownReview.extend({
  targetType: reviewTarget,
  targetId: z.string(),
  targetName: z.string(),
  moderatedBy: z.string().nullable(),
  enteredBy: z.string().nullable(),
  orderNo: z.string().nullable(),
  editedBy: z.string().nullable(),
  updatedAt: z.string(),
  /** Open reports of visitors, oldest first. */
  reports: z.array(z.object({ reason: reportReason, text: z.string(), createdAt: z.string() })),
});

/** A review that staff enter for its author. */
export const enteredReview = z.strictObject({
  targetType: reviewTarget,
  targetId: id,
  author: line(80).meta({ help: 'Visitors see the first name and an initial' }),
  receivedBy: reviewChannel,
  orderNo: orderNo.optional().meta({ help: 'Of a completed order; needed for a tour' }),
  stars: z.int().min(1).max(5),
  text: text(3000),
  travelMonth: yearMonth.nullable(),
});

const photoBytesMax = 10 * 1024 * 1024;

export const reviewEndpoints = {
  'POST /lineReviews/selectInfo': endpoint({
    summary: 'Published reviews of a tour',
    access: 'anyone',
    isRead: true,
    input: z.strictObject({ lineId: id, ...reviewList }),
    output: page(reviewView),
  }),
  'POST /lineReviews/overview': endpoint({
    summary: "A tour's rating: how many reviews gave how many stars",
    access: 'anyone',
    isRead: true,
    input: z.strictObject({ lineId: id }),
    output: rating,
  }),
  'POST /cityReviews/selectInfo': endpoint({
    summary: 'Published reviews of a city',
    access: 'anyone',
    isRead: true,
    input: z.strictObject({ cityId: id, ...reviewList }),
    output: page(reviewView),
  }),
  'POST /cityReviews/overview': endpoint({
    summary: "A city's rating",
    access: 'anyone',
    isRead: true,
    input: z.strictObject({ cityId: id }),
    output: rating,
  }),
  'POST /review/mine': endpoint({
    summary: "The visitor's review of a target, and whether the visitor may write one",
    access: 'visitor',
    input: z.strictObject({ targetType: reviewTarget, targetId: id }),
    output: z.object({ mayReview: z.boolean(), review: ownReview.nullable() }),
  }),
  'POST /review/save': endpoint({
    summary: "Create or change the visitor's review of a target; it then awaits moderation",
    access: 'visitor',
    input: z.strictObject({
      targetType: reviewTarget,
      targetId: id,
      stars: z.int().min(1).max(5),
      text: text(3000),
      travelMonth: yearMonth.nullable(),
      photoIds: z.array(photoId).max(6).default([]),
    }),
    output: ownReview,
  }),
  'POST /review/remove': endpoint({
    summary: "Remove the visitor's review",
    access: 'visitor',
    input: z.strictObject({ targetType: reviewTarget, targetId: id }),
    output: z.null(),
  }),
  'POST /review/photo': endpoint({
    summary: 'Upload a photograph for a review: JPEG, PNG or WebP; it is stored re-encoded',
    access: 'visitor',
    input: noInput,
    output: photo,
    uploadBytesMax: photoBytesMax,
  }),
  'POST /review/report': endpoint({
    summary: 'Report a published review to the staff; who reports is not stored',
    access: 'anyone',
    input: z.strictObject({
      id: z.uuid(),
      reason: reportReason,
      text: z.string().trim().max(500).default(''),
    }),
    output: z.null(),
    limits: { flow: 'review-report', perMinute: 6, concurrency: 4, maxWaiting: 16 },
  }),
  'POST /admin/review/enter': endpoint({
    summary: 'Enter a review that was received another way; it awaits moderation like any other',
    access: { staff: 'commentList.write' },
    input: enteredReview,
    output: staffReview,
  }),
  'POST /admin/review/list': endpoint({
    summary: 'Reviews in any or one state, oldest first',
    access: { staff: 'commentList.read' },
    input: z.strictObject({
      state: reviewState.optional(),
      /** Only reviews with open reports. */
      isReported: z.boolean().optional(),
      targetType: reviewTarget.optional(),
      keyword: z.string().trim().max(100).optional(),
      ...paging,
    }),
    output: page(staffReview),
  }),
  'POST /admin/review/moderate': endpoint({
    summary: 'Publish a review, or reject it with a reason for its author',
    access: { staff: 'commentList.publish' },
    input: z.strictObject({
      id: z.uuid(),
      state: z.enum(['published', 'rejected']),
      reason: text(500).optional().meta({ help: 'Needed to reject' }),
    }),
    output: staffReview,
  }),
  'POST /admin/review/edit': endpoint({
    summary: 'Change the text of a review; visitors see that staff changed it',
    access: { staff: 'commentList.publish' },
    input: z.strictObject({ id: z.uuid(), text: text(3000) }),
    output: staffReview,
  }),
  'POST /admin/review/dismissReports': endpoint({
    summary: 'Close the reports of a review and leave it as it is',
    access: { staff: 'commentList.publish' },
    input: z.strictObject({ id: z.uuid() }),
    output: staffReview,
  }),
  'POST /admin/review/reply': endpoint({
    summary: 'Reply to a review in public; null removes the reply',
    access: { staff: 'commentList.write' },
    input: z.strictObject({ id: z.uuid(), reply: text(1500).nullable() }),
    output: staffReview,
  }),
};

import { recordCatalogueChange } from '@yunyou/database/catalogue/catalogue-change.queries';
import type { Db } from '@yunyou/database/database';
import {
  countReviewsByStars,
  findOwnReview,
  listReviews,
  listReviewsForStaff,
  type ReviewFilter,
  type ReviewTargetType,
  removeReview,
} from '@yunyou/database/visitors/review.queries';
import { toRating } from '@yunyou/domain/reviews/review-rating';
import { ApiError, notFound } from '../api-error.ts';
import { type PageInput, toPage, toSlice } from '../catalogue/paging.ts';
import { handlers } from '../handler.ts';
import { enterReview } from '../reviews/entered-review.ts';
import {
  dismissReports,
  editReview,
  getReview,
  moderateReview,
  replyToReview,
} from '../reviews/moderation.ts';
import { assertTarget, mayReview, saveOwnReview } from '../reviews/own-review.ts';
import { recordReviewEvent } from '../reviews/review-events.ts';
import { storePhoto } from '../reviews/review-photo.ts';
import { reportReview } from '../reviews/review-reports.ts';
import { findPhotosOf, toOwnReview, toReview } from '../reviews/review-views.ts';
import { toOneStaffReview, toStaffReviews } from '../reviews/staff-reviews.ts';
import { actorOf, recordAudit } from '../staff/audit.ts';
import { signedIn, signedInStaff } from '../visitors/signed-in.ts';

export const reviewRoutes = handlers({
  'POST /lineReviews/selectInfo': ({ lineId, stars, hasPhotos, sort, ...paging }, { db }) =>
    publicPage(db, { targetType: 'trip-line', targetId: lineId, stars, hasPhotos }, { sort, ...paging }),

  'POST /lineReviews/overview': ({ lineId }, { db }) => overview(db, 'trip-line', lineId),

  'POST /cityReviews/selectInfo': ({ cityId, stars, hasPhotos, sort, ...paging }, { db }) =>
    publicPage(db, { targetType: 'city', targetId: cityId, stars, hasPhotos }, { sort, ...paging }),

  'POST /cityReviews/overview': ({ cityId }, { db }) => overview(db, 'city', cityId),

  'POST /review/mine': async (target, context) => {
    const { user } = signedIn(context);
    const key = { ...target, userId: user.id };
    await assertTarget(context.db, key);
    const review = await findOwnReview(context.db, key);
    const written = review && { review, author: user.userName };
    return {
      mayReview: await mayReview(context.db, key),
      review: written ? toOwnReview(written, await findPhotosOf(context.db, [written])) : null,
    };
  },

  'POST /review/save': async (input, context) => {
    const { user } = signedIn(context);
    const written = { review: await saveOwnReview(context, user.id, input), author: user.userName };
    return toOwnReview(written, await findPhotosOf(context.db, [written]));
  },

  'POST /review/remove': async (target, context) => {
    const key = { ...target, userId: signedIn(context).user.id };
    await context.transaction(async (db) => {
      const state = await removeReview(db, key);
      if (!state) throw notFound('review');
      if (state === 'published') await recordCatalogueChange(db);
    });
    return null;
  },

  'POST /review/photo': async (_, context) => {
    const { user } = signedIn(context);
    if (!context.upload) {
      const message = 'Send the photograph in the field "file"';
      throw new ApiError('BAD_INPUT', { message, fields: [{ field: 'file', message }] });
    }
    return storePhoto(context, user.id, context.upload.content);
  },

  'POST /admin/review/enter': async (entered, context) =>
    context.transaction(async (db) => {
      const review = await enterReview(db, { ...entered, staff: actorOf(context) });
      await recordAudit(db, actorOf(context), {
        action: 'review.enter',
        entity: 'review',
        entityId: review.review.id,
        after: entered,
      });
      await recordReviewEvent(db, review.review, context.now());
      return toOneStaffReview(db, review);
    }),

  'POST /review/report': async (report, context) => {
    await reportReview(context, report);
    return null;
  },

  'POST /admin/review/list': async ({ state, isReported, targetType, keyword, ...paging }, { db }) => {
    const filter = { state, isReported, targetType, keyword };
    const found = await listReviewsForStaff(db, filter, toSlice(paging));
    const views = await toStaffReviews(db, found.rows);
    return toPage(paging, { rows: views, total: found.total }, (view) => view);
  },

  'POST /admin/review/edit': async ({ id, text }, context) => {
    const staffName = signedInStaff(context).staff.name;
    return context.transaction(async (db) => {
      const before = await getReview(db, id);
      const review = await editReview(db, { id, text, staffName });
      await recordAudit(db, actorOf(context), {
        action: 'review.edit',
        entity: 'review',
        entityId: id,
        before: { text: before.review.text },
        after: { text: review.review.text },
      });
      await recordCatalogueChange(db);
      return toOneStaffReview(db, review);
    });
  },

  'POST /admin/review/dismissReports': async ({ id }, context) =>
    context.transaction(async (db) => {
      const review = await dismissReports(db, { id, now: context.now() });
      const action = 'review.dismissReports';
      await recordAudit(db, actorOf(context), { action, entity: 'review', entityId: id });
      return toOneStaffReview(db, review);
    }),

  'POST /admin/review/moderate': async (decision, context) => {
    const staffName = signedInStaff(context).staff.name;
    return context.transaction(async (db) => {
      const review = await moderateReview(db, { ...decision, staffName, now: context.now() });
      await recordAudit(db, actorOf(context), {
        action: 'review.moderate',
        entity: 'review',
        entityId: decision.id,
        after: decision,
      });
      await recordReviewEvent(db, review.review, context.now());
      await recordCatalogueChange(db); // invalidates cached pages that show it
      return toOneStaffReview(db, review);
    });
  },

  'POST /admin/review/reply': async (answer, context) => {
    const staffName = signedInStaff(context).staff.name;
    return context.transaction(async (db) => {
      const review = await replyToReview(db, { ...answer, staffName, now: context.now() });
      await recordAudit(db, actorOf(context), {
        action: 'review.reply',
        entity: 'review',
        entityId: answer.id,
        after: answer,
      });
      await recordCatalogueChange(db);
      return toOneStaffReview(db, review);
    });
  },
});

async function publicPage(
  db: Db,
  filter: ReviewFilter,
  { sort, ...paging }: PageInput & { sort: 'newest' | 'highest' | 'lowest' },
) {
  await assertTarget(db, filter);
  const found = await listReviews(db, filter, sort, toSlice(paging));
  const photos = await findPhotosOf(db, found.rows);
  return toPage(paging, found, (row) => toReview(row, photos));
}

async function overview(db: Db, targetType: ReviewTargetType, targetId: string) {
  await assertTarget(db, { targetType, targetId });
  return toRating(await countReviewsByStars(db, { targetType, targetId }));
}

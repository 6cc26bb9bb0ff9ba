import { randomUUID } from 'node:crypto';
import type { HandlerInput } from '@yunyou/contract/endpoints';
import { findPublished } from '@yunyou/database/catalogue/catalogue.queries';
import { recordCatalogueChange } from '@yunyou/database/catalogue/catalogue-change.queries';
import type { Db } from '@yunyou/database/database';
import { hasCompletedOrder } from '@yunyou/database/orders/order.queries';
import { lockUntilCommit } from '@yunyou/database/system/advisory-lock.queries';
import {
  countReviewSaves,
  findOwnReview,
  type OwnReviewKey,
  type ReviewRow,
  recordReviewSave,
  saveReview,
} from '@yunyou/database/visitors/review.queries';
import { attachPhotos } from '@yunyou/database/visitors/review-photo.queries';
import { cleanReviewText, reviewsPerDay, reviewTextMin } from '@yunyou/domain/reviews/review-text';
import { chinaNow } from '@yunyou/domain/time/china-time';
import { ApiError, notFound } from '../api-error.ts';
import type { Services } from '../handler.ts';
import { recordReviewEvent } from './review-events.ts';

const dayMs = 86_400_000;

/** Returns whether a user may review a target: a tour after a completed order, a city always. */
export async function mayReview(db: Db, { userId, targetType, targetId }: OwnReviewKey): Promise<boolean> {
  return targetType === 'city' || (await hasCompletedOrder(db, userId, targetId));
}

export async function assertTarget(db: Db, { targetType, targetId }: Omit<OwnReviewKey, 'userId'>) {
  if (!(await findPublished(db, targetType, targetId))) {
    throw notFound(targetType === 'city' ? 'city' : 'tour');
  }
}

/** Creates or changes the visitor's only review of a target; it is pending until staff moderate it. */
export async function saveOwnReview(
  services: Services,
  userId: string,
  { targetType, targetId, stars, text, travelMonth, photoIds }: HandlerInput<'POST /review/save'>,
): Promise<ReviewRow> {
  const key = { userId, targetType, targetId };
  const now = services.now();
  await assertTarget(services.db, key);
  const words = { stars, text: checkText(text), travelMonth: checkMonth(travelMonth, now) };
  if (!(await mayReview(services.db, key))) throw new ApiError('NOT_TRAVELLED');
  return services.transaction(async (db) => {
    await assertReviewSaves(db, userId, now);
    const before = await findOwnReview(db, key);
    if (before?.state === 'published') await recordCatalogueChange(db); // cached pages must stop showing it until it is moderated again
    const saved = await saveReview(db, key, {
      id: randomUUID(),
      words: { ...words, verified: targetType === 'trip-line' },
      now,
    });
    const attached = await attachPhotos(db, { reviewId: saved.id, userId, photoIds });
    if (attached < new Set(photoIds).size)
      throw badField('photoIds', 'One of the photographs does not exist');
    await recordReviewSave(db, { id: randomUUID(), userId, savedAt: now });
    await recordReviewEvent(db, saved, now);
    return saved;
  });
}

/** Throws TOO_MANY above the daily limit. Its lock makes concurrent saves of one visitor count one after another. */
async function assertReviewSaves(db: Db, userId: string, now: Date): Promise<void> {
  await lockUntilCommit(db, `review saves of ${userId}`);
  if ((await countReviewSaves(db, userId, new Date(now.getTime() - dayMs))) < reviewsPerDay) return;
  throw new ApiError('TOO_MANY', {
    message: 'That is a lot of reviews for one day. Please go on tomorrow.',
    retryAfterSeconds: 3600,
  });
}

export function checkText(text: string): string {
  const clean = cleanReviewText(text);
  if (clean.length < reviewTextMin) throw badField('text', `Write at least ${reviewTextMin} characters`);
  return clean;
}

export function checkMonth(travelMonth: string | null, now: Date): string | null {
  if (travelMonth && travelMonth > chinaNow(now).date.slice(0, 7)) {
    throw badField('travelMonth', 'This month is in the future');
  }
  return travelMonth;
}

function badField(field: string, message: string): ApiError {
  return new ApiError('BAD_INPUT', { message, fields: [{ field, message }] });
}

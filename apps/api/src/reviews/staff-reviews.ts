import { listPublishedByIds } from '@yunyou/database/catalogue/catalogue.queries';
import type { Db } from '@yunyou/database/database';
import { findPhotosOf, findReportsOf, toStaffReview, type WrittenReview } from './review-views.ts';

/** Maps reviews for staff, with their photographs, open reports and the names of their targets. */
export async function toStaffReviews(db: Db, written: readonly WrittenReview[]) {
  // One after the other: a transaction has one connection.
  const photos = await findPhotosOf(db, written);
  const reports = await findReportsOf(db, written);
  const nameOf = await nameTargets(db, written);
  return written.map((one) => toStaffReview(one, { photos, reports, targetName: nameOf(one) }));
}

export async function toOneStaffReview(db: Db, written: WrittenReview) {
  const [view] = await toStaffReviews(db, [written]);
  if (!view) throw new Error('One review has one view');
  return view;
}

async function nameTargets(db: Db, written: readonly WrittenReview[]) {
  const names = new Map<string, string>();
  for (const type of ['city', 'trip-line'] as const) {
    const ids = written
      .filter(({ review }) => review.targetType === type)
      .map(({ review }) => review.targetId);
    for (const { id, doc } of await listPublishedByIds(db, type, [...new Set(ids)])) {
      names.set(`${type}/${id}`, doc.name);
    }
  }
  return ({ review }: WrittenReview) =>
    names.get(`${review.targetType}/${review.targetId}`) ?? review.targetId;
}

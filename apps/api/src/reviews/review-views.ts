import type { Db } from '@yunyou/database/database';
import type { ReviewRow } from '@yunyou/database/visitors/review.queries';
import { listPhotos, type PhotoRow } from '@yunyou/database/visitors/review-photo.queries';

import { listOpenReports, type ReportRow } from '@yunyou/database/visitors/review-report.queries';

export interface WrittenReview {
  review: ReviewRow;
  author: string;
}

/** Returns the first name and the initial of the last name. */
function publicName(userName: string): string {
  const [first = 'Traveller', ...rest] = userName.trim().split(/\s+/);
  const last = rest.at(-1);
  return last ? `${first} ${String.fromCodePoint(last.codePointAt(0) ?? 46).toUpperCase()}.` : first;
}

export async function findPhotosOf(db: Db, written: readonly WrittenReview[]) {
  const photos = await listPhotos(
    db,
    written.map(({ review }) => review.id),
  );
  return Map.groupBy(photos, (photo) => photo.reviewId ?? '');
}

/** Maps a review for all visitors. */
export function toReview({ review, author }: WrittenReview, photos: ReadonlyMap<string, PhotoRow[]>) {
  const { id, stars, text, travelMonth, verified, receivedBy, reply, editedBy, createdAt } = review;
  return {
    id,
    author: publicName(author),
    stars,
    text,
    travelMonth,
    verified,
    receivedBy,
    reply,
    isEdited: editedBy !== null,
    photos: (photos.get(id) ?? []).map(({ id: photoId, width, height }) => ({ id: photoId, width, height })),
    createdAt: createdAt.toISOString(),
  };
}

/** Maps a review for its author. */
export function toOwnReview(written: WrittenReview, photos: ReadonlyMap<string, PhotoRow[]>) {
  const { state, rejectionReason } = written.review;
  return { ...toReview(written, photos), state, rejectionReason };
}

export async function findReportsOf(db: Db, written: readonly WrittenReview[]) {
  const reports = await listOpenReports(
    db,
    written.map(({ review }) => review.id),
  );
  return Map.groupBy(reports, ({ reviewId }) => reviewId);
}

interface StaffDetails {
  photos: ReadonlyMap<string, PhotoRow[]>;
  reports: ReadonlyMap<string, ReportRow[]>;
  targetName: string;
}

/** Maps a review for staff. */
export function toStaffReview(written: WrittenReview, { photos, reports, targetName }: StaffDetails) {
  const { id, targetType, targetId, moderatedBy, enteredBy, orderNo, editedBy, updatedAt } = written.review;
  return {
    ...toOwnReview(written, photos),
    author: written.author,
    targetType,
    targetId,
    targetName,
    moderatedBy,
    enteredBy,
    orderNo,
    editedBy,
    updatedAt: updatedAt.toISOString(),
    reports: (reports.get(id) ?? []).map(({ reason, text, createdAt }) => ({
      reason,
      text,
      createdAt: createdAt.toISOString(),
    })),
  };
}

import type { Db } from '@yunyou/database/database';
import { listPhotos, type PhotoRow, type ReviewRow } from '@yunyou/database/visitors/review.queries';

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
  const { id, stars, text, travelMonth, verified, receivedBy, reply, createdAt } = review;
  return {
    id,
    author: publicName(author),
    stars,
    text,
    travelMonth,
    verified,
    receivedBy,
    reply,
    photos: (photos.get(id) ?? []).map(({ id: photoId, width, height }) => ({ id: photoId, width, height })),
    createdAt: createdAt.toISOString(),
  };
}

/** Maps a review for its author. */
export function toOwnReview(written: WrittenReview, photos: ReadonlyMap<string, PhotoRow[]>) {
  const { state, rejectionReason } = written.review;
  return { ...toReview(written, photos), state, rejectionReason };
}

/** Maps a review for staff. */
export function toStaffReview(
  written: WrittenReview,
  photos: ReadonlyMap<string, PhotoRow[]>,
  targetName: string,
) {
  const { targetType, targetId, moderatedBy, enteredBy, orderNo, updatedAt } = written.review;
  return {
    ...toOwnReview(written, photos),
    author: written.author,
    targetType,
    targetId,
    targetName,
    moderatedBy,
    enteredBy,
    orderNo,
    updatedAt: updatedAt.toISOString(),
  };
}

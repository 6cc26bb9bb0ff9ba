import { and, count, eq, gt, inArray, isNull, lt, notInArray, or } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { review, reviewPhoto } from '../tables/review.table.ts';

export type PhotoRow = typeof reviewPhoto.$inferSelect;

export async function addPhoto(db: Db, photo: typeof reviewPhoto.$inferInsert): Promise<void> {
  await db.insert(reviewPhoto).values(photo);
}

export async function removePhoto(db: Db, id: string): Promise<void> {
  await db.delete(reviewPhoto).where(eq(reviewPhoto.id, id));
}

export async function countPhotosSince(db: Db, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(reviewPhoto)
    .where(and(eq(reviewPhoto.userId, userId), gt(reviewPhoto.createdAt, since)));
  return row?.total ?? 0;
}

/** Finds the owner of a photograph, and whether its review is published. */
export async function findPhoto(
  db: Db,
  id: string,
): Promise<{ userId: string; isPublished: boolean } | undefined> {
  const [row] = await db
    .select({ userId: reviewPhoto.userId, state: review.state })
    .from(reviewPhoto)
    .leftJoin(review, eq(review.id, reviewPhoto.reviewId))
    .where(eq(reviewPhoto.id, id));
  return row && { userId: row.userId, isPublished: row.state === 'published' };
}

export async function listPhotos(db: Db, reviewIds: readonly string[]): Promise<PhotoRow[]> {
  if (reviewIds.length === 0) return [];
  return db
    .select()
    .from(reviewPhoto)
    .where(inArray(reviewPhoto.reviewId, [...reviewIds]))
    .orderBy(reviewPhoto.reviewId, reviewPhoto.position, reviewPhoto.id);
}

/**
 * Sets the photographs of a review, in this order. Only photographs of the visitor that belong to no other review are
 * attached. Returns how many were.
 */
export async function attachPhotos(
  db: Db,
  { reviewId, userId, photoIds }: { reviewId: string; userId: string; photoIds: readonly string[] },
): Promise<number> {
  await db
    .update(reviewPhoto)
    .set({ reviewId: null })
    .where(
      and(
        eq(reviewPhoto.reviewId, reviewId),
        photoIds.length ? notInArray(reviewPhoto.id, [...photoIds]) : undefined,
      ),
    );
  let attached = 0;
  for (const [position, id] of photoIds.entries()) {
    const changed = await db
      .update(reviewPhoto)
      .set({ reviewId, position })
      .where(
        and(
          eq(reviewPhoto.id, id),
          eq(reviewPhoto.userId, userId),
          or(isNull(reviewPhoto.reviewId), eq(reviewPhoto.reviewId, reviewId)),
        ),
      )
      .returning({ id: reviewPhoto.id });
    attached += changed.length;
  }
  return attached;
}

/** Removes photographs without a review that are older than `before`. Returns their ids: the caller removes the files. */
export async function removeUnattachedPhotos(db: Db, before: Date): Promise<string[]> {
  const removed = await db
    .delete(reviewPhoto)
    .where(and(isNull(reviewPhoto.reviewId), lt(reviewPhoto.createdAt, before)))
    .returning({ id: reviewPhoto.id });
  return removed.map((row) => row.id);
}

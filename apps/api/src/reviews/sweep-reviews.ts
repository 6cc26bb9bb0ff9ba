import { removeLoosePhotos, removeOldReviewSaves } from '@yunyou/database/visitors/review.queries';
import type { Services } from '../handler.ts';
import { removePhotoFiles } from './review-photo.ts';

const dayMs = 86_400_000;

/** Photographs that no review took up within a day, and what is counted for a day only. */
export async function sweepReviews(services: Services): Promise<void> {
  const yesterday = new Date(services.now().getTime() - dayMs);
  for (const id of await removeLoosePhotos(services.db, yesterday)) await removePhotoFiles(services, id);
  await removeOldReviewSaves(services.db, yesterday);
}

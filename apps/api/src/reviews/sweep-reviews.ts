import { removeOldReviewSaves } from '@yunyou/database/visitors/review.queries';
import { removeUnattachedPhotos } from '@yunyou/database/visitors/review-photo.queries';
import type { Services } from '../handler.ts';
import { removePhotoFiles } from './review-photo.ts';

const dayMs = 86_400_000;

/** Removes photographs that no review used within a day, and save counts older than a day. */
export async function sweepReviews(services: Services): Promise<void> {
  const yesterday = new Date(services.now().getTime() - dayMs);
  for (const id of await removeUnattachedPhotos(services.db, yesterday)) await removePhotoFiles(services, id);
  await removeOldReviewSaves(services.db, yesterday);
}

import { randomBytes } from 'node:crypto';
import type { Db } from '@yunyou/database/database';
import { lockUntilCommit } from '@yunyou/database/system/advisory-lock.queries';
import { addPhoto, countPhotosSince, removePhoto } from '@yunyou/database/visitors/review-photo.queries';
import { ApiError } from '../api-error.ts';
import type { Services } from '../handler.ts';
import { encodeUpload } from '../pictures/encode-upload.ts';

const photosPerDay = 40;
const dayMs = 86_400_000;

/** Staff can unpublish a photograph. */
export const photoCacheSeconds = 300;

export const photoSizes = { large: 1600, small: 480 } as const;
export type PhotoSize = keyof typeof photoSizes;
export const photoKey = (id: string, size: PhotoSize) => `reviews/${id}/${size}.webp`;

/** Stores a photograph in two sizes, re-encoded upright and without metadata (place, time, camera). */
export async function storePhoto(services: Services, userId: string, file: Buffer) {
  const now = services.now();
  await assertPhotos(services.db, userId, now); // before the work of encoding
  const { large, small, width, height } = await encodeUpload(services.pictures, {
    task: 'encodeReviewPhoto',
    content: file,
    types: ['jpeg', 'png', 'webp'],
    options: { largeEdge: photoSizes.large, smallEdge: photoSizes.small },
  });
  const id = randomBytes(16).toString('hex');
  await services.transaction(async (db) => {
    await lockUntilCommit(db, `photographs of ${userId}`);
    await assertPhotos(db, userId, now); // concurrent uploads may have reached the limit meanwhile
    await addPhoto(db, { id, userId, width, height, createdAt: now });
  });
  try {
    const description = { contentType: 'image/webp', cacheControl: `public, max-age=${photoCacheSeconds}` };
    await services.uploads.put(photoKey(id, 'large'), large, description);
    await services.uploads.put(photoKey(id, 'small'), small, description);
  } catch (error) {
    await removePhoto(services.db, id);
    throw error;
  }
  return { id, width, height };
}

async function assertPhotos(db: Db, userId: string, now: Date): Promise<void> {
  if ((await countPhotosSince(db, userId, new Date(now.getTime() - dayMs))) < photosPerDay) return;
  throw new ApiError('TOO_MANY', { message: 'That is a lot of photographs for one day.' });
}

export async function removePhotoFiles(services: Pick<Services, 'uploads'>, id: string): Promise<void> {
  await services.uploads.remove(photoKey(id, 'large'));
  await services.uploads.remove(photoKey(id, 'small'));
}

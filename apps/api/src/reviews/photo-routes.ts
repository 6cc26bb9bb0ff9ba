import { findPhoto } from '@yunyou/database/visitors/review-photo.queries';
import { hasPermission } from '@yunyou/domain/staff/permissions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../api-error.ts';
import type { Services } from '../handler.ts';
import { findCaller } from '../http/callers.ts';
import { redirectToStore } from '../uploads/redirect-to-store.ts';
import { type PhotoSize, photoCacheSeconds, photoKey, photoSizes } from './review-photo.ts';

/** Serves photographs of reviews: published ones to all visitors, pending ones to their author and to staff. */
export function registerReviewPhotos(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string; size: string } }>(
    '/review/photo/:id/:size',
    { schema: { hide: true } },
    async (request, reply) => {
      const { id, size } = request.params;
      if (!/^[a-f0-9]{32}$/.test(id) || !isSize(size)) throw notFound('photograph');
      const photo = await findPhoto(services.db, id);
      if (!photo || !(photo.isPublished || (await maySee(request, photo.userId, services)))) {
        throw notFound('photograph');
      }
      const key = photoKey(id, size);
      const isRedirected =
        photo.isPublished &&
        (await redirectToStore(request, reply, {
          uploads: services.uploads,
          key,
          cacheSecondsMax: photoCacheSeconds,
        }));
      if (isRedirected) return reply;
      const content = await services.uploads.get(key);
      if (!content) throw notFound('photograph');
      return reply
        .type('image/webp')
        .header('cache-control', photo.isPublished ? `public, max-age=${photoCacheSeconds}` : 'no-store')
        .send(content);
    },
  );
}

/** Returns whether the caller may see a pending photograph: its author and staff may. */
async function maySee(request: FastifyRequest, userId: string, services: Services): Promise<boolean> {
  if ('user-token' in request.headers) {
    return (await findCaller(request, { access: 'visitor' }, services)).visitor?.user.id === userId;
  }
  const { staff } = await findCaller(request, { access: 'staff' }, services);
  return staff !== undefined && !staff.mustEnrol && hasPermission(staff.grants, 'commentList.read');
}

const isSize = (value: string): value is PhotoSize => Object.hasOwn(photoSizes, value);

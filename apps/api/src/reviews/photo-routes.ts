import { findPhoto } from '@yunyou/database/review.queries';
import { mayDo } from '@yunyou/domain/permissions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, notFound } from '../api-error.ts';
import type { Services } from '../handler.ts';
import { findCaller } from '../http/callers.ts';
import { readingForm } from '../http/uploads.ts';
import { keepPhoto, type PhotoSize, photoBytesMax, photoKey, photoSizes } from './review-photo.ts';

/** Photographs travel as files, which the contract's JSON calls cannot carry. Their answers are the same envelope. */
export function registerPhotoRoutes(app: FastifyInstance, services: Services): void {
  app.post(
    '/review/photo',
    {
      schema: { hide: true },
      config: { rateLimit: { max: services.settings.UPLOAD_LIMIT, timeWindow: 60_000 } },
    },
    async (request, reply) => {
      const { visitor } = await findCaller(request, 'visitor', services);
      if (!visitor) throw new ApiError('NOT_SIGNED_IN');
      const file = await readingForm(() => readFile(request));
      const data = await keepPhoto(services, visitor.user.id, file);
      return reply.header('cache-control', 'no-store').send({ code: 200, message: 'ok', data });
    },
  );
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
      const content = await services.uploads.get(photoKey(id, size));
      if (!content) throw notFound('photograph');
      return reply
        .type('image/webp')
        .header('cache-control', photo.isPublished ? 'public, max-age=300' : 'no-store')
        .send(content);
    },
  );
}

async function readFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart())
    throw new ApiError('UNSUPPORTED_MEDIA', { message: 'Send the file as form data.' });
  const file = await request.file({
    limits: { fileSize: photoBytesMax, files: 1, fields: 0, parts: 1, headerPairs: 20 },
  });
  if (file?.fieldname !== 'photo') {
    const message = 'Send one file in the field "photo"';
    throw new ApiError('BAD_INPUT', { message, fields: [{ field: 'photo', message }] });
  }
  return file.toBuffer(); // rejects with 413 above the limit
}

/** Before it is published, its owner and staff. */
async function maySee(request: FastifyRequest, userId: string, services: Services): Promise<boolean> {
  if ('user-token' in request.headers) {
    return (await findCaller(request, 'visitor', services)).visitor?.user.id === userId;
  }
  const { staff } = await findCaller(request, 'staff', services);
  return staff !== undefined && mayDo(staff.grants, 'commentList.read');
}

const isSize = (value: string): value is PhotoSize => Object.hasOwn(photoSizes, value);
